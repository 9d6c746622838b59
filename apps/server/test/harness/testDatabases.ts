import { randomBytes } from 'node:crypto';
import { appRole } from '@adlane/api-server';
import pg from 'pg';
import { inject } from 'vitest';
import { restoreRows } from '../../../../mocks/src/tab/dump/rowsBackup';
import { ownerRole, withDatabase } from '../../src/database/prepareDatabase';
import { versionsQuery } from '../fixtures/databaseDigest';

/** What differs where anything in a database was changed. */
type Versions = { readonly rows: ReadonlyMap<string, string>; readonly catalog: string };

type TestDatabase = {
  readonly name: string;
  /** Connected as superuser. */
  readonly client: pg.Client;
  /** Versions of the seeded world. */
  readonly seeded: Versions;
};

/** Databases of this worker that no test uses, and those that one does, by name. */
const free: TestDatabase[] = [];
const lent = new Map<string, TestDatabase>();

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

async function readVersions(client: pg.Client): Promise<Versions> {
  const { rows: tables } = await client.query<{ name: string }>(
    "select tablename as name from pg_tables where schemaname = 'public' order by 1",
  );
  const names = tables.map(({ name }) => name);
  const { rows } = await client.query<{ name: string; sum: string }>(versionsQuery([...names, ...catalogs]));
  const sums = new Map(rows.map(({ name, sum }) => [name, sum]));
  const { rows: settings } = await client.query(
    `select setconfig from pg_db_role_setting
     where setdatabase = (select oid from pg_database where datname = current_database())`,
  );
  return {
    rows: new Map(names.map((name) => [name, sums.get(name) ?? ''])),
    catalog: JSON.stringify([names, catalogs.map((name) => sums.get(name)), settings]),
  };
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
  return { name, client, seeded: await readVersions(client) };
}

async function dropDatabase({ name, client }: TestDatabase): Promise<void> {
  await client.end();
  const dropper = await connect();
  await dropper.query(`drop database if exists ${dropper.escapeIdentifier(name)} with (force)`);
  await dropper.end();
}

/** Restores the rows of the seeded world. Returns undefined where more than rows was changed. */
async function restore({ name, client, seeded }: TestDatabase): Promise<TestDatabase | undefined> {
  await client.query(
    `select pg_terminate_backend(pid, 5000) from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid()`,
  );
  const { rows, catalog } = await readVersions(client);
  if (catalog !== seeded.catalog) return undefined;
  const changed = [...rows].filter(([table, sum]) => seeded.rows.get(table) !== sum).map(([table]) => table);
  // The copy has no migrations, which only change together with tables.
  if (changed.includes('adlane_migrations')) return undefined;
  await client.query('insert into kept.changed select unnest($1::text[])', [changed]);
  await restoreRows({
    exec: (sql) => client.query(sql),
    query: <T>(sql: string) => client.query<T & pg.QueryResultRow>(sql),
  });
  return { name, client, seeded: await readVersions(client) };
}

/** Returns the name of a database with the rows of the seeded world, which belongs to the caller until it is returned. */
export async function borrowDatabase(): Promise<string> {
  const database = free.pop() ?? (await cloneTemplate());
  lent.set(database.name, database);
  return database.name;
}

/**
 * Takes a database back. Restoring its rows takes a fraction of the time of another copy; a database is dropped where a
 * test has changed its tables, policies, functions or settings, too.
 */
export async function returnDatabase(name: string): Promise<void> {
  const database = lent.get(name);
  if (!database) throw new Error(`The database ${name} was not borrowed.`);
  lent.delete(name);
  const restored = await restore(database);
  if (restored) free.push(restored);
  else await dropDatabase(database);
}
