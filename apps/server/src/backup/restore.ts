import { copyFile, mkdir, rename } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { knownMigrations, type Migration, migrate } from '@adlane/api-server';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { filesFolder, type Manifest, tablesFolder } from './manifest';
import type { Backup } from './openBackup';
import { loadTable } from './tableCopies';

export type RestoreOptions = {
  readonly backup: Backup;
  /** Connects to an empty database as its owner. */
  readonly ownerUrl: string;
  readonly dataFolder: string;
  /**
   * The migrations of this version, oldest first.
   * @default every known migration
   */
  readonly migrations?: readonly Migration[];
};

/** @throws Error when the backup has a migration that this version does not know */
export function refuseNewer(manifest: Manifest, migrations = knownMigrations): void {
  const known = new Set(migrations.map(({ tag }) => tag));
  const unknown = manifest.migrations.filter((tag) => !known.has(tag));
  if (unknown.length === 0) return;
  throw new Error(
    `This backup was made by a newer Adlane (it has ${unknown.join(', ')}). Restore it with that version or a later one.`,
  );
}

async function refuseFilled(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `select table_name as name from information_schema.tables
     where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`,
  );
  if (rows.length === 0) return;
  throw new Error(
    `The database is not empty: it has the table ${rows[0]?.name}. Restore into a new database or a new data folder.`,
  );
}

type ForeignKey = { readonly table: string; readonly name: string; readonly definition: string };

/** Lists the foreign keys: they are dropped while rows load, because tables load in alphabetical order. */
async function listForeignKeys(client: pg.Client): Promise<ForeignKey[]> {
  const query = `
    select conrelid::regclass::text as table, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace order by 1, 2`;
  return (await client.query<ForeignKey>(query)).rows;
}

async function loadRows(client: pg.Client, { source, manifest }: Backup): Promise<void> {
  const keys = await listForeignKeys(client);
  for (const { table, name } of keys) await client.query(`alter table ${table} drop constraint ${name}`);
  for (const table of manifest.tables) {
    // A migration may have inserted rows.
    await client.query(`delete from "${table.name}"`);
    await loadTable(client, table, join(source, tablesFolder, `${table.name}.gz`));
  }
  for (const { table, name, definition } of keys)
    await client.query(`alter table ${table} add constraint ${name} ${definition}`);
  for (const { name, last } of manifest.sequences) await client.query('select setval($1, $2)', [name, last]);
}

/** Adds the backup's files. A file never changes under its key, so that this cannot damage present ones. */
async function restoreFiles({ source, manifest }: Backup, dataFolder: string): Promise<void> {
  for (const file of manifest.files) {
    const target = join(dataFolder, 'files', file.key);
    await mkdir(dirname(target), { recursive: true, mode: 0o700 });
    await copyFile(join(source, filesFolder, file.key), `${target}.part`);
    await rename(`${target}.part`, target);
  }
}

/**
 * Restores a backup into an empty database and its files into the data folder, then migrates the database to this
 * version. All rows are restored or none; foreign keys are checked over all of them.
 */
export async function restore(options: RestoreOptions): Promise<void> {
  const { backup, ownerUrl, dataFolder, migrations = knownMigrations } = options;
  const { manifest } = backup;
  refuseNewer(manifest, migrations);
  const client = new pg.Client({ connectionString: ownerUrl, application_name: 'adlane restore' });
  client.on('error', () => undefined);
  await client.connect();
  try {
    await refuseFilled(client);
    await restoreFiles(backup, dataFolder);
    await drizzle(client).transaction(async (tx) => {
      await migrate(
        tx,
        migrations.filter(({ tag }) => manifest.migrations.includes(tag)),
      );
      await loadRows(client, backup);
      await migrate(tx, migrations);
    });
    await client.query('analyze');
  } finally {
    await client.end().catch(() => undefined);
  }
}
