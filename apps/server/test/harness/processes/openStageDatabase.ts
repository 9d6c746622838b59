import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import pg from 'pg';
import { inject } from 'vitest';
import { startEmbeddedPostgres } from '../../../src/database/embeddedPostgres';
import { createDatabase, type DatabaseUrls } from '../../../src/database/prepareDatabase';
import { connectToEmbedded, killAtOnce } from '../databases/embeddedCluster';

/**
 * Where a stage's server has its tables: in a database of the cluster that all tests share, in a cluster of this stage that
 * is not the server's, or in the cluster that the server embeds.
 */
export type StageDatabaseKind = 'shared' | 'external' | 'embedded';
export type StageDatabase = {
  /** Settings of the server. */
  readonly env: Readonly<Record<string, string>>;
  /** Connects as a role that sees all rows. */
  connect(): Promise<pg.Client>;
  /** Ends PostgreSQL with SIGKILL; who started it starts it again. */
  kill(): Promise<void>;
  close(): Promise<void>;
};

const toEnvironment = ({ ownerUrl, appUrl }: DatabaseUrls) => ({
  DATABASE_URL: ownerUrl,
  DATABASE_APP_URL: appUrl,
});

async function connectTo(connectionString: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString });
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

async function openShared(): Promise<StageDatabase> {
  const { superuserUrl, password } = inject('testCluster');
  const name = `stage_${randomBytes(4).toString('hex')}`;
  const urls = await createDatabase(superuserUrl, { name, ownerPassword: password, appPassword: password });
  return {
    env: toEnvironment(urls),
    connect: () => connectTo(urls.ownerUrl),
    kill: () => Promise.reject(new Error('Other tests use this PostgreSQL.')),
    async close() {
      const client = await connectTo(superuserUrl);
      await client.query(`drop database if exists ${client.escapeIdentifier(name)} with (force)`);
      await client.end();
    },
  };
}

async function openExternal(root: string): Promise<StageDatabase> {
  const folder = join(root, 'postgres');
  const cluster = await startEmbeddedPostgres({
    folder,
    logFile: join(root, 'postgres.log'),
    password: 'superuser-password',
  });
  const urls = await createDatabase(cluster.url('postgres'), {
    name: 'adlane',
    ownerPassword: 'owner-password',
    appPassword: 'app-password',
  });
  return {
    env: toEnvironment(urls),
    connect: () => connectTo(cluster.url('adlane')),
    kill: () => killAtOnce(folder),
    close: cluster.stop,
  };
}

/** @param root folder of the stage; the server's data is in its subfolder `server` */
export async function openStageDatabase(kind: StageDatabaseKind, root: string): Promise<StageDatabase> {
  if (kind === 'shared') return openShared();
  if (kind === 'external') return openExternal(root);
  const dataFolder = join(root, 'server');
  return {
    env: {},
    connect: () => connectToEmbedded(dataFolder),
    kill: () => killAtOnce(join(dataFolder, 'postgres')),
    close: async () => undefined,
  };
}
