import { chmod, mkdtemp, readFile, rm, truncate } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DatabaseDamagedError } from '../../src/database/DatabaseDamagedError';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../../src/database/embeddedPostgres';
import {
  countStored,
  findSegment,
  startBusyStatement,
  storeRows,
  switchSegment,
} from '../harness/databases/clusterRows';

let root: string;
let warnings: string[];

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'adlane-killed-'));
  // PostgreSQL may run as another user.
  await chmod(root, 0o755);
  warnings = [];
});
afterEach(() => rm(root, { recursive: true, force: true }));

const start = () =>
  startEmbeddedPostgres({
    folder: join(root, 'postgres'),
    logFile: join(root, 'postgres.log'),
    password: 'p',
    onWarning: (message) => warnings.push(message),
  });

async function connect(postgres: EmbeddedPostgres): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: postgres.url('postgres') });
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

describe('a PostgreSQL that is killed', () => {
  it('starts again in one attempt once its last process has ended, with all confirmed rows', async () => {
    const postgres = await start();
    const client = await connect(postgres);
    await storeRows(client, 3);
    // A busy process does not notice that its postmaster is gone, and holds the shared memory.
    await startBusyStatement(client, await connect(postgres));
    process.kill(postgres.pid() ?? 0, 'SIGKILL');
    await expect
      .poll(() =>
        connect(postgres).then(
          (again) => again.end(),
          () => 'refused',
        ),
      )
      .toBeUndefined();
    expect(warnings).toEqual(['PostgreSQL stopped unexpectedly and is being started again.']);
    const again = await connect(postgres);
    expect(await countStored(again)).toBe(3);
    await again.end();
    await postgres.stop();
  });
});

describe('a database whose last segment of the write-ahead log', () => {
  it.each([
    ['is removed', (path: string) => rm(path)],
    ['is cut to 1 MB', (path: string) => truncate(path, 1024 * 1024)],
  ])('%s is named as damaged', async (_how, damage) => {
    const postgres = await start();
    const client = await connect(postgres);
    // The checkpoint of the shutdown comes after more than 1 MB of the segment.
    await switchSegment(client);
    await storeRows(client, 30_000);
    const segment = await findSegment(client);
    await client.end();
    await postgres.stop();
    await damage(join(root, 'postgres/pg_wal', segment));
    await expect(start()).rejects.toThrow(DatabaseDamagedError);
    expect(await readFile(join(root, 'postgres.log'), 'utf8')).toContain('checkpoint record');
  });
});
