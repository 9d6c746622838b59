import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildAmongCanaries, canaryFile, findForbidden, projectFolder } from './harness/canaries';

let root: string;
let built: Awaited<ReturnType<typeof findForbidden>>;

/** Words that occur only in code of the server, Node or databases. */
const serverWords = [
  /["'`]node:[a-z]/,
  /process\.env/,
  /drizzle/i,
  /\binsert into\b/i,
  /\bpg_\w+/,
  /recording-visitor/,
];

/** Builds a copy of the app with its own script, with secrets in the environment and in files. */
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'adlane-built-'));
  const app = join(root, 'apps/embed');
  await mkdir(app, { recursive: true });
  for (const name of ['node_modules', 'packages', 'tsconfig.base.json'])
    await symlink(join(projectFolder, name), join(root, name));
  for (const name of ['src', 'scripts', 'package.json', 'tsconfig.json'])
    await cp(join(projectFolder, 'apps/embed', name), join(app, name), { recursive: true });
  for (const name of ['.env', '.env.local', '.env.production'])
    for (const folder of [root, app]) await writeFile(join(folder, name), canaryFile);
  await buildAmongCanaries(app, 'node', 'scripts/build.mjs');
  built = await findForbidden(join(app, 'dist'), [...serverWords, new RegExp(root)]);
});
afterAll(() => rm(root, { recursive: true, force: true }));

it('the embed build contains no secret of its environment, no path of the build machine and no server code', () => {
  expect(built.files).toEqual(
    expect.arrayContaining(['sdk/adlane.js', 'frame/index.html', 'banner/index.html']),
  );
  expect(built.found).toEqual([]);
});

it('the embed build contains no source maps', () => {
  expect(built.files.filter((file) => file.endsWith('.map'))).toEqual([]);
});
