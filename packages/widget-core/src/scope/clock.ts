import type { Dispose } from '../dispose/disposables';
import type { Guard } from './guard';

/** Time as the widget sees it; a test hands in its own. */
export type Clock = {
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly after: (ms: number, run: () => void) => Dispose;
  readonly every: (ms: number, run: () => void) => Dispose;
};

type Timers = Pick<Window, 'setTimeout' | 'clearTimeout' | 'setInterval' | 'clearInterval'>;

/** Creates the window's clock. Its callbacks can't throw into the page. */
export function createWindowClock(timers: Timers, guard: Guard): Clock {
  return {
    now: () => Date.now(),
    after(ms, run) {
      const id = timers.setTimeout(guard.wrap(run), ms);
      return () => timers.clearTimeout(id);
    },
    every(ms, run) {
      const id = timers.setInterval(guard.wrap(run), ms);
      return () => timers.clearInterval(id);
    },
  };
}
