import type { Secrets } from '@adlane/api-server';
import type pg from 'pg';
import { sealedColumns } from './sealedColumns';

/** Stored data is encrypted with a key that this server does not have; starting would lose it. */
export class WrongKeyError extends Error {
  override readonly name = 'WrongKeyError';
}

/** Returns one encrypted text per column and key; the key's id is its second part. */
async function samples(ownerPool: pg.Pool): Promise<string[]> {
  const columns = await sealedColumns(ownerPool);
  const found = await Promise.all(
    columns.map(({ table, column }) =>
      ownerPool.query<{ sealed: string }>(
        `select min("${column}") as sealed from "${table}" where "${column}" is not null group by split_part("${column}", '.', 2)`,
      ),
    ),
  );
  return found.flatMap(({ rows }) => rows.map(({ sealed }) => sealed));
}

/**
 * Decrypts one stored text per key before anything is encrypted with another key.
 * @throws WrongKeyError when this server can't decrypt stored data
 */
export async function checkKeys(ownerPool: pg.Pool, secrets: Pick<Secrets, 'decrypt'>): Promise<void> {
  for (const sealed of await samples(ownerPool)) {
    await secrets.decrypt(sealed).catch((cause) => {
      throw new WrongKeyError(
        `Stored tokens of platforms were sealed with the key ${sealed.split('.')[1]}, which this server can't open. ` +
          'Set ADLANE_SECRET to the secret they were sealed with, or name it in ADLANE_PREVIOUS_SECRETS, ' +
          'or put the secrets.json of that data folder back.',
        { cause },
      );
    });
  }
}
