import type pg from 'pg';

export type SealedColumn = { readonly table: string; readonly column: string };

/** Columns with sealed texts: by the schema's convention those whose name says so. */
export async function sealedColumns(pool: pg.Pool): Promise<SealedColumn[]> {
  const { rows } = await pool.query<SealedColumn>(
    `select table_name as table, column_name as column from information_schema.columns
     where table_schema = 'public' and column_name like 'sealed\\_%' and data_type = 'text' order by 1, 2`,
  );
  return rows;
}
