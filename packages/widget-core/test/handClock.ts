import type { Clock } from '../src/scope/clock';

/** Time that passes when a test says so, millisecond by millisecond. */
export function handClock() {
  let now = 0;
  const due = new Map<object, { at: number; every?: number; run: () => void }>();
  const add = (ms: number, run: () => void, every?: number) => {
    const id = {};
    due.set(id, { at: now + ms, every, run });
    return () => void due.delete(id);
  };
  const clock: Clock = {
    now: () => now,
    after: (ms, run) => add(ms, run),
    every: (ms, run) => add(ms, run, ms),
  };
  const pass = (ms: number) => {
    const end = now + ms;
    for (now += 1; now <= end; now += 1) {
      const known = Array.from(due);
      for (const [id, timer] of known) {
        if (timer.at > now || !due.has(id)) continue;
        if (timer.every) timer.at += timer.every;
        else due.delete(id);
        timer.run();
      }
    }
    now = end;
  };
  return { clock, pass };
}
