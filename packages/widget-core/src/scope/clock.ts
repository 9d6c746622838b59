import type { Guard } from './guard';
import type { Stop } from './stops';

/** Time as the widget sees it; a test hands in its own. */
export type Clock = {
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly after: (ms: number, run: () => void) => Stop;
  readonly every: (ms: number, run: () => void) => Stop;
};

type Timers = Pick<Window, 'setTimeout' | 'clearTimeout' | 'setInterval' | 'clearInterval'>;

/** The window's own clock. What it runs can't throw into the page. */
export function windowClock(timers: Timers, guard: Guard): Clock {
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
