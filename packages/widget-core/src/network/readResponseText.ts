import { maxCapturedTextBytes } from '@adlane/contract/constants';
import { isCapturedType, placeholder } from './redact';

/** A body that comes slower than this is left to the page alone. */
const maxReadMs = 5000;

/**
 * Reads a copy of the response's text. Only text, xml and json of known, small enough or unknown length are copied; the
 * copy is dropped as soon as it grows over the limit or takes too long, so that the page's own reading and cancelling of
 * a stream is not held up by ours.
 */
export function readResponseText(response: Response, done: (text: string | undefined) => void): void {
  const type = response.headers.get('content-type');
  const length = Number(response.headers.get('content-length') ?? 0);
  if (response.type === 'opaque' || response.body === null || response.bodyUsed) return done(undefined);
  if (!isCapturedType(type)) return done(placeholder.contentType);
  if (length > maxCapturedTextBytes) return done(placeholder.tooLarge);
  done(placeholder.stillOpen);
  const copy = response.clone();
  void readAtMost(copy).then((text) => {
    if (text !== undefined) done(text);
  });
}

/** Undefined where the request was aborted on the way: it stays open in the log. */
async function readAtMost(response: Response): Promise<string | undefined> {
  const reader = response.body?.getReader();
  if (!reader) return '';
  const decoder = new TextDecoder();
  const timeout = setTimeout(() => void reader.cancel().catch(() => undefined), maxReadMs);
  let text = '';
  let size = 0;
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return text + decoder.decode();
      size += value.byteLength;
      if (size > maxCapturedTextBytes) {
        void reader.cancel().catch(() => undefined);
        return placeholder.tooLarge;
      }
      text += decoder.decode(value, { stream: true });
    }
  } catch {
    return undefined;
  } finally {
    clearTimeout(timeout);
  }
}
