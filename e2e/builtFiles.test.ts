import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
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

/** Files of each row in the first table of docs/widget/sizes.md. */
const sizeRows = [
  ['adlane'],
  ['createOutbound'],
  ['createReplayRecorder'],
  ['createPanel'],
  ['ui'],
  ['startBuilder'],
  ['openFromAddress'],
  ['shared', 'core'],
  ['all'],
];
/** Every change of the widget moves a size by some bytes. */
const mostOffKilobytes = 0.3;

/** Reads the kilobytes of each file of the built widget by the file's name without its hash. */
async function readBuiltSizes(): Promise<Map<string, number>> {
  const text = await readFile(join(root, 'apps/embed/dist/sdk/manifest.json'), 'utf8');
  const { gzipBytes }: { gzipBytes: Record<string, number> } = JSON.parse(text);
  const toName = (file: string) => file.replace(/^chunks\//, '').replace(/(?:-[\w-]{8})?\.js$/, '');
  return new Map(Object.entries(gzipBytes).map(([file, bytes]) => [toName(file), bytes / 1000]));
}

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

it('docs/widget/sizes.md lists the sizes of the built widget', async () => {
  const sizes = await readBuiltSizes();
  const built = sizeRows.map((files) =>
    files.reduce((sum, file) => sum + (sizes.get(file) ?? Number.NaN), 0),
  );
  const page = await readFile(join(projectFolder, 'docs/widget/sizes.md'), 'utf8');
  const [, table = ''] = page.split('| part | kB |');
  const listed = [...table.slice(0, table.indexOf('\n\n')).matchAll(/^\|[^|]*\w[^|]*\|[ *]*([\d.]+)/gm)];
  const isCurrent = built.map((size, row) => Math.abs(size - Number(listed[row]?.[1])) <= mostOffKilobytes);
  // Beside the files there is the sum of those before first use.
  expect([...sizes.keys()].sort()).toEqual([...sizeRows.flat(), 'beforeFirstUse'].sort());
  expect(listed).toHaveLength(sizeRows.length);
  expect(sizeRows.filter((_, row) => !isCurrent[row])).toEqual([]);
});
