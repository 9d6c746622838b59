import { execFile } from 'node:child_process';
import { chmod, chown, cp, mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { findPostgresBinaries } from '../../src/database/postgresBinaries';
import { asPostgresUser, findPostgresUser } from '../../src/database/postgresUser';

const run = promisify(execFile);

let root: string;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'adlane-postgres-user-'));
});
afterAll(() => rm(root, { recursive: true, force: true }));

it('root sets up a database with binaries that only root can reach, as in a clone below /root', async () => {
  const binaries = await findPostgresBinaries();
  const user = await findPostgresUser();
  await chmod(root, 0o700);
  await cp(dirname(dirname(binaries.initdb)), join(root, 'native'), { recursive: true });
  const [initdb, postgres] = ['initdb', 'postgres'].map((name) => join(root, 'native/bin', name));
  const folder = join(root, 'data');
  await mkdir(folder, { mode: 0o700 });
  if (user) await chown(folder, user.uid, user.gid);
  const command = await asPostgresUser(user, [String(postgres), folder]);
  const { file, args, options } = command(String(initdb), [`--pgdata=${folder}`, '--username=postgres']);
  await run(file, [...args], options);
  expect(await readdir(folder)).toContain('PG_VERSION');
});
