import type { Dispose } from '../dispose/disposables';
import { toJson } from '../json/toJson';
import { describeReason } from '../logs/describe';
import { readProperty } from '../page/readProperty';
import type { Clock } from '../scope/clock';
import type { Guard } from '../scope/guard';
import { replaceProperty } from '../scope/replaceProperty';
import type { NetworkLog, Outcome } from './createNetworkLog';
import { createTextReader } from './createTextReader';
import { toAddress, toPlainText } from './toPlainText';

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
    // Options may be a request, of which the browser's own getters answer.
    const read = (name: 'method' | 'headers' | 'body') =>
      typeof Request === 'function' && init instanceof Request
        ? init[name]
        : readProperty(Object(init), name);
    return log.open({
      url: toAbsoluteUrl(request?.url ?? toAddress(input)),
      method: toPlainText(read('method') ?? request?.method ?? 'GET').toUpperCase(),
      at: clock.now(),
      headers: toHeaderPairs(read('headers') ?? request?.headers),
      payload: toBodyText(read('body')),
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
        close({ success: false, statusText: describeReason(error) });
        throw error;
      },
    );
  };
  replaceProperty(window, 'fetch', patched);
  return () => {
    isActive = false;
    stopTimer?.();
    texts.dispose();
    if (window.fetch === patched) replaceProperty(window, 'fetch', plain);
  };
}

/** An address as the browser resolves it; one that is invalid stays as it is. */
export function toAbsoluteUrl(url: string): string {
  try {
    return new URL(url, document.baseURI).href;
  } catch {
    return url;
  }
}

/** A `Headers` object, a list of pairs or a plain object, as pairs. */
export function toHeaderPairs(headers: unknown): [string, string][] {
  if (typeof Headers === 'function' && headers instanceof Headers) return [...headers.entries()];
  return Array.isArray(headers)
    ? headers.map(([name, value]) => [toPlainText(name), toPlainText(value)])
    : Object.keys(Object(headers)).map((name) => [name, toPlainText(readProperty(Object(headers), name))]);
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
