import { copyFile, mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { visitors } from '@adlane/api-server/schema';
import { demoSdkKey } from '@adlane/mocks/world';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Backup, openBackup } from '../../src/backup/openBackup';
import { restoreEmbedded } from '../../src/backup/restoreEmbedded';
import { restoreSecrets } from '../../src/backup/restoreSecrets';
import { createSnapshot, listSnapshots } from '../../src/backup/snapshots';
import { createCleanup } from '../../src/cleanup';
import { DatabaseDamagedError } from '../../src/database/DatabaseDamagedError';
import { startEmbeddedPostgres } from '../../src/database/embeddedPostgres';
import { stopOrphanedPostgres } from '../../src/database/orphanedPostgres';
import { ownerRole, withIdentity } from '../../src/database/prepareDatabase';
import { finishReplacement, replaceCluster } from '../../src/database/replaceCluster';
import { readEnvironment } from '../../src/environment';
import { makeDataFolder } from '../../src/folder/makeDataFolder';
import { isProcessAlive } from '../../src/folder/processIdentity';
import { loadSecrets } from '../../src/folder/storedSecrets';
import { createLog } from '../../src/log/createLog';
import { countRows } from '../fixtures/rows/rows';
import { connectToEmbedded } from '../harness/databases/embeddedCluster';
import { spawnServer } from '../harness/processes/spawnServer';

let root = '';

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'adlane-damaged-'));
  await makeDataFolder(root);
});
afterAll(() => rm(root, { recursive: true, force: true }));

async function openFolder(dataFolder: string) {
  const environment = readEnvironment({ ADLANE_DATA_DIR: dataFolder });
  const secrets = await loadSecrets(dataFolder, { secret: undefined, previous: [] });
  const log = createLog('silent');
  return { environment, secrets, log, cleanup: createCleanup(log) };
}

describe('a copied data folder', () => {
  it('whose original is in use ends nothing of the original', async () => {
    await makeDataFolder(join(root, 'original'));
    const folder = join(root, 'original/postgres');
    const original = await startEmbeddedPostgres({ folder, logFile: join(root, 'log'), password: 'p' });
    const copy = join(root, 'copy');
    await mkdir(copy);
    await copyFile(join(folder, 'postmaster.pid'), join(copy, 'postmaster.pid'));

    expect(await stopOrphanedPostgres(copy)).toBe(false);

    expect(await readdir(copy)).toEqual([]);
    expect(await isProcessAlive(original.pid() ?? 0)).toBe(true);
    expect(await stopOrphanedPostgres(folder)).toBe(true);
    await original.stop();
  });
});

describe('a restore that is interrupted', () => {
  const makeFolder = async (name: string, entries: Readonly<Record<string, string>>) => {
    const folder = join(root, name);
    await mkdir(folder);
    for (const [entry, content] of Object.entries(entries)) {
      await mkdir(dirname(join(folder, entry)), { recursive: true });
      await writeFile(join(folder, entry), content);
    }
    return folder;
  };
  const readAll = async (folder: string) => {
    const names = (await readdir(folder)).toSorted();
    const contents = names.map((name) => readFile(join(folder, name, 'a'), 'utf8'));
    return Object.fromEntries(
      (await Promise.all(contents)).map((content, at) => [names[at]?.replace(/-.*/, ''), content]),
    );
  };

  it.each([
    ['before the present database was moved', { 'postgres.restored/a': 'new', 'postgres/a': 'old' }],
    [
      'after the present database was moved',
      { 'postgres.restored/a': 'new', 'postgres.replaced-2026-11-26/a': 'old' },
    ],
  ])('%s is finished by the next start', async (_when, entries) => {
    const folder = await makeFolder(`swap-${Object.keys(entries).join().length}`, entries);
    await finishReplacement(folder);
    expect(await readAll(folder)).toEqual({ postgres: 'new', 'postgres.replaced': 'old' });
    await finishReplacement(folder);
    expect(await readAll(folder)).toEqual({ postgres: 'new', 'postgres.replaced': 'old' });
  });

  it('has left a running PostgreSQL that the next restore ends', async () => {
    const folder = join(root, 'killed');
    const server = spawnServer({ dataFolder: folder, entry: 'source' });
    await server.ready;
    const draft = join(folder, 'postgres.restoring');
    await server.end('SIGKILL');
    await rename(join(folder, 'postgres'), draft);
    const pid = Number((await readFile(join(draft, 'postmaster.pid'), 'utf8')).split('\n')[0]);
    expect(await isProcessAlive(pid)).toBe(true);
    const surroundings = await openFolder(folder);
    const backup = {
      source: folder,
      manifest: { migrations: ['9999_of_a_later_version'] },
    } as unknown as Backup;
    await expect(restoreEmbedded(surroundings, backup)).rejects.toThrow('by a newer Adlane');
    await surroundings.cleanup.run();
    expect(await isProcessAlive(pid)).toBe(false);
    expect(await readdir(folder)).not.toContain('postgres.restoring');
  });

  it('puts a complete cluster beside the replaced one', async () => {
    const folder = await makeFolder('swap', { 'postgres.restoring/a': 'new', 'postgres/a': 'old' });
    expect(await replaceCluster(folder, join(folder, 'postgres.restoring'))).toContain('postgres.replaced-');
    expect(await readAll(folder)).toEqual({ postgres: 'new', 'postgres.replaced': 'old' });
  });

  it('leaves secrets that do not block the restore of another backup, unlike those of a database', async () => {
    const backup = await makeFolder('other-backup', { 'secrets.json': 'of the backup' });
    const folder = await makeFolder('left', { 'secrets.json': 'of an earlier restore' });
    await restoreSecrets(backup, folder, { isEmbedded: true });
    expect(await readFile(join(folder, 'secrets.json'), 'utf8')).toBe('of the backup');
    const used = await makeFolder('used', { 'secrets.json': 'of the database', 'postgres/a': '' });
    await expect(restoreSecrets(backup, used, { isEmbedded: true })).rejects.toThrow('has other secrets');
    const external = await makeFolder('external', { 'secrets.json': 'of the database' });
    await expect(restoreSecrets(backup, external, { isEmbedded: false })).rejects.toThrow(
      'has other secrets',
    );
    expect(await readFile(join(external, 'secrets.json'), 'utf8')).toBe('of the database');
  });
});

