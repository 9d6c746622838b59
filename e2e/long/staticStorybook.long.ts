import { mkdtemp, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { testLimitMs } from '../../test/timeLimits';
import { buildAmongCanaries, findForbidden } from '../harness/canaries';
import { copyProject } from '../harness/copiedProject';

let root: string;
let built: Awaited<ReturnType<typeof findForbidden>>;

/** The browser's database contains file names from its own compilation. */
const isDatabase = (found: string) => /^assets\/(?:pglite|initdb)/.test(found);

beforeAll(async () => {
  root = await realpath(await mkdtemp(join(tmpdir(), 'adlane-storybook-')));
  await copyProject(root);
  const storybook = join(root, 'node_modules/.bin/storybook');
  await buildAmongCanaries(root, storybook, 'build', '--quiet', '-o', 'storybook-static');
  built = await findForbidden(join(root, 'storybook-static'), [new RegExp(root)]);
}, testLimitMs.long);
afterAll(() => rm(root, { recursive: true, force: true }));

it('the static Storybook contains no secret of its environment and no path of the build machine', () => {
  expect(built.files).toEqual(expect.arrayContaining(['index.html', 'iframe.html', 'index.json']));
  expect(built.files.filter((file) => /^assets\/\w+\.stories-/.test(file)).length).toBeGreaterThan(100);
  expect(built.found.filter((each) => !isDatabase(each))).toEqual([]);
});

it('the static Storybook contains no source maps', () => {
  expect(built.files.filter((file) => file.endsWith('.map'))).toEqual([]);
});
