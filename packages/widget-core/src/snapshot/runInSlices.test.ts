import { expect, test } from 'vitest';
import { runInSlices } from './runInSlices';

/** Work of so many steps, each taking 3 ms on the clock that is handed in. */
function slowWork(steps: number) {
  let now = 0;
  const starts: number[] = [];
  function* work(): Generator<undefined, string> {
    for (let step = 0; step < steps; step += 1) {
      starts.push(now);
      now += 3;
      yield undefined;
    }
    return 'done';
  }
  return { work: work(), now: () => now, starts };
}

test('the first slice ends after 8 ms, before the rest is begun', async () => {
  const { work, now, starts } = slowWork(10);
  const whole = runInSlices(work, now);
  // 3, 6 and 9 ms: the third step passes the limit.
  expect(starts).toHaveLength(3);
  expect(await whole).toBe('done');
  expect(starts).toHaveLength(10);
});

test('work that throws is a rejection', async () => {
  function* broken(): Generator<undefined, string> {
    yield undefined;
    throw new Error('no');
  }
  await expect(runInSlices(broken(), () => 0)).rejects.toThrow('no');
});
