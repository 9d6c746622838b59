import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { listPages } from '../../../apps/dashboard/src/app/lists/listPages.fixtures';

const folders = ['packages/screens/src', 'packages/ad-editor/src', 'apps/dashboard/src'];

it('every list of the dashboard is on a page that is checked at all widths', () => {
  const withList = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.tsx') && !/\.(stories|test|fixtures)\./.test(path))
      .map((path) => `${folder}/${path}`)
      .filter((path) => readFileSync(path, 'utf8').includes('<DataTable')),
  );
  expect(new Set(listPages.map(({ source }) => `packages/screens/src/${source}`))).toEqual(new Set(withList));
});
