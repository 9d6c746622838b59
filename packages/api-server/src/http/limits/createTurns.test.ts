import { describe, expect, it } from 'vitest';
import { createTurns } from './createTurns';

/** Work that runs until the test ends it. */
function createRuns(atOnce: number) {
  const inTurn = createTurns(atOnce);
  const begun: string[] = [];
  const ends = new Map<string, { done: () => void; fail: () => void }>();
  const start = (owner: string, name: string) =>
    inTurn(owner, () => {
      begun.push(name);
      return new Promise<string>((resolve, reject) =>
        ends.set(name, { done: () => resolve(name), fail: () => reject(new Error(name)) }),
      );
    });
  return {
    start,
    begun,
    /** Ends the work with this name once it runs. */
    async end(name: string, how: 'done' | 'fail' = 'done') {
      await expect.poll(() => begun).toContain(name);
      ends.get(name)?.[how]();
    },
  };
}

describe('work in turns', () => {
  it('runs a few pieces at a time, the others in order', async () => {
    const { start, begun, end } = createRuns(2);
    const [first] = ['a', 'b', 'c', 'd'].map((name) => start('site', name));
    await end('a');
    expect(await first).toBe('a');
    await expect.poll(() => begun).toEqual(['a', 'b', 'c']);
  });

  it('of several owners alternates, however much one of them has', async () => {
    const { start, begun, end } = createRuns(1);
    const runs = ['a1', 'a2', 'a3', 'b1', 'c1'].map((name) => start(name.slice(0, 1), name));
    for (const name of ['a1', 'a2', 'b1', 'c1', 'a3']) await end(name);
    await Promise.all(runs);
    expect(begun).toEqual(['a1', 'a2', 'b1', 'c1', 'a3']);
  });

  it('goes on after a failure', async () => {
    const { start, end } = createRuns(1);
    const failed = expect(start('a', 'a1')).rejects.toThrow('a1');
    const next = start('a', 'a2');
    await end('a1', 'fail');
    await failed;
    await end('a2');
    expect(await next).toBe('a2');
  });

  it('begins at once when nothing runs any more', async () => {
    const { start, end } = createRuns(1);
    const run = start('a', 'a1');
    await end('a1');
    await run;
    const next = start('b', 'b1');
    await end('b1');
    expect(await next).toBe('b1');
  });
});
