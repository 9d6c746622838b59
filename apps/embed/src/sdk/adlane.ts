import { type AdlaneApi, browserScope, createWidget, takeOver } from '@adlane/widget-core';

type Action = { readonly e: string; readonly a: readonly unknown[] };
type HostWindow = Window & typeof globalThis & { GleapActions?: Action[]; Gleap?: unknown; Adlane?: unknown };

/** Makes the widget's object on this page and replays what the page had queued. */
function start(): AdlaneApi {
  const scope = browserScope(window);
  const api = createWidget(scope);
  takeOver(scope, api);
  return api;
}

/**
 * The script of a page: queues calls until the widget starts, and tells it where this script came from.
 * Attributes: `data-key` initializes; `data-api-url` (default: `/sdk` on this script's host) and `data-frame-url`.
 */
function load(window: HostWindow, script: HTMLOrSVGScriptElement | null): void {
  // A second script tag on the page changes nothing.
  if (window.Adlane) return;
  const source = script && 'src' in script ? script.src : '';
  const { key, apiUrl, frameUrl }: DOMStringMap = script?.dataset ?? {};
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
  queue.unshift(...settings);
  if (key) queue.push({ e: 'initialize', a: [key] });
  // Reading the script and starting the widget are two tasks: what the visitor does in between comes in between.
  setTimeout(start);
}

load(window, document.currentScript);
