import { randomUUID } from 'node:crypto';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { knownMigrations, type Migration, migrate } from '@adlane/api-server';
import { agencies, folders, leads } from '@adlane/api-server/schema';
import { desc } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { pgTable, text } from 'drizzle-orm/pg-core';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { backUp } from '../../src/backup/backUp';
import { listFiles, readFileEntry } from '../../src/backup/fileTree';
import { manifestName, readManifest } from '../../src/backup/manifest';
import { openBackup } from '../../src/backup/openBackup';
import { restore } from '../../src/backup/restore';
import { createDiskFiles } from '../../src/ports/diskFiles';
import { listPublicTables } from '../fixtures/databaseCatalog';
import { databaseDigest } from '../fixtures/databaseDigest';
import { listMigrationTags } from '../fixtures/rows/migrationRows';
import { findRow, findRows, insertRow } from '../fixtures/rows/rows';
import { createTestApp, type TestApp } from '../harness/createTestApp';
import { createEmptyDatabases } from '../harness/databases/createEmptyDatabases';

let test: TestApp;
let root: string;
let ownerUrl: string;
const databases = createEmptyDatabases('restored');

async function withPool<T>(url: string, work: (pool: pg.Pool) => Promise<T>): Promise<T> {
  const pool = new pg.Pool({ connectionString: url, max: 2 });
  try {
    return await work(pool);
  } finally {
    await pool.end();
  }
}

const computeDigest = (url: string) => withPool(url, databaseDigest);

beforeAll(async () => {
  test = await createTestApp();
  root = await mkdtemp(join(tmpdir(), 'adlane-backup-'));
  await cp(inject('testCluster').seededFiles, join(root, 'live/files'), { recursive: true });
  await writeFile(join(root, 'live/secrets.json'), '{"secret":"kept"}');
  ownerUrl = String(test.ownerPool.options.connectionString);
});
afterAll(async () => {
  await test.close();
  await rm(root, { recursive: true, force: true });
  await databases.drop();
});

const live = () => join(root, 'live');
/** Backs up into a new folder. */
async function save({ url = ownerUrl, dataFolder = live() } = {}) {
  const target = join(await mkdtemp(join(root, 'saved-')), 'backup');
  return { target, manifest: await backUp({ ownerUrl: url, dataFolder, target }) };
}
/** Restores into a new data folder and returns it. */
async function load(source: string, url: string, migrations?: readonly Migration[]): Promise<string> {
  const dataFolder = join(await mkdtemp(join(root, 'restored-')), 'data');
  const backup = await openBackup(source);
  await restore({ backup, ownerUrl: url, dataFolder, ...(migrations && { migrations }) });
  return dataFolder;
}

const toEmail = (folder: string) => `${folder}@x.example`;

/** Stores a file in `folder` and then its row, one after the other, until aborted; returns how many. */
async function writeUntil(signal: AbortSignal, folder: string): Promise<number> {
  const files = createDiskFiles(join(live(), 'files'));
  const { id: agencyId } = await findRow(test.ownerPool, agencies, { orderBy: [agencies.id] });
  let written = 0;
  for (; !signal.aborted; written += 1) {
    const key = `${folder}/${written}`;
    await files.put(key, { body: new TextEncoder().encode(`picture ${written}`), type: 'text/plain' });
    await insertRow(test.ownerPool, leads, { agency_id: agencyId, full_name: key, email: toEmail(folder) });
  }
  return written;
}

