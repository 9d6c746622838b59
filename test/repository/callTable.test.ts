import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contract, listCalls } from '@adlane/contract';
import { expect, it } from 'vitest';
import { evaluateAtBuild } from '../../apps/dashboard/evaluateAtBuild.mjs';
import { callTable } from '../../packages/screens/src/shared/access/callTable';

const root = join(import.meta.dirname, '../..');
const path = join(root, 'packages/screens/src/shared/access/callTable.ts');
const imports = /^import \{([^}]*)\} from '@adlane\/contract';/gm;

it('the dashboard is built with the table of calls as data', async () => {
  const built = await evaluateAtBuild(/callTable/).load.handler(path);
  expect(built).toBe(`export const callTable = ${JSON.stringify(callTable)};`);
});

it('the table says of every call how it is sent, who may make it and how its answer is read', () => {
  const read = listCalls(contract).map(({ name, call: { method, path, access, bodyType, response } }) => ({
    name,
    sent: { method, path, access, bodyType, response: typeof response === 'string' ? response : undefined },
  }));
  expect(listCalls(callTable).map(({ name, call }) => ({ name, sent: call }))).toEqual(read);
});

/** Files of the source that run in a page: no stories, no tests and what only these use. */
const isLoaded = (file: string) =>
  /\.tsx?$/.test(file) && !/\.(stories|test|browser|fixtures)\.|^story\//.test(file);

it.each(['apps/dashboard/src', 'packages/screens/src', 'packages/ad-editor/src'])(
  'nothing in %s loads the schemas of all calls: a form loads that of the body that it sends',
  (folder) => {
    const files = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).filter(isLoaded);
    expect(files.length).toBeGreaterThan(20);
    const importing = files.filter((file) =>
      [...readFileSync(join(root, folder, file), 'utf8').matchAll(imports)].some(([, names = '']) =>
        names.split(',').some((name) => name.trim() === 'contract'),
      ),
    );
    expect(importing.filter((file) => file !== 'shared/access/callTable.ts')).toEqual([]);
  },
);
