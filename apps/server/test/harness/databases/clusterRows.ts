import type pg from 'pg';

/** Creates a table with that many rows in an empty database. */
export async function storeRows(client: pg.Client, count: number): Promise<void> {
  await client.query(`create table stored as select generate_series(1, ${count}) as a`);
}

/** Counts the rows of `storeRows`. */
export async function countStored(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ count: number }>('select count(*)::int as count from stored');
  return rows[0]?.count ?? 0;
}

/** Runs a statement that keeps its process busy for seconds; resolves once it runs. */
export async function startBusyStatement(busy: pg.Client, other: pg.Client): Promise<void> {
  busy.query('select count(md5(i::text)) from generate_series(1, 2000000) i').catch(() => undefined);
  const active =
    "select 1 from pg_stat_activity where state = 'active' and query like '%(md5(%' and pid <> pg_backend_pid()";
  for (let isActive = false; !isActive; ) isActive = (await other.query(active)).rowCount !== 0;
}

/** Begins another segment of the write-ahead log; the file names of segments are those in `pg_wal`. */
export async function switchSegment(client: pg.Client): Promise<void> {
  await client.query('select pg_switch_wal()');
}

/** Finds the file name of the segment that is written at present. */
export async function findSegment(client: pg.Client): Promise<string> {
  const query = 'select pg_walfile_name(pg_current_wal_lsn()) as name';
  return (await client.query<{ name: string }>(query)).rows[0]?.name ?? '';
}