describe('a database whose write-ahead log is lost', () => {
  const dataFolder = () => join(root, 'lost');
  const start = () => spawnServer({ dataFolder: dataFolder(), entry: 'source' });

  it('is named with the age of the newest of four snapshots, which can be restored in its place', async () => {
    const first = start();
    const { urls } = await first.ready;
    const answer = await fetch(`${urls.dashboard}/sdk/sessions`, {
      method: 'POST',
      headers: { 'api-token': demoSdkKey, 'content-type': 'application/json' },
      body: '{}',
    });
    const { gleapId } = await answer.json();
    const client = await connectToEmbedded(dataFolder());
    const surroundings = await openFolder(dataFolder());
    const { ownerPassword } = surroundings.secrets;
    const ownerUrl = withIdentity(`postgres://127.0.0.1:${client.port}/adlane`, ownerRole, ownerPassword);
    const createNext = () => createSnapshot({ ownerUrl, dataFolder: dataFolder() });
    const oldest = await createNext();
    for (let later = 0; later < 3; later += 1) await createNext();
    const snapshot = await createNext();
    const stored = await listSnapshots(dataFolder());
    expect(stored).toHaveLength(4);
    expect(stored[0]).toEqual(snapshot);
    expect(stored).not.toContainEqual(oldest);
    await client.end();
    await first.end('SIGKILL');
    await stopOrphanedPostgres(join(dataFolder(), 'postgres'));
    const wal = join(dataFolder(), 'postgres/pg_wal');
    for (const name of await readdir(wal)) await rm(join(wal, name), { recursive: true });

    const second = start();
    expect(await second.exited).toBe(1);
    expect(second.output()).toContain('is damaged and cannot be opened');
    expect(second.output()).toMatch(/The newest snapshot is \d+ minutes old/);
    expect(second.output()).toContain(`npm run restore -- ${snapshot.folder} --replace`);
    expect(second.output()).not.toContain('    at ');

    const replaced = await restoreEmbedded(surroundings, await openBackup(snapshot.folder));
    await surroundings.cleanup.run();
    expect(await readdir(replaced ?? '')).toContain('PG_VERSION');

    const third = start();
    await third.ready;
    const restored = await connectToEmbedded(dataFolder());
    expect(await countRows(restored, visitors, eq(visitors.gleap_id, gleapId))).toBe(1);
    await restored.end();
    await third.end('SIGTERM');
  });

  it('without a snapshot points to backups', async () => {
    const folder = join(root, 'bare/postgres');
    await makeDataFolder(join(root, 'bare'));
    const options = { folder, logFile: join(root, 'bare.log'), password: 'p' };
    await (await startEmbeddedPostgres(options)).stop();
    await rm(join(folder, 'global/pg_control'));
    await expect(startEmbeddedPostgres(options)).rejects.toThrow(DatabaseDamagedError);
  });
});
