import { type ChildProcess, execFile, type StdioOptions, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { closeSync, existsSync, openSync } from 'node:fs';
import { chmod, chown, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { DatabaseDamagedError, findDamage } from './DatabaseDamagedError';
import { findFreePort } from './findFreePort';
import { stopOrphanedPostgres } from './orphanedPostgres';
import { findPostgresBinaries } from './postgresBinaries';
import { asPostgresUser, type Command, findPostgresUser } from './postgresUser';

const run = promisify(execFile);

/** Wait for PostgreSQL to accept connections; a recovery after a crash can take a while. */
const startTimeoutMs = 60_000;
/** Waits before a restart that follows a failed one. */
const restartDelaysMs = [0, 500, 1_000, 2_000, 5_000];

export type EmbeddedPostgresOptions = {
  /** Folder of the cluster; created and initialized if it doesn't exist. */
  readonly folder: string;
  /** Password of the superuser `postgres`, the same at each start. */
  readonly password: string;
  /** Where PostgreSQL writes its own log. */
  readonly logFile: string;
  /** More server settings, e.g. `{ fsync: 'off' }` for tests. */
  readonly settings?: Readonly<Record<string, string>>;
  /**
   * Port to listen on.
   * @default a free one
   */
  readonly port?: number | undefined;
  readonly onWarning?: (message: string) => void;
};

export type EmbeddedPostgres = {
  readonly port: number;
  /** Process id of the postmaster. */
  pid(): number | undefined;
  /** URL for the superuser. */
  url(database: string): string;
  stop(): Promise<void>;
};

/** After a crash one call per file system is enough to write what the cluster's thousand files have pending. */
const recoverySettings: Readonly<Record<string, string>> =
  process.platform === 'linux' ? { recovery_init_sync_method: 'syncfs' } : {};

const ownSettings: Readonly<Record<string, string>> = {
  ...recoverySettings,
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '60',
  shared_buffers: '64MB',
  fsync: 'on',
  jit: 'off',
  log_min_messages: 'warning',
};

async function initialise(
  folder: string,
  password: string,
  initdb: (args: string[]) => Command,
  uid?: number,
) {
  const passwordFile = join(tmpdir(), `adlane-${randomBytes(8).toString('hex')}`);
  await writeFile(passwordFile, `${password}\n`, { mode: 0o600, flag: 'wx' });
  try {
    if (uid !== undefined) await chown(passwordFile, uid, -1);
    const { file, args, options } = initdb([
      `--pgdata=${folder}`,
      '--auth=scram-sha-256',
      '--username=postgres',
      `--pwfile=${passwordFile}`,
      '--encoding=UTF8',
      '--locale=C',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
    ]);
    await run(file, [...args], options);
  } catch (cause) {
    // The next start would take a half-initialized cluster for a complete one.
    await rm(folder, { recursive: true, force: true });
    throw new Error(`PostgreSQL could not be set up in ${folder}: ${text(cause)}`, { cause });
  } finally {
    await rm(passwordFile, { force: true });
  }
}

function text(error: unknown): string {
  if (
    error instanceof Error &&
    'stderr' in error &&
    typeof error.stderr === 'string' &&
    error.stderr !== ''
  ) {
    return error.stderr.trim();
  }
  return error instanceof Error ? error.message : String(error);
}

/** Waits for PostgreSQL, which writes its state into the last line of postmaster.pid. */
async function waitUntilReady(child: ChildProcess, folder: string, logFile: string): Promise<void> {
  const deadline = Date.now() + startTimeoutMs;
  while (Date.now() < deadline) {
    if (child.exitCode !== null || child.signalCode !== null) {
      const log = await readFile(logFile, 'utf8').catch(() => '');
      const damage = findDamage(log);
      if (damage !== undefined) {
        throw new DatabaseDamagedError(
          `The database in ${folder} is damaged and cannot be opened. PostgreSQL says: ${damage}`,
        );
      }
      throw new Error(`PostgreSQL exited while starting:\n${log.trim().split('\n').slice(-8).join('\n')}`);
    }
    const lines = (await readFile(join(folder, 'postmaster.pid'), 'utf8').catch(() => '')).split('\n');
    if (lines[0] === String(child.pid) && lines[7]?.trim() === 'ready') return;
    await sleep(15);
  }
  child.kill('SIGQUIT');
  throw new Error(`PostgreSQL did not become ready within ${startTimeoutMs / 1000} s; see ${logFile}.`);
}

async function prepareFolder(options: EmbeddedPostgresOptions) {
  const binaries = await findPostgresBinaries();
  const user = await findPostgresUser();
  await mkdir(options.folder, { recursive: true, mode: 0o700 });
  await chmod(options.folder, 0o700);
  if (user) await chown(options.folder, user.uid, user.gid);
  const command = await asPostgresUser(user, [binaries.postgres, options.folder]);
  if (!existsSync(join(options.folder, 'PG_VERSION'))) {
    await initialise(options.folder, options.password, (args) => command(binaries.initdb, args), user?.uid);
  }
  return (args: readonly string[]) => command(binaries.postgres, args);
}

/**
 * Starts the PostgreSQL that npm installed over `folder`, after stopping one that a killed server left
 * behind. It runs in its own process group, so that Ctrl-C in a terminal doesn't end it before the requests
 * in flight, and is restarted if it dies.
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const { folder, logFile, password, onWarning = () => undefined } = options;
  const command = await prepareFolder(options);
  if (await stopOrphanedPostgres(folder))
    onWarning('Stopped the PostgreSQL that a killed server had left running.');
  const port = options.port ?? (await findFreePort());
  const settings = { ...ownSettings, ...options.settings, port: String(port) };
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  let isStopping = false;
  let child: ChildProcess | undefined;

  async function launch(): Promise<void> {
    const log = openSync(logFile, 'w', 0o600);
    const { file, args, options: identity } = command(['-D', folder, ...flags]);
    // The processes of the cluster inherit the pipe, which closes when the last one has ended.
    const stdio: StdioOptions = ['ignore', log, log, 'pipe'];
    const started = spawn(file, [...args], { ...identity, detached: true, stdio });
    (started.stdio[3] as Readable | null)?.resume();
    child = started;
    closeSync(log);
    const failed = new Promise<never>((_resolve, reject) => started.once('error', reject));
    await Promise.race([waitUntilReady(started, folder, logFile), failed]);
    // Processes that outlive a killed postmaster hold its shared memory: a new one could not start before `close`.
    started.once('close', () => {
      if (!isStopping) void relaunch();
    });
  }

  async function relaunch(): Promise<void> {
    for (let attempt = 0; !isStopping; attempt += 1) {
      onWarning('PostgreSQL stopped unexpectedly and is being started again.');
      await sleep(restartDelaysMs[Math.min(attempt, restartDelaysMs.length - 1)]);
      if (isStopping) return;
      const launched = await launch().then(
        () => true,
        (error: unknown) => onWarning(text(error)),
      );
      if (launched) return;
    }
  }

  await launch();
  return {
    port,
    pid: () => child?.pid,
    url: (database) => `postgres://postgres:${encodeURIComponent(password)}@127.0.0.1:${port}/${database}`,
    async stop() {
      isStopping = true;
      const running = child;
      if (!running || running.exitCode !== null || running.signalCode !== null) return;
      const exited = new Promise<void>((resolve) => running.once('exit', () => resolve()));
      running.kill('SIGINT');
      const timer = setTimeout(() => running.kill('SIGQUIT'), 15_000);
      await exited;
      clearTimeout(timer);
    },
  };
}
