import { existsSync } from 'node:fs';
import { copyFile, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import pg from 'pg';
import { linkFiles, listFiles, readFileEntry } from './fileTree';
import { filesFolder, type Manifest, manifestName, tablesFolder } from './manifest';
import { type CopiedTable, listTables, saveTable } from './tableCopies';

export type BackUpOptions = {
  /** Connects as the owner of the tables. */
  readonly ownerUrl: string;
  /** The data folder: `files` and, if present, `secrets.json`. */
  readonly dataFolder: string;
  /**
   * The folder to create.
   * @throws Error when it exists
   */
  readonly target: string;
};

const secretsName = 'secrets.json';

const sequencesQuery = `
  select quote_ident(schemaname) || '.' || quote_ident(sequencename) as name, last_value::float8 as last
  from pg_sequences where schemaname = 'public' and last_value is not null order by 1`;

type Rows = Pick<Manifest, 'taken_at' | 'migrations' | 'sequences'> & { readonly tables: CopiedTable[] };

/** Saves all rows of one snapshot; `atSnapshot` runs right after the first statement. */
async function saveRows(ownerUrl: string, folder: string, atSnapshot: () => Promise<void>): Promise<Rows> {
  const client = new pg.Client({ connectionString: ownerUrl, application_name: 'adlane backup' });
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query('begin isolation level repeatable read read only');
    const { rows: instants } = await client.query<{ now: Date }>('select now()');
    await atSnapshot();
    const applied = await client.query<{ tag: string }>('select tag from adlane_migrations order by tag');
    const sequences = await client.query<{ name: string; last: number }>(sequencesQuery);
    const tables: CopiedTable[] = [];
    for (const table of await listTables(client)) {
      tables.push(await saveTable(client, table, join(folder, `${table.name}.gz`)));
    }
    await client.query('commit');
    const snapshotAt = (instants[0]?.now ?? new Date()).toISOString();
    return {
      taken_at: snapshotAt,
      migrations: applied.rows.map(({ tag }) => tag),
      sequences: sequences.rows,
      tables,
    };
  } finally {
    await client.end().catch(() => undefined);
  }
}

/**
 * Backs up a running server: all rows of one snapshot, and every file that a row of it refers to. The job
 * queue is left out; interrupted work is found by its rows.
 */
export async function backUp({ ownerUrl, dataFolder, target }: BackUpOptions): Promise<Manifest> {
  if (existsSync(target)) throw new Error(`${target} exists already. Name a folder that does not.`);
  const draft = `${target}.part`;
  const files = join(draft, filesFolder);
  await rm(draft, { recursive: true, force: true });
  await mkdir(dirname(target), { recursive: true });
  for (const folder of [join(draft, tablesFolder), files])
    await mkdir(folder, { recursive: true, mode: 0o700 });
  // Runs before the snapshot for files deleted after it, and right after it for files that were just added.
  const linkNewFiles = () => linkFiles(join(dataFolder, 'files'), files);
  await linkNewFiles();
  const rows = await saveRows(ownerUrl, join(draft, tablesFolder), linkNewFiles);
  const sums = [];
  for (const key of await listFiles(files)) sums.push(await readFileEntry(files, key));
  const secrets = join(dataFolder, secretsName);
  if (existsSync(secrets)) await copyFile(secrets, join(draft, secretsName));
  const manifest: Manifest = { format: 1, ...rows, files: sums };
  await writeFile(join(draft, manifestName), `${JSON.stringify(manifest, null, 2)}\n`, { mode: 0o600 });
  await rename(draft, target);
  return manifest;
}
