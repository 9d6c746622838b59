import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

const run = promisify(execFile);

it('the log of a server is in its data folder, also when the folder is named by an absolute path', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'adlane-log-'));
  const start = `
    const { runServer } = await import('./scripts/runServer.mjs');
    await runServer(['-e', 'console.log("a line of the server")']).ended.catch(() => undefined);`;
  await run(process.execPath, ['--input-type=module', '-e', start], {
    env: { ...process.env, ADLANE_DATA_DIR: folder },
  }).catch(() => undefined);
  expect(await readFile(join(folder, 'server.log'), 'utf8')).toContain('a line of the server');
  await rm(folder, { recursive: true });
});
