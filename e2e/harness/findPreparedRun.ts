import type { PreparedRun } from './prepareRun';

/** Returns what all files of a run share; undefined outside of one, where Vitest can't be imported. */
export async function findPreparedRun(): Promise<PreparedRun | undefined> {
  if (!process.env.VITEST) return undefined;
  const { inject } = await import('vitest');
  return inject('preparedRun');
}
