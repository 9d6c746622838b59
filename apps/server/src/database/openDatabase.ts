import { join } from 'node:path';
import { type Log, migrate } from '@adlane/api-server';
import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import type { Cleanup } from '../cleanup';
import type { Environment } from '../environment';
import { lockDataFolder } from '../folder/dataFolderLock';
import type { ServerSecrets } from '../folder/storedSecrets';
import { startEmbeddedPostgres } from './embeddedPostgres';
import { openPool } from './openPool';
import { createDatabase, type DatabaseUrls, prepareExternalDatabase } from './prepareDatabase';
import { finishReplacement } from './replaceCluster';

export type OpenDatabase = {
  /** Requests: bound by row-level security. */
  readonly appPool: pg.Pool;
  /** Migrations, the job queue and the demo world. */
  readonly ownerPool: pg.Pool;
  readonly ownerUrl: string;
  readonly isEmbedded: boolean;
};

export type Surroundings = {
  readonly environment: Environment;
  readonly secrets: ServerSecrets;
  readonly log: Log;
  readonly cleanup: Cleanup;
};

/**
 * Locks the folder for this process. An external database needs no lock: any number of processes share it.
 */
export async function claimDataFolder(environment: Environment, log: Log, cleanup: Cleanup): Promise<void> {
  if (environment.DATABASE_URL !== undefined) return;
  const lock = await lockDataFolder(environment.dataFolder);
  cleanup.add('data folder lock', lock.release);
  if (lock.wasStale) log.warn({}, 'Replaced the stale data folder lock of a killed server');
  await finishReplacement(environment.dataFolder);
}

/** Starts the PostgreSQL of the data folder, which this process must have locked. */
export async function startEmbedded({
  environment,
  secrets,
  log,
  cleanup,
}: Surroundings): Promise<DatabaseUrls> {
  const { dataFolder } = environment;
  const postgres = await startEmbeddedPostgres({
    folder: join(dataFolder, 'postgres'),
    logFile: join(dataFolder, 'postgres.log'),
    password: secrets.postgresPassword,
    onWarning: (message) => log.warn({}, message),
  });
  cleanup.add('PostgreSQL', postgres.stop);
  return createDatabase(postgres.url('postgres'), {
    name: 'adlane',
    ownerPassword: secrets.ownerPassword,
    appPassword: secrets.appPassword,
  });
}

/** Starts or finds PostgreSQL, migrates it to the newest schema and opens the pools. */
export async function openDatabase(surroundings: Surroundings): Promise<OpenDatabase> {
  const { environment, secrets, log, cleanup } = surroundings;
  const { DATABASE_URL: ownerUrl, DATABASE_APP_URL: appUrl } = environment;
  const isEmbedded = ownerUrl === undefined;
  const urls = isEmbedded
    ? await startEmbedded(surroundings)
    : await prepareExternalDatabase({ ownerUrl, appUrl, appPassword: secrets.appPassword });
  const onError = (error: Error) => log.warn({ reason: error.message }, 'Idle database connection lost');
  const ownerPool = openPool({ url: urls.ownerUrl, size: 3, statementTimeoutMs: 120_000, onError });
  cleanup.add('owner pool', () => ownerPool.end());
  const applied = await migrate(drizzle(ownerPool));
  if (applied.length > 0) log.info({ applied }, 'Database migrated to the newest schema');
  const appPool = openPool({
    url: urls.appUrl,
    size: environment.DATABASE_POOL_SIZE,
    statementTimeoutMs: 30_000,
    onError,
  });
  cleanup.add('app pool', () => appPool.end());
  return { appPool, ownerPool, ownerUrl: urls.ownerUrl, isEmbedded };
}
