import { maxCapturedTextBytes } from '@adlane/contract/constants';
import type { Dispose } from '../dispose/disposables';
import type { Clock } from '../scope/clock';
import { isCapturedType, placeholder } from './capturedText';

/**
 * A body that comes slower than this, or than twice this, is left to the page alone: one timer looks after all. A page
 * that cancels a stream waits for our copy's end, too.
 */
const maxReadMs = 500;
/** Bytes of a body that is read in one go: even where they were packed to a tenth, the text is none too large. */
const maxWholeBytes = maxCapturedTextBytes / 10;

type TextDone = (text: string | undefined, readText?: () => void) => void;

export type TextReader = {
  /**
   * Reads a copy of the response's text. Only text, xml and json of known, small enough or unknown length are
   * copied; the copy is dropped as soon as it exceeds the limit or takes too long, so that it never delays
   * the page's reading or canceling of a stream. If it may wait, a small body of known length is returned
   * with its reader and read later.
   */
  readonly read: (response: Response, done: TextDone, mayWait?: boolean) => void;
  readonly dispose: Dispose;
};

type Reader = ReadableStreamDefaultReader<Uint8Array>;

export function createTextReader({ after }: Pick<Clock, 'after'>): TextReader {
  let fresh = new Set<Reader>();
  let old = new Set<Reader>();
  let stopTimer: Dispose | undefined;
  const leave = (reader: Reader) => void reader.cancel().catch(() => undefined);
  const sweep = () => {
    old.forEach(leave);
    old = fresh;
    fresh = new Set();
    stopTimer = old.size > 0 ? after(maxReadMs, sweep) : undefined;
  };
  const readAtMost = async ({ body }: Response) => {
    const reader = body?.getReader();
    if (!reader) return '';
    fresh.add(reader);
    stopTimer ??= after(maxReadMs, sweep);
    const decoder = new TextDecoder();
    let text = '';
    let size = 0;
    try {
      for (;;) {
        const { done, value } = await reader.read();
        if (done) return text + decoder.decode();
        size += value.byteLength;
        if (size > maxCapturedTextBytes) {
          leave(reader);
          return placeholder.tooLarge;
        }
        text += decoder.decode(value, { stream: true });
      }
    } finally {
      fresh.delete(reader);
      old.delete(reader);
    }
  };
  return {
    read(response, done, mayWait) {
      const { headers } = response;
      // Asking a response for its `body` would make it a stream, which the page then pays for.
      if (response.type === 'opaque' || response.bodyUsed) return done(undefined);
      if (!isCapturedType(headers.get('content-type'))) return done(placeholder.contentType);
      const length = headers.get('content-length');
      const bytes = Number(length);
      if (bytes > maxCapturedTextBytes) return done(placeholder.tooLarge);
      const copy = response.clone();
      const isSmall = length !== null && bytes <= maxWholeBytes;
      // Where the request is aborted on the way it stays open in the log.
      const readText = () =>
        void (isSmall ? copy.text() : readAtMost(copy)).then(
          (text) => done(text),
          () => undefined,
        );
      if (mayWait && isSmall) return done(placeholder.stillOpen, readText);
      done(placeholder.stillOpen);
      readText();
    },
    dispose() {
      stopTimer?.();
      for (const reader of [...fresh, ...old]) leave(reader);
    },
  };
}
