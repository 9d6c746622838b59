import { TurnQueue } from './TurnQueue';

/** Runs work of an owner, such as a site, when its turn comes. */
export type Turns = <T>(owner: string, work: () => Promise<T>) => Promise<T>;

/**
 * Runs a few pieces of work at a time. Others wait, however long: their owners take turns, and those of one owner run in
 * order.
 */
export function createTurns(atOnce: number): Turns {
  const waiting = new TurnQueue<() => void>();
  let running = 0;

  async function waitForTurn(owner: string): Promise<void> {
    if (running < atOnce) {
      running += 1;
      return;
    }
    await new Promise<void>((begin) => waiting.add(owner, begin));
  }

  /** Passes the turn on. */
  function leave(): void {
    const begin = waiting.takeNext();
    if (begin) begin();
    else running -= 1;
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
