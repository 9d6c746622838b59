/** Runs work of an owner, such as a site, when its turn comes. */
export type Turns = <T>(owner: string, work: () => Promise<T>) => Promise<T>;

/**
 * Runs a few pieces of work at a time. Others wait, however long: their owners take turns, and those of one owner run in
 * order.
 */
export function createTurns(atOnce: number): Turns {
  /** The next turn is the first owner's; none has no work. */
  const waiting = new Map<string, (() => void)[]>();
  let running = 0;

  async function waitForTurn(owner: string): Promise<void> {
    if (running < atOnce) {
      running += 1;
      return;
    }
    await new Promise<void>((begin) => {
      const begins = waiting.get(owner) ?? [];
      begins.push(begin);
      waiting.set(owner, begins);
    });
  }

  /** Passes the turn on. */
  function leave(): void {
    const [next] = waiting;
    if (!next) {
      running -= 1;
      return;
    }
    const [owner, begins] = next;
    const begin = begins.shift();
    waiting.delete(owner);
    if (begins.length > 0) waiting.set(owner, begins);
    begin?.();
  }

  return async (owner, work) => {
    await waitForTurn(owner);
    try {
      return await work();
    } finally {
      leave();
    }
  };
}
