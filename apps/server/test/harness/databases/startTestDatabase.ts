import { randomBytes } from 'node:crypto';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrate } from '@adlane/api-server';
import { seedWorld, worldNow } from '@adlane/mocks/world';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { backupRows } from '../../../../../mocks/src/tab/dump/rowsBackup';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../../../src/database/embeddedPostgres';
import { createDatabase, withDatabase } from '../../../src/database/prepareDatabase';
import { createDiskFiles } from '../../../src/ports/diskFiles';
import { createNodeSecrets } from '../../../src/ports/nodeSecrets';
import { testEncryptionKey, testScryptCost } from '../testConstants';
import { buildTestedServer } from './buildTestedServer';
import { clusterPrefix, ownerFile, sweepLeftClusters } from './sweepLeftClusters';

export type TestCluster = {
  /** Superuser's URL of the database `postgres`. */
  readonly superuserUrl: string;
  /** Name of the migrated and seeded database to clone. */
  readonly template: string;
  /** Folder with the files of the seeded world. */
  readonly seededFiles: string;
  readonly password: string;
};

declare module 'vitest' {
  interface ProvidedContext {
    testCluster: TestCluster;
    /** The server that `spawnServer` starts, built from the sources for this run. */
    testedServer: string;
  }
}

/** Durability does not matter: the cluster is deleted after the run. */
const disposable = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  autovacuum: 'off',
  wal_level: 'minimal',
  max_wal_senders: '0',
  // Copying and dropping a database wait for a checkpoint already; none in between.
  checkpoint_timeout: '1h',
  max_wal_size: '8GB',
  // Digests of a hundred small tables would start a process for each.
  max_parallel_workers_per_gather: '0',
  max_connections: '120',
};

async function startCluster(): Promise<{ url: string; stop(): Promise<void> }> {
  const external = process.env['TEST_DATABASE_URL'];
  if (external !== undefined && external !== '') return { url: external, stop: async () => undefined };
  await sweepLeftClusters();
  const folder = await mkdtemp(join(tmpdir(), clusterPrefix));
  await writeFile(join(folder, ownerFile), String(process.pid));
  // If the tests run as root, PostgreSQL runs as another user and needs access to this folder.
  await chmod(folder, 0o711);
  const cluster: EmbeddedPostgres = await startEmbeddedPostgres({
    folder: join(folder, 'postgres'),
    password: randomBytes(12).toString('hex'),
    logFile: join(folder, 'postgres.log'),
    settings: disposable,
  });
  return {
    url: cluster.url('postgres'),
    async stop() {
      await cluster.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

type Template = { readonly template: string; readonly password: string; readonly seededFiles: string };

async function prepareTemplate(
  superuserUrl: string,
  { template, password, seededFiles }: Template,
): Promise<void> {
  const urls = await createDatabase(superuserUrl, {
    name: template,
    ownerPassword: password,
    appPassword: password,
  });
  const pool = new pg.Pool({ connectionString: urls.ownerUrl, max: 2 });
  try {
    const db = drizzle(pool);
    await migrate(db);
    await seedWorld(db, {
      now: worldNow,
      secrets: createNodeSecrets([testEncryptionKey], testScryptCost),
      files: createDiskFiles(seededFiles),
    });
  } finally {
    await pool.end();
  }
  const superuser = new pg.Client({ connectionString: withDatabase(superuserUrl, template) });
  await superuser.connect();
  await superuser.query(backupRows);
  // Its triggers let transactions that run at the same time wait for each other.
  await superuser.query('drop function kept.note_change() cascade');
  await superuser.end();
}

/**
 * Vitest's global set-up: one PostgreSQL (or `TEST_DATABASE_URL`), one seeded template and one build of the server for
 * the whole run.
 */
export default async function startTestDatabase(project: TestProject): Promise<() => Promise<void>> {
  const [cluster, server] = await Promise.all([startCluster(), buildTestedServer()]);
  const template = `seeded_${randomBytes(4).toString('hex')}`;
  // Roles belong to the whole cluster: a fixed password lets two runs share an external server.
  const password = 'adlane-test';
  const seededFiles = await mkdtemp(join(tmpdir(), 'adlane-seeded-'));
  try {
    await prepareTemplate(cluster.url, { template, password, seededFiles });
  } catch (error) {
    await Promise.all([cluster.stop(), server.remove()]);
    throw error;
  }
  project.provide('testedServer', server.entry);
  project.provide('testCluster', { superuserUrl: cluster.url, template, password, seededFiles });
  return async () => {
    const client = new pg.Client({ connectionString: cluster.url });
    await client.connect();
    const { rows } = await client.query('select datname from pg_database where starts_with(datname, $1)', [
      template,
    ]);
    for (const { datname } of rows)
      await client.query(`drop database if exists ${client.escapeIdentifier(datname)} with (force)`);
    await client.end();
    await Promise.all([cluster.stop(), server.remove()]);
    await rm(seededFiles, { recursive: true, force: true });
  };
}