describe('backup:', () => {
  it('restored into an empty database has every row and every file', async () => {
    const { target, manifest } = await save();
    const url = await databases.create();
    const folder = await load(target, url);
    expect(await computeDigest(url)).toEqual(await databaseDigest(test.ownerPool));
    expect(manifest.files.length).toBeGreaterThan(5);
    expect(await listFiles(join(folder, 'files'))).toEqual(await listFiles(join(live(), 'files')));
    for (const { key, sha256 } of manifest.files)
      expect((await readFileEntry(join(folder, 'files'), key)).sha256).toBe(sha256);
    await withPool(url, async (pool) => {
      const { id: agency_id } = await findRow(pool, agencies, { orderBy: [agencies.id] });
      const { id } = await insertRow(pool, folders, { agency_id, name: 'New' });
      const highest = await findRow(test.ownerPool, folders, { orderBy: [desc(folders.id)] });
      expect(id).toBeGreaterThan(highest.id);
    });
  });

  it('taken during writes captures rows and files at one point in time', async () => {
    const stop = new AbortController();
    const moving = `moving-${randomUUID()}`;
    const writers = [writeUntil(stop.signal, moving)];
    await expect
      .poll(() => listFiles(join(live(), 'files', moving)).then(({ length }) => length))
      .toBeGreaterThan(20);
    const { target, manifest } = await save();
    stop.abort();
    const [written = 0] = await Promise.all(writers);
    const url = await databases.create();
    const folder = await load(target, url);
    const rows = await withPool(url, (pool) =>
      findRows(pool, leads, { where: { email: toEmail(moving) }, orderBy: [leads.id] }),
    );
    const keys = rows.map(({ full_name }) => full_name);
    // Without a gap: what was committed at one moment.
    expect(keys).toEqual(keys.map((_key, index) => `${moving}/${index}`));
    expect(keys.length).toBeGreaterThan(20);
    expect(keys.length).toBeLessThan(written);
    const files = new Map(manifest.files.map(({ key, sha256 }) => [key, sha256]));
    for (const key of keys) {
      expect((await readFileEntry(join(folder, 'files'), key)).sha256).toBe(files.get(key));
      expect((await readFileEntry(join(live(), 'files'), key)).sha256).toBe(files.get(key));
    }
  });

  it('made by an earlier version is migrated to this version', async () => {
    const earlier = await databases.create();
    const next: Migration = {
      tag: '9998_add_motto',
      statements: ["alter table agencies add column motto text not null default 'None yet'"],
    };
    await withPool(earlier, async (pool) => {
      await migrate(drizzle(pool));
      await insertRow(pool, agencies, { name: 'Early Ads' });
    });
    const { target } = await save({ url: earlier, dataFolder: await mkdtemp(join(root, 'early-')) });
    const url = await databases.create();
    await load(target, url, [...knownMigrations, next]);
    await withPool(url, async (pool) => {
      const tags = [...knownMigrations.map(({ tag }) => tag), next.tag];
      expect(await listMigrationTags(pool)).toEqual(tags);
      const migrated = pgTable('agencies', { name: text('name'), motto: text('motto') });
      expect(await findRows(pool, migrated)).toEqual([{ name: 'Early Ads', motto: 'None yet' }]);
    });
  });

  it('made by a later version is refused, and nothing is changed', async () => {
    const { target, manifest } = await save();
    const path = join(target, manifestName);
    await writeFile(
      path,
      JSON.stringify({ ...manifest, migrations: [...manifest.migrations, '9999_later'] }),
    );
    const url = await databases.create();
    await expect(load(target, url)).rejects.toThrow(
      'This backup was made by a newer Adlane (it has 9999_later).',
    );
    expect(await withPool(url, listPublicTables)).toEqual([]);
  });

  it.each([
    ['cut off', (bytes: Buffer) => bytes.subarray(0, bytes.byteLength / 2)],
    ['changed', (bytes: Buffer) => Buffer.concat([Buffer.from('no gzip'), bytes])],
  ])('of which a file was %s is refused by name before anything changes', async (_how, damage) => {
    const { target } = await save();
    const path = join(target, 'tables/leads.gz');
    await writeFile(path, damage(await readFile(path)));
    await expect(openBackup(target)).rejects.toThrow('leads.gz is damaged');
  });

  it('that is damaged changes nothing', async () => {
    const { target, manifest } = await save();
    const tables = manifest.tables.map((table) =>
      table.name === 'leads' ? { ...table, rows: table.rows + 1 } : table,
    );
    await writeFile(join(target, manifestName), JSON.stringify({ ...manifest, tables }));
    const url = await databases.create();
    await expect(load(target, url)).rejects.toThrow('leads.gz is damaged');
    expect(await withPool(url, listPublicTables)).toEqual([]);
  });

  it('is not restored into a database with rows, nor over an existing folder', async () => {
    const { target } = await save();
    await expect(load(target, ownerUrl)).rejects.toThrow('The database is not empty');
    await expect(backUp({ ownerUrl, dataFolder: live(), target })).rejects.toThrow('exists already');
    await expect(readManifest(root)).rejects.toThrow('is not a backup of Adlane');
  });
});
