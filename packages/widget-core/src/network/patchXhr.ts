import { maxCapturedTextBytes } from '@adlane/contract/constants';
import { createDisposables, type Dispose } from '../dispose/disposables';
import { toJson } from '../json/toJson';
import type { Guard } from '../scope/guard';
import { patchMethod } from '../scope/patchMethod';
import { isCapturedType, limitText, placeholder } from './capturedText';
import type { NetworkLog, Outcome } from './createNetworkLog';
import { toAbsoluteUrl, toBodyText } from './patchFetch';
import { toAddress, toPlainText } from './toPlainText';

type Opened = { readonly method: string; readonly url: string; readonly headers: [string, string][] };

/** Logs the page's `XMLHttpRequest`s. */
export function patchXhr(
  { XMLHttpRequest }: { readonly XMLHttpRequest: typeof globalThis.XMLHttpRequest },
  log: NetworkLog,
  guard: Guard,
  now: () => number,
): Dispose {
  const opened = new WeakMap<XMLHttpRequest, Opened>();
  const remember = guard.wrap((request: XMLHttpRequest, method: unknown, url: unknown) =>
    opened.set(request, {
      method: toPlainText(method).toUpperCase(),
      url: toAbsoluteUrl(toAddress(url)),
      headers: [],
    }),
  );
  const rememberHeader = guard.wrap((request: XMLHttpRequest, name: unknown, value: unknown) =>
    opened.get(request)?.headers.push([toPlainText(name), toPlainText(value)]),
  );
  const begin = guard.wrap((request: XMLHttpRequest, body: unknown) => {
    const start = opened.get(request);
    const close = start && log.open({ ...start, at: now(), payload: toBodyText(body) });
    if (close)
      request.addEventListener(
        'loadend',
        guard.wrap(({ loaded }: ProgressEvent) => close(readOutcome(request, loaded))),
        { once: true },
      );
  });
  const disposables = createDisposables();
  const { prototype } = XMLHttpRequest;
  disposables.add(patchMethod(prototype, 'open', (request, [method, url]) => remember(request, method, url)));
  disposables.add(
    patchMethod(prototype, 'setRequestHeader', (request, [name, value]) =>
      rememberHeader(request, name, value),
    ),
  );
  disposables.add(patchMethod(prototype, 'send', (request, [body]) => begin(request, body)));
  return disposables.dispose;
}

function readOutcome(request: XMLHttpRequest, bytes: number): Outcome {
  const { status, statusText } = request;
  return {
    success: status >= 200 && status < 400,
    status,
    statusText,
    responseText: status === 0 ? undefined : limitText(readResponseText(request, bytes)),
  };
}

function readResponseText(request: XMLHttpRequest, bytes: number): string {
  if (!isCapturedType(request.getResponseHeader('content-type'))) return placeholder.contentType;
  // Making a text of it would hold the page up, only to throw it away.
  if (bytes > maxCapturedTextBytes) return placeholder.tooLarge;
  // Reading `responseText` throws for other response types.
  if (request.responseType === '' || request.responseType === 'text') return request.responseText;
  return request.responseType === 'json' ? toJson(request.response) : placeholder.contentType;
}
