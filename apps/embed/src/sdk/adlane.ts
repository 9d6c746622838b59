import { type AdlaneApi, browserScope, createWidget, publishApi } from '@adlane/widget-core';

type Action = { readonly e: string; readonly a: readonly unknown[] };
type HostWindow = Window & typeof globalThis & { GleapActions?: Action[]; Gleap?: unknown; Adlane?: unknown };

/** Creates the widget's object on this page and replays the queued calls. */
function start(): AdlaneApi {
  const scope = browserScope(window);
  const api = createWidget(scope);
  publishApi(scope, api);
  return api;
}

/**
 * Entry of the script: queues calls until the widget starts, and sets its addresses. Attributes: `data-key`
 * initializes; `data-api-url` (default: `/sdk` on this script's host), `data-frame-url` and `data-banner-url`.
 */
function load(window: HostWindow, script: HTMLOrSVGScriptElement | null): void {
  // A second script tag changes nothing; an element of the page with this id is no widget.
  if (Object.hasOwn(window, 'Adlane')) return;
  const source = script && 'src' in script ? script.src : '';
  const { key, apiUrl, frameUrl, bannerUrl }: DOMStringMap = script?.dataset ?? {};
  const queue: Action[] = Array.isArray(window.GleapActions) ? window.GleapActions : [];
  window.GleapActions = queue;
  const stub = new Proxy(
    {},
    {
      // Any method may be called before the start; `then` would make the stub look like a promise.
      get: (_target, name) =>
        name === 'then' ? undefined : (...a: unknown[]) => void queue.push({ e: String(name), a }),
    },
  );
  window.Adlane = stub;
  window.Gleap ??= stub;
  const settings: Action[] = source ? [{ e: 'setApiUrl', a: [apiUrl ?? new URL('/sdk', source).href] }] : [];
  if (frameUrl) settings.push({ e: 'setFrameUrl', a: [frameUrl] });
  if (bannerUrl) settings.push({ e: 'setBannerUrl', a: [bannerUrl] });
  queue.unshift(...settings);
  if (key) queue.push({ e: 'initialize', a: [key] });
  // Start in a separate task, so that input between the two is handled first.
  setTimeout(start);
}

// A module has no current script.
load(window, document.currentScript ?? document.querySelector('script[type=module][data-key][src*=adlane]'));
