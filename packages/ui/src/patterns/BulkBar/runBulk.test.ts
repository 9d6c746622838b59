import { describe, expect, it } from 'vitest';
import { type BulkAction, type BulkProgress, runBulk } from './runBulk';

const items = [1, 2, 3, 4, 5, 6, 7];

function createAction(
  run: BulkAction<number>['run'],
  more: Partial<BulkAction<number>> = {},
): BulkAction<number> {
  return {
    label: 'Moving',
    success: 'Moved.',
    items,
    run,
    describeError: (error) => (error instanceof Error ? error.message : 'Unknown'),
    getName: String,
    ...more,
  };
}

async function run(action: BulkAction<number>, signal = new AbortController().signal) {
  const seen: BulkProgress<number>[] = [];
  const end = await runBulk(action, items, (progress) => seen.push(progress), signal);
  const sorted = { done: [...end.done].sort((a, b) => a - b), failed: end.failed };
  return { ...sorted, seen };
}

const refuseItems = (...bad: number[]) =>
  async function run(portion: readonly number[]) {
    const first = portion.find((item) => bad.includes(item));
    if (first !== undefined) throw new Error(`${first} is refused`);
  };

describe('runBulk', () => {
  it('runs once per item', async () => {
    const acted: number[] = [];
    const { done, failed } = await run(createAction(async (portion) => void acted.push(...portion)));
    expect(acted).toEqual(items);
    expect(done).toEqual(items);
    expect(failed).toEqual([]);
  });

  it('continues after a failure and reports its reason', async () => {
    const { done, failed } = await run(createAction(refuseItems(2, 5)));
    expect(done).toEqual([1, 3, 4, 6, 7]);
    expect(failed).toEqual([
      { item: 2, reason: '2 is refused' },
      { item: 5, reason: '5 is refused' },
    ]);
  });

  it.each([
    [1, 7, 7],
    [3, 3, 3],
    [7, 1, 7],
    [100, 1, 7],
  ])('with a batch size of %i makes %i calls', async (portionSize, calls, largest) => {
    const sizes: number[] = [];
    await run(createAction(async ({ length }) => void sizes.push(length), { batchSize: portionSize }));
    expect(sizes).toHaveLength(calls);
    expect(Math.max(...sizes)).toBeLessThanOrEqual(largest);
  });

  it('reports a whole batch as failed if it is not bisected', async () => {
    const { done, failed } = await run(createAction(refuseItems(2), { batchSize: 3 }));
    expect(done).toEqual([4, 5, 6, 7]);
    expect(failed.map(({ item }) => item)).toEqual([1, 2, 3]);
  });

  it('finds the failing items by bisecting a batch', async () => {
    const { done, failed } = await run(
      createAction(refuseItems(2, 7), { batchSize: 7, shouldSplit: () => true }),
    );
    expect(done).toEqual([1, 3, 4, 5, 6]);
    expect(failed.map(({ item }) => item).toSorted((one, other) => one - other)).toEqual([2, 7]);
  });

  it.each([1, 3])('has at most %i calls in flight', async (atOnce) => {
    let running = 0;
    let most = 0;
    const work = async () => {
      running += 1;
      most = Math.max(most, running);
      await Promise.resolve();
      running -= 1;
    };
    await run(createAction(work, { concurrency: atOnce }));
    expect(most).toBe(atOnce);
  });

  it('reports progress that never goes backwards', async () => {
    const { seen } = await run(createAction(refuseItems(3)));
    const counts = seen.map(({ done, failed }) => done.length + failed.length);
    expect(counts).toEqual([1, 2, 3, 4, 5, 6, 7]);
  });

  it('starts no batch after it was stopped', async () => {
    const stop = new AbortController();
    const work = async ([item]: readonly number[]) => {
      if (item === 3) stop.abort();
    };
    const { done, failed } = await run(createAction(work, { concurrency: 1 }), stop.signal);
    expect(done).toEqual([1, 2, 3]);
    expect(failed).toEqual([]);
  });
});
