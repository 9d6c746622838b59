import { randomBytes } from 'node:crypto';
import { appRole } from '@adlane/api-server';
import pg from 'pg';
import { inject } from 'vitest';
import { restoreRows } from '../../../../../mocks/src/tab/dump/rowsBackup';
import { ownerRole, withDatabase } from '../../../src/database/prepareDatabase';
import { versionsQuery } from '../../fixtures/databaseDigest';
import { endTestPools, lendTestPools, openTestPools, resetTestPools, type TestPools } from './testPools';

type Sums = ReadonlyMap<string, string>;

type TestDatabase = {
  readonly name: string;
  /** Connected as superuser. */
  readonly client: pg.Client;
  /** Names of the public tables. */
  readonly tables: readonly string[];
  /** Row versions of the tables of the seeded world. */
  readonly rows: Sums;
  /** Differs where more than rows was changed. */
  readonly catalog: string;
  /** Outlive their borrowers: a new connection costs more than most tests, because its caches are empty. */
  readonly pools: TestPools;
};

/** A database with the rows of the seeded world, which belongs to the borrower until it is returned. */
export type BorrowedDatabase = TestPools & {
  /** Saves all rows. Returns a function that restores the tables written since, whenever it is called. */
  saveRows(): Promise<() => Promise<void>>;
  /**
   * Takes the database back. Restoring its rows takes a fraction of the time of another copy; a database is dropped
   * where a test has changed its tables, policies, functions or settings, too.
   */
  giveBack(): Promise<void>;
};

/** Databases of this worker that no test uses. */
const free: TestDatabase[] = [];

/** Tables of the system whose changes are more than changes of rows. */
const catalogs = [
  'pg_class',
  'pg_attribute',
  'pg_constraint',
  'pg_trigger',
  'pg_proc',
  'pg_policy',
  'pg_namespace',
];

async function connect(database?: string): Promise<pg.Client> {
  const { superuserUrl } = inject('testCluster');
  const connectionString = database === undefined ? superuserUrl : withDatabase(superuserUrl, database);
  const client = new pg.Client({ connectionString });
  // The cluster stops before the worker does.
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

async function listTables(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    "select tablename as name from pg_tables where schemaname = 'public' order by 1",
  );
  return rows.map(({ name }) => name);
}

/** Prepared, because planning it for all tables takes longer than running it. */
async function readSums(client: pg.Client, name: string, tables: readonly string[]): Promise<Sums> {
  const { rows } = await client.query<{ name: string; sum: string }>({ name, text: versionsQuery(tables) });
  return new Map(rows.map((row) => [row.name, row.sum]));
}

const readRows = (client: pg.Client, tables: readonly string[]) => readSums(client, 'row versions', tables);

async function readCatalog(client: pg.Client): Promise<string> {
  const sums = await readSums(client, 'catalog versions', catalogs);
  const { rows: settings } = await client.query(
    `select setconfig from pg_db_role_setting
     where setdatabase = (select oid from pg_database where datname = current_database())`,
  );
  return JSON.stringify([...sums, settings]);
}

async function cloneTemplate(): Promise<TestDatabase> {
  const { template } = inject('testCluster');
  const name = `${template}_${randomBytes(6).toString('hex')}`;
  const creator = await connect();
  try {
    const [clone, source] = [name, template].map((text) => creator.escapeIdentifier(text));
    // Copying the files takes half the time of logging every page.
    await creator.query(`create database ${clone} template ${source} strategy file_copy owner ${ownerRole}`);
    await creator.query(`grant connect on database ${clone} to ${appRole}`);
  } finally {
    await creator.end();
  }
  const client = await connect(name);
  const tables = await listTables(client);
  const rows = await readRows(client, tables);
  return { name, client, tables, rows, catalog: await readCatalog(client), pools: openTestPools(name) };
}

async function dropDatabase({ name, client, pools }: TestDatabase): Promise<void> {
  await Promise.all([client.end(), endTestPools(pools)]);
  const dropper = await connect();
  await dropper.query(`drop database if exists ${dropper.escapeIdentifier(name)} with (force)`);
  await dropper.end();
}

/** Restores the rows of the seeded world. Returns undefined where more than rows was changed. */
async function restore(database: TestDatabase): Promise<TestDatabase | undefined> {
  const { client, tables } = database;
  const pids = await resetTestPools(database.pools);
  await client.query('discard temp');
  await client.query(
    `select pg_terminate_backend(pid, 5000) from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid() and pid <> all($1)`,
    [pids ?? []],
  );
  if ((await readCatalog(client)) !== database.catalog) return undefined;
  const used = await readRows(client, tables);
  const changed = tables.filter((table) => used.get(table) !== database.rows.get(table));
  // The copy has no migrations, which only change together with tables.
  if (changed.includes('adlane_migrations')) return undefined;
  await client.query('insert into kept.changed select unnest($1::text[])', [changed]);
  await restoreRows({
    exec: (sql) => client.query(sql),
    query: <T>(sql: string) => client.query<T & pg.QueryResultRow>(sql),
  });
  const pools = pids ? database.pools : openTestPools(database.name);
  return { ...database, pools, rows: await readRows(client, tables) };
}

/**
 * Saves the present rows. Returns the function that restores them. Only tables with other rows than in the seeded world
 * are copied: the database has a copy of that one.
 */
async function saveRows({ client, tables, rows }: TestDatabase): Promise<() => Promise<void>> {
  let saved = await readRows(client, tables);
  const copied = new Set(tables.filter((name) => saved.get(name) !== rows.get(name)));
  for (const name of copied)
    await client.query(`create temporary table "saved_${name}" as table public."${name}"`);
  const toSource = (name: string) =>
    copied.has(name) ? `pg_temp."saved_${name}"` : `kept."rows_of_${name}"`;
  return async () => {
    const used = await readRows(client, tables);
    const changed = tables.filter((name) => used.get(name) !== saved.get(name));
    if (changed.length === 0) return;
    // One transaction, as every text of several statements; foreign keys hold again at its end.
    await client.query(`set local session_replication_role = replica;
      ${changed.map((name) => `delete from public."${name}"`).join(';')};
      ${changed.map((name) => `insert into public."${name}" overriding system value table ${toSource(name)}`).join(';')}`);
    saved = await readRows(client, tables);
  };
}

/**
 * Lends a database.
 * @param hasNewConnections whether no earlier test used its connections
 */
export async function borrowDatabase(hasNewConnections: boolean): Promise<BorrowedDatabase> {
  let database = free.pop() ?? (await cloneTemplate());
  if (hasNewConnections) {
    await endTestPools(database.pools);
    database = { ...database, pools: openTestPools(database.name) };
  }
  const borrowed = database;
  const { pools, revoke } = lendTestPools(borrowed.pools);
  let isBorrowed = true;
  return {
    ...pools,
    saveRows: () => saveRows(borrowed),
    async giveBack() {
      if (!isBorrowed) throw new Error(`The database ${borrowed.name} was given back before.`);
      isBorrowed = false;
      revoke();
      const restored = await restore(borrowed);
      if (restored) free.push(restored);
      else await dropDatabase(borrowed);
    },
  };
}
