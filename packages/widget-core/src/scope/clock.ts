import type { Dispose } from '../dispose/disposables';
import type { Guard } from './guard';

/** Time as the widget sees it; a test hands in its own. */
export type Clock = {
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly after: (ms: number, run: () => void) => Dispose;
  /**
   * Timers with the same interval share one tick, so that the page is woken once; the first tick may come
   * early.
   */
  readonly every: (ms: number, run: () => void) => Dispose;
};

type Timers = Pick<Window, 'setTimeout' | 'clearTimeout' | 'setInterval' | 'clearInterval'>;

/** Creates the window's clock. Its callbacks can't throw into the page. */
export function createWindowClock(timers: Timers, guard: Guard): Clock {
  const ticks = new Map<number, { readonly runs: Set<() => void>; readonly id: number }>();
  const startTick = (ms: number) => {
    const runs = new Set<() => void>();
    const id = timers.setInterval(() => {
      // What one of them starts waits for the next beat; what one of them stops is not run any more.
      for (const run of Array.from(runs)) if (runs.has(run)) run();
    }, ms);
    const tick = { runs, id };
    ticks.set(ms, tick);
    return tick;
  };
  return {
    now: () => Date.now(),
    after(ms, run) {
      const id = timers.setTimeout(guard.wrap(run), ms);
      return () => timers.clearTimeout(id);
    },
    every(ms, run) {
      const { runs, id } = ticks.get(ms) ?? startTick(ms);
      const safe = guard.wrap(run);
      runs.add(safe);
      return () => {
        if (!runs.delete(safe) || runs.size > 0) return;
        timers.clearInterval(id);
        ticks.delete(ms);
      };
    },
  };
}
