import { join } from 'node:path';
import { DatabaseDamagedError } from '../database/DatabaseDamagedError';
import { listSnapshots } from './snapshots';

const minuteMs = 60_000;

function formatAge(ms: number): string {
  const minutes = Math.max(1, Math.round(ms / minuteMs));
  return minutes < 120 ? `${minutes} minutes` : `${Math.round(minutes / 60)} hours`;
}

/**
 * Returns the error with the way back: the newest snapshot, its age and the command that restores it. Other
 * errors are returned unchanged.
 */
export async function explainDamage(error: unknown, dataFolder: string): Promise<unknown> {
  if (!(error instanceof DatabaseDamagedError)) return error;
  const [newest] = await listSnapshots(dataFolder);
  const wayBack = newest
    ? `The newest snapshot is ${formatAge(Date.now() - newest.takenAt.getTime())} old (${newest.takenAt.toISOString()}); what was saved after it is not in it.\n` +
      `Go back to it with: npm run restore -- ${newest.folder} --replace\n` +
      `The damaged database is not deleted but moved to ${join(dataFolder, 'postgres.replaced-…')}.`
    : 'There is no snapshot in this data folder. Restore a backup with: npm run restore -- <folder of the backup> --replace';
  return new DatabaseDamagedError(`${error.message}\n${wayBack}`, { cause: error.cause });
}
