import type { Database, Secrets } from '@adlane/api-server';
import type { Random } from './createRandom';

/** Arguments of every part of the seed. */
export type SeedContext = {
  /** A transaction that accepts rows of one tenant only. */
  readonly tx: Database;
  readonly agencyId: number;
  readonly now: Date;
  readonly random: Random;
  readonly encrypt: Secrets['encrypt'];
  readonly passwordHash: string;
};

const dayMs = 86_400_000;

/** Returns the instant `days` (and `hours`) before now. */
export function ago(now: Date, days: number, hours = 0): Date {
  return new Date(now.getTime() - days * dayMs - hours * 3_600_000);
}
