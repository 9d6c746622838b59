import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { backUp } from './backup/backUp';
import { readManifest } from './backup/manifest';
import { type Backup, openBackup } from './backup/openBackup';
import { refuseNewer, restore } from './backup/restore';
import { restoreEmbedded } from './backup/restoreEmbedded';
import { restoreSecrets } from './backup/restoreSecrets';
import { withOwner } from './backup/withOwner';
import { createCleanup } from './cleanup';
import type { Surroundings } from './database/openDatabase';
import { openPool } from './database/openPool';
import { readEnvironment } from './environment';
import { makeDataFolder } from './folder/makeDataFolder';
import { loadSecrets } from './folder/storedSecrets';
import { rotateKeys } from './keys/rotateKeys';
import { createLog } from './log/createLog';
import { createNodeSecrets } from './ports/nodeSecrets';

const say = (text: string) => process.stdout.write(`${text}\n`);

async function open(environment: Surroundings['environment']): Promise<Surroundings> {
  const log = createLog('warn');
  await makeDataFolder(environment.dataFolder);
  const secrets = await loadSecrets(environment.dataFolder, {
    secret: environment.ADLANE_SECRET,
    previous: environment.ADLANE_PREVIOUS_SECRETS.split(',').filter(Boolean),
  });
  return { environment, secrets, log, cleanup: createCleanup(log) };
}

async function backup(surroundings: Surroundings, named: string | undefined): Promise<void> {
  const { dataFolder } = surroundings.environment;
  const target = resolve(named ?? `backup-${new Date().toISOString().slice(0, 19).replaceAll(':', '-')}`);
  const manifest = await withOwner(surroundings, ({ url }) => backUp({ ownerUrl: url, dataFolder, target }));
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
  say(`${target}: ${rows} rows and ${manifest.files.length} files as of ${manifest.taken_at}.`);
}

async function restoreFrom(surroundings: Surroundings, backup: Backup): Promise<void> {
  const { dataFolder, DATABASE_URL: ownerUrl } = surroundings.environment;
  let replaced: string | undefined;
  if (ownerUrl === undefined) replaced = await restoreEmbedded(surroundings, backup);
  else await restore({ backup, ownerUrl, dataFolder });
  if (replaced !== undefined)
    say(`The earlier database is in ${replaced}; delete it when you no longer need it.`);
  say(`Restored ${backup.source} as of ${backup.manifest.taken_at}. Start the server.`);
}

async function rotate(surroundings: Surroundings): Promise<void> {
  const secrets = createNodeSecrets(surroundings.secrets.encryptionKeys);
  const rotated = await withOwner(surroundings, async ({ url }) => {
    const onError = (error: Error) => say(error.message);
    const pool = openPool({ url, size: 2, statementTimeoutMs: 120_000, onError });
    try {
      return await rotateKeys(pool, secrets);
    } finally {
      await pool.end();
    }
  });
  say(`${rotated} stored tokens were encrypted with the new key. You can remove ADLANE_PREVIOUS_SECRETS.`);
}

/** Prepares the folder before its secrets are read: a restored folder gets those of the backup. */
async function prepare(
  { dataFolder, DATABASE_URL }: Surroundings['environment'],
  source: string,
  mayReplace: boolean,
): Promise<Backup> {
  refuseNewer(await readManifest(source));
  if (existsSync(join(dataFolder, 'postgres')) && !mayReplace) {
    throw new Error(
      `${join(dataFolder, 'postgres')} holds a database. Restore into a new ADLANE_DATA_DIR, or add --replace: the present database is then stored beside the restored one.`,
    );
  }
  const backup = await openBackup(source);
  await restoreSecrets(source, dataFolder, { isEmbedded: DATABASE_URL === undefined });
  return backup;
}

const usage = 'Use: backup [folder to make], restore <folder of a backup> [--replace], or rotate-keys.';

async function main([command, argument, option]: readonly string[]): Promise<void> {
  if (existsSync('.env')) process.loadEnvFile('.env');
  const environment = readEnvironment(process.env);
  const source = argument === undefined ? undefined : resolve(argument);
  const restored =
    command === 'restore' && source !== undefined
      ? await prepare(environment, source, option === '--replace')
      : undefined;
  const surroundings = await open(environment);
  try {
    if (command === 'backup') await backup(surroundings, argument);
    else if (restored !== undefined) await restoreFrom(surroundings, restored);
    else if (command === 'rotate-keys') await rotate(surroundings);
    else throw new Error(usage);
  } finally {
    await surroundings.cleanup.run();
  }
}

main(process.argv.slice(2)).catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
