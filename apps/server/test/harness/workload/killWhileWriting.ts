import { expect } from 'vitest';
import { createRandom } from '../../../../../mocks/src/world/createRandom';
import { pollLimitMs } from '../../../../../test/timeLimits';
import type { ServerStage } from '../processes/openServerStage';
import { repeatUntil } from '../processes/repeatUntil';
import { runWorkload } from './runWorkload';

export const killed = ['server', 'PostgreSQL'] as const;
type Killed = (typeof killed)[number];

/** Requests from one kill to the next, at least and at most. */
const [fewest, most] = [5, 120];

async function kill({ database, getServer, restart }: ServerStage, what: Killed): Promise<void> {
  if (what === 'server') {
    await getServer().end('SIGKILL');
    return restart();
  }
  // One that is just starting again has no process to kill.
  const connect = () => database.connect().catch(() => undefined);
  const client = await repeatUntil(connect, () => 'connecting to PostgreSQL');
  await client.end();
  await database.kill();
}

/**
 * Kills the server and PostgreSQL, each `count` times, in an order and at requests that the seed chooses, while everything is
 * written; resolves to the figures once all that was acknowledged is there once.
 */
export async function killWhileWriting(
  stage: ServerStage,
  { count, seed }: { readonly count: number; readonly seed: number },
) {
  const random = createRandom(seed);
  const left = killed.flatMap((what) => Array<Killed>(count).fill(what));
  return runWorkload(stage, async (workload) => {
    while (left.length > 0) {
      const until = workload.countSent() + random.int(fewest, most);
      await expect
        .poll(() => workload.countSent() >= until, { timeout: 4 * pollLimitMs, interval: 1 })
        .toBe(true);
      const [what] = left.splice(random.int(0, left.length - 1), 1);
      if (what) await kill(stage, what);
    }
  });
}
