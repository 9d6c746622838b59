import type { Dispose } from '../dispose/disposables';
import { toJson } from '../json/toJson';
import type { Clock } from '../scope/clock';
import type { Guard } from '../scope/guard';
import type { NetworkLog, Outcome } from './createNetworkLog';
import { createTextReader } from './createTextReader';

type FetchWindow = { fetch: typeof fetch };

/** Texts of answers that went well are read together, this much later: milliseconds. */
const putOffMs = 1000;

/**
 * Logs the page's `fetch`. The page gets the original response, and failures reach it unchanged; a body is
 * read from a clone, within limits, so that streams are never delayed (see `createTextReader`).
 */
export function patchFetch(window: FetchWindow, log: NetworkLog, guard: Guard, clock: Clock): Dispose {
  const plain = window.fetch;
  const texts = createTextReader(clock);
  let isActive = true;
  let stopTimer: Dispose | undefined;
  const readSoon = () => {
    stopTimer ??= clock.after(putOffMs, () => {
      stopTimer = undefined;
      log.readTexts();
    });
  };
  const begin = guard.wrap((input: RequestInfo | URL, init: RequestInit | undefined) => {
    const request = typeof input === 'object' && 'headers' in input ? input : undefined;
    const address = typeof input === 'string' ? input : 'url' in input ? input.url : input.href;
    return log.open({
      url: toAbsoluteUrl(address),
      method: (init?.method ?? request?.method ?? 'GET').toUpperCase(),
      at: clock.now(),
      headers: toHeaderPairs(init?.headers ?? request?.headers),
      payload: toBodyText(init?.body),
    });
  });
  const observe = guard.wrap((response: Response, close: (outcome: Outcome) => void) => {
    const { ok: success, status, statusText } = response;
    const done = (responseText?: string, readText?: () => void) => {
      close({ success, status, statusText, responseText, readText });
      if (readText) readSoon();
    };
    // What went wrong may be reported at once.
    texts.read(response, done, success);
  });
  const patched: typeof fetch = function (this: unknown, ...args) {
    const close = isActive ? begin(...args) : undefined;
    const answer = Reflect.apply(plain, this, args);
    if (!close) return answer;
    return answer.then(
      (response) => {
        observe(response, close);
        return response;
      },
      (error: unknown) => {
        close({ success: false, statusText: error instanceof Error ? error.message : String(error) });
        throw error;
      },
    );
  };
  window.fetch = patched;
  return () => {
    isActive = false;
    stopTimer?.();
    texts.dispose();
    if (window.fetch === patched) window.fetch = plain;
  };
}

function toAbsoluteUrl(url: string): string {
  try {
    return new URL(url, document.baseURI).href;
  } catch {
    return url;
  }
}

/** A `Headers` object, a list of pairs or a plain object, as pairs. */
export function toHeaderPairs(headers: HeadersInit | undefined): [string, string][] {
  if (!headers) return [];
  if (headers instanceof Headers) return [...headers.entries()];
  return Array.isArray(headers)
    ? headers.map(([name, value]) => [String(name), String(value)])
    : Object.entries(headers).map(([name, value]) => [name, String(value)]);
}

/** The text of a request's body; a placeholder for files and streams, which are not read. */
export function toBodyText(body: unknown): string | undefined {
  if (body === null || body === undefined) return undefined;
  if (typeof body === 'string') return body;
  if (body instanceof URLSearchParams) return body.toString();
  if (body instanceof FormData) {
    const entries = [...body.entries()].map(([name, value]) => [
      name,
      typeof value === 'string' ? value : `[${value.type}]`,
    ]);
    return toJson(Object.fromEntries(entries));
  }
  return '<content_type_not_supported>';
}
