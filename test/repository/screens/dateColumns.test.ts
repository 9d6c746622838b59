import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const folder = 'packages/screens/src';

/** Date columns whose text is not a short date, with the reason. */
const others: Record<string, string> = {
  'account/account/ActivityScreen/ActivityScreen.tsx created_at':
    'The audit log names the minute of every change.',
  'widget/projects/ProjectsScreen/ProjectsScreen.tsx last_seen_at':
    'Says on which site the widget was seen last, and how long ago.',
};

/** Lists the columns of kind `date` in a source: their ids and cells. */
function listDateColumns(source: string): { id: string; cell: string }[] {
  return [
    ...source.matchAll(/id: '(?<id>\w+)',(?<before>[^{}]*?)kind: 'date',(?<cell>[\s\S]*?)\n\s*\};?,?\n/g),
  ].map(({ groups }) => ({ id: groups?.['id'] ?? '', cell: groups?.['cell'] ?? '' }));
}

const columns = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.tsx') && !/\.(stories|test|fixtures)\./.test(path))
  .flatMap((path) =>
    listDateColumns(readFileSync(`${folder}/${path}`, 'utf8')).map(({ id, cell }) => ({
      name: `${path} ${id}`,
      isShort: cell.includes('<ShortDate instant='),
    })),
  );

it('dates in lists are short, with the full instant as their hint', () => {
  expect(columns.length).toBeGreaterThan(25);
  expect(
    columns
      .filter(({ isShort }) => !isShort)
      .map(({ name }) => name)
      .sort(),
  ).toEqual(Object.keys(others).sort());
});
