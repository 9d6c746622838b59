import type { Secrets } from '@adlane/api-server';
import type pg from 'pg';
import { type SealedColumn, sealedColumns } from './sealedColumns';

/** Batch size of texts to re-encrypt. */
const batchSize = 500;

type Rotation = { readonly keyId: string; readonly secrets: Pick<Secrets, 'encrypt' | 'decrypt'> };

/**
 * Re-encrypts a column's next batch; returns how many texts it found. Texts changed meanwhile are left as
 * they are.
 */
async function rotateBatch(
  pool: pg.Pool,
  { table, column }: SealedColumn,
  rotation: Rotation,
): Promise<number> {
  const { rows } = await pool.query<{ sealed: string }>(
    `select distinct "${column}" as sealed from "${table}"
     where "${column}" is not null and split_part("${column}", '.', 2) <> $1 limit $2`,
    [rotation.keyId, batchSize],
  );
  for (const { sealed } of rows) {
    const resealed = await rotation.secrets.encrypt(await rotation.secrets.decrypt(sealed));
    await pool.query(`update "${table}" set "${column}" = $1 where "${column}" = $2`, [resealed, sealed]);
  }
  return rows.length;
}

/**
 * Re-encrypts everything that is stored with the newest key, while servers run; afterwards the older keys can
 * be dropped. Safe to interrupt and to repeat.
 * @returns how many texts were re-encrypted
 */
export async function rotateKeys(ownerPool: pg.Pool, secrets: Rotation['secrets']): Promise<number> {
  const keyId = (await secrets.encrypt('')).split('.')[1] ?? '';
  let rotated = 0;
  for (const column of await sealedColumns(ownerPool)) {
    for (let found = batchSize; found === batchSize; rotated += found)
      found = await rotateBatch(ownerPool, column, { keyId, secrets });
  }
  return rotated;
}
