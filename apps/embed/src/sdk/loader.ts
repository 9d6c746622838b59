import type { start } from './core';

/** Address of the core's chunk beside this script; the build fills it in. */
declare const coreChunk: string;

type Action = { readonly e: string; readonly a: readonly unknown[] };
type LoaderWindow = Window &
  typeof globalThis & { GleapActions?: Action[]; Gleap?: unknown; Adlane?: unknown };

/**
 * The classic script of a page: queues calls until the core is there, and tells it where this script came from.
 * Attributes: `data-key` initializes; `data-api-url` (default: `/sdk` on this script's host) and `data-frame-url`.
 */
function load(window: LoaderWindow, script: HTMLOrSVGScriptElement | null): void {
  // A second script tag on the page changes nothing.
  if (window.Adlane) return;
  const source = script && 'src' in script ? script.src : '';
  const { key, apiUrl, frameUrl }: DOMStringMap = script?.dataset ?? {};
  const queue: Action[] = Array.isArray(window.GleapActions) ? window.GleapActions : [];
  window.GleapActions = queue;
  const stub = new Proxy(
    {},
    {
      // Any method may be called before the core is there; `then` would make the stub look like a promise.
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
  // A script from another origin has no base of its own for `import`, so the address is made whole here.
  const folder = source && new URL('.', source).href;
  import(/* @vite-ignore */ folder + coreChunk).then(
    // Reading the core and starting it are two tasks: what the visitor does in between comes in between.
    (core: { readonly start: typeof start }) => void setTimeout(core.start),
    (error: unknown) =>
      window.console.warn('Adlane: the widget could not be loaded; the page is not affected.', error),
  );
}

load(window, document.currentScript);
