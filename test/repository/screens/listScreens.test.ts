import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { listPages, listsWithoutPage } from '../../../apps/dashboard/src/app/lists/listPages.fixtures';

const folders = ['screens/src', 'ad-editor/src'];
/** A table, or the opening tag of a list with a name. */
const list = /<DataTable\b|<\w+(?=[^>]*\bas="[uo]l")[^>]*\baria-label=/;

it('every list of the dashboard is on a page that is checked at all widths, or is no list of records', () => {
  const withList = folders.flatMap((folder) =>
    readdirSync(`packages/${folder}`, { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.tsx') && !/\.(stories|test|fixtures)\./.test(path))
      .map((path) => `${folder}/${path}`)
      .filter((path) => list.test(readFileSync(`packages/${path}`, 'utf8'))),
  );
  const onPages = new Set(listPages.map(({ source }) => source));
  expect(listsWithoutPage.filter((source) => onPages.has(source))).toEqual([]);
  expect(new Set([...onPages, ...listsWithoutPage])).toEqual(new Set(withList));
});
