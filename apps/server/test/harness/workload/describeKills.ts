import { afterEach, describe, expect, it } from 'vitest';
import { longTestMs } from '../../../../../test/timeLimits';
import { openServerStage, type ServerStage } from '../processes/openServerStage';
import type { StageDatabaseKind } from '../processes/openStageDatabase';
import { killWhileWriting } from './killWhileWriting';

/** Describes kills of the server and of PostgreSQL, `count` of each, on every kind of database; prints what was written. */
export function describeKills(kinds: readonly Exclude<StageDatabaseKind, 'shared'>[], count: number): void {
  let stage: ServerStage | undefined;
  afterEach(() => stage?.close());

  describe(`${count} kills of the server and ${count} of PostgreSQL`, { timeout: count * longTestMs }, () => {
    it.each(kinds)('during tickets, launches, imports and payments leave each once, %s', async (database) => {
      stage = await openServerStage({ database });
      const { acknowledged, repeats, written } = await killWhileWriting(stage, { count, seed: count });
      const counts = Object.entries(written).map(([kind, { length }]) => `${length} ${kind}`);
      process.stdout.write(
        `${database}: ${2 * count} kills, ${acknowledged} acknowledged (${counts.join(', ')}), ${repeats} repeats\n`,
      );
      expect(acknowledged).toBeGreaterThan(2 * count);
    });
  });
}
