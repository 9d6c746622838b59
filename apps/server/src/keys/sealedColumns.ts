import type pg from 'pg';

export type SealedColumn = { readonly table: string; readonly column: string };

/** Lists columns with encrypted texts: by convention those with `sealed` in their names. */
export async function sealedColumns(pool: pg.Pool): Promise<SealedColumn[]> {
  const { rows } = await pool.query<SealedColumn>(
    `select table_name as table, column_name as column from information_schema.columns
     where table_schema = 'public' and column_name like 'sealed\\_%' and data_type = 'text' order by 1, 2`,
  );
  return rows;
}
