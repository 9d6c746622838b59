import { type Clock, createWindowClock } from './clock';
import { createGuard, type Guard } from './guard';
import { createSafeStorage, type TextStore } from './storage';

/** The host page's window. */
export type HostWindow = Window & typeof globalThis;

/** All that a widget touches of the world. Handed in, so that two widgets, or a test, do not share anything. */
export type Scope = {
  readonly window: HostWindow;
  readonly document: Document;
  readonly clock: Clock;
  readonly storage: TextStore;
  /** The page's fetch before anything is patched. */
  readonly fetch: typeof fetch;
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
    fetch: window.fetch.bind(window),
    guard,
    warn,
  };
}
