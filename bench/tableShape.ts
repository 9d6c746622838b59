import type pg from 'pg';

/** Shape of a table, as needed to copy its rows. */
export type TableShape = {
  readonly name: string;
  /** Columns that can be written, the tenant's key and the identity left out. */
  readonly columns: readonly string[];
  readonly hasTenant: boolean;
  readonly hasIdentity: boolean;
  /** Of each unique index the last text column: over all tenants, and within one. A copy's value must differ there. */
  readonly uniqueOverall: ReadonlySet<string>;
  readonly uniqueWithin: ReadonlySet<string>;
};

type ColumnRow = {
  readonly table_name: string;
  readonly column_name: string;
  readonly is_identity: string;
  readonly is_generated: string;
};
type UniqueRow = {
  readonly table_name: string;
  readonly columns: readonly string[];
  readonly texts: readonly string[];
};

const columnsQuery = `
  select table_name, column_name, is_identity, is_generated from information_schema.columns
  where table_schema = 'public' order by table_name, ordinal_position`;
const uniquesQuery = `
  select c.relname as table_name, array_agg(a.attname::text) as columns,
    coalesce((array_agg(a.attname::text order by array_position(i.indkey::int2[], a.attnum) desc)
      filter (where a.atttypid = 'text'::regtype))[1:1], '{}') as texts
  from pg_index i join pg_class c on c.oid = i.indrelid
  join pg_attribute a on a.attrelid = c.oid and a.attnum = any(i.indkey)
  where i.indisunique and c.relnamespace = 'public'::regnamespace group by i.indexrelid, c.relname`;

/** Shapes of all tables, read from the database, so that a new table needs nothing here. */
export async function tableShapes(client: pg.ClientBase): Promise<readonly TableShape[]> {
  const columns = (await client.query<ColumnRow>(columnsQuery)).rows;
  const uniques = (await client.query<UniqueRow>(uniquesQuery)).rows;
  return [...new Set(columns.map(({ table_name }) => table_name))].map((name) => {
    const own = columns.filter(({ table_name }) => table_name === name);
    const textsWhere = (isWithin: boolean) =>
      new Set(
        uniques
          .filter((index) => index.table_name === name && index.columns.includes('agency_id') === isWithin)
          .flatMap(({ texts }) => texts),
      );
    return {
      name,
      columns: own
        .filter((column) => column.is_generated === 'NEVER' && column.is_identity === 'NO')
        .map(({ column_name }) => column_name)
        .filter((column) => column !== 'agency_id'),
      hasTenant: own.some(({ column_name }) => column_name === 'agency_id'),
      hasIdentity: own.some(({ column_name, is_identity }) => column_name === 'id' && is_identity === 'YES'),
      uniqueOverall: textsWhere(false),
      uniqueWithin: textsWhere(true),
    };
  });
}
