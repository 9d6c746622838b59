import type { WrittenLaunch } from './writeLaunches';

/** What was acknowledged, outside of the database. */
export type Written = {
  readonly tickets: readonly string[];
  readonly launches: readonly WrittenLaunch[];
  readonly imports: readonly string[];
  readonly planChanges: readonly number[];
  readonly checkouts: readonly string[];
};
