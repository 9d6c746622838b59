import type { Guard } from './guard';
import type { Stop } from './stops';

/** Time as the widget sees it; a test hands in its own. */
export type Clock = {
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly after: (ms: number, run: () => void) => Stop;
  /** What is run at the same interval is run in one beat, so that the page is woken once; the first may come early. */
  readonly every: (ms: number, run: () => void) => Stop;
};

type Timers = Pick<Window, 'setTimeout' | 'clearTimeout' | 'setInterval' | 'clearInterval'>;

/** The window's own clock. What it runs can't throw into the page. */
export function windowClock(timers: Timers, guard: Guard): Clock {
  const beats = new Map<number, { readonly runs: Set<() => void>; readonly id: number }>();
  const startBeat = (ms: number) => {
    const runs = new Set<() => void>();
    const id = timers.setInterval(() => {
      // What one of them starts waits for the next beat; what one of them stops is not run any more.
      for (const run of Array.from(runs)) if (runs.has(run)) run();
    }, ms);
    const beat = { runs, id };
    beats.set(ms, beat);
    return beat;
  };
  return {
    now: () => Date.now(),
    after(ms, run) {
      const id = timers.setTimeout(guard.wrap(run), ms);
      return () => timers.clearTimeout(id);
    },
    every(ms, run) {
      const { runs, id } = beats.get(ms) ?? startBeat(ms);
      const safe = guard.wrap(run);
      runs.add(safe);
      return () => {
        if (!runs.delete(safe) || runs.size > 0) return;
        timers.clearInterval(id);
        beats.delete(ms);
      };
    },
  };
}
