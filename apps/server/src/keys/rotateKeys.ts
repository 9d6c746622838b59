import type { Secrets } from '@adlane/api-server';
import type pg from 'pg';
import { type SealedColumn, sealedColumns } from './sealedColumns';

/** Texts that are sealed anew at a time. */
const atOnce = 500;

type Rotation = { readonly keyId: string; readonly secrets: Pick<Secrets, 'encrypt' | 'decrypt'> };

/** Seals a column's next texts anew; answers how many it found. What somebody changed meanwhile stays as it is. */
async function rotateSome(
  pool: pg.Pool,
  { table, column }: SealedColumn,
  rotation: Rotation,
): Promise<number> {
  const { rows } = await pool.query<{ sealed: string }>(
    `select distinct "${column}" as sealed from "${table}"
     where "${column}" is not null and split_part("${column}", '.', 2) <> $1 limit $2`,
    [rotation.keyId, atOnce],
  );
  for (const { sealed } of rows) {
    const anew = await rotation.secrets.encrypt(await rotation.secrets.decrypt(sealed));
    await pool.query(`update "${table}" set "${column}" = $1 where "${column}" = $2`, [anew, sealed]);
  }
  return rows.length;
}

/**
 * Seals everything that is stored with the newest key, while servers run; afterwards the older ones can be dropped. Safe
 * to break off and to run again.
 * @returns how many texts were sealed anew
 */
export async function rotateKeys(ownerPool: pg.Pool, secrets: Rotation['secrets']): Promise<number> {
  const keyId = (await secrets.encrypt('')).split('.')[1] ?? '';
  let rotated = 0;
  for (const column of await sealedColumns(ownerPool)) {
    for (let found = atOnce; found === atOnce; rotated += found)
      found = await rotateSome(ownerPool, column, { keyId, secrets });
  }
  return rotated;
}
