import { type Clock, createWindowClock } from './clock';
import { createGuard, type Guard } from './guard';
import { createSafeStorage, type TextStore } from './storage';

/** The host page's window. */
export type HostWindow = Window & typeof globalThis;

/** All that a widget touches of the world. Handed in, so that two widgets, or a test, do not share anything. */
export type Scope = {
  /** The window of the host page. */
  readonly window: HostWindow;

  /** The document of the host page. */
  readonly document: Document;

  /** Time and timers. */
  readonly clock: Clock;

  /** Where the session is stored. */
  readonly storage: TextStore;
  /** The page's fetch before anything is patched. */
  readonly fetch: typeof fetch;

  /** Wraps calls from the host page, so that no error reaches it. */
  readonly guard: Guard;
  /** Writes to the console that the page had before the widget came. */
  readonly warn: (text: string, detail?: unknown) => void;
};

/** The scope of a page. */
export function browserScope(window: HostWindow): Scope {
  const { console } = window;
  const plainWarn = console.warn;
  const warn = (text: string, detail?: unknown) =>
    plainWarn.apply(console, detail === undefined ? [text] : [text, detail]);
  const guard = createGuard(warn);
  return {
    window,
    document: window.document,
    clock: createWindowClock(window, guard),
    storage: createSafeStorage(() => window.localStorage),
    fetch: bindFetch(window, warn),
    guard,
    warn,
  };
}

/** The page's fetch as it is now; says once if the page has none, or one whose answers cannot be read. */
function bindFetch(window: HostWindow, warn: Scope['warn']): typeof fetch {
  const plain: unknown = window.fetch;
  let hasWarned = false;
  return async (...request) => {
    const response: Response | undefined =
      typeof plain === 'function' ? await plain.apply(window, request) : undefined;
    if (typeof response?.text === 'function') return response;
    if (!hasWarned) warn('Adlane needs fetch');
    hasWarned = true;
    throw new TypeError('No response.');
  };
}
