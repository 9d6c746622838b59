import { createRoot, type Root } from 'react-dom/client';
import { afterEach, describe, expect, it } from 'vitest';
import { UiProvider } from '../../provider/UiProvider';
import { DataTable } from './DataTable';
import type { DataTableColumn } from './DataTableProps';

type Row = { readonly id: number; readonly name: string };

const place = document.createElement('div');
let root: Root | undefined;

afterEach(() => {
  root?.unmount();
  place.remove();
});

const columns: readonly DataTableColumn<Row>[] = [
  { id: 'name', header: 'Name', cell: ({ name }) => name },
  { id: 'owner', header: 'Owner', cell: ({ name }) => name, below: ({ name }) => name },
  { id: 'state', header: 'State', kind: 'status', cell: () => 'Live' },
  { id: 'cost', header: 'Cost', kind: 'money', cell: () => '$12.50' },
];

const isIn = (text: string) => (node: Text) => node.data.includes(text);

async function findTexts(isWanted: (node: Text) => boolean): Promise<Text[]> {
  const list = () => {
    const walker = document.createTreeWalker(place, NodeFilter.SHOW_TEXT);
    const found: Text[] = [];
    while (walker.nextNode())
      if (isWanted(walker.currentNode as Text)) found.push(walker.currentNode as Text);
    return found;
  };
  await expect.poll(() => list().length).toBeGreaterThan(0);
  return list();
}

/** Returns the characters of a text from left to right on the screen, without those of no width. */
function readFromLeft(node: Text): string {
  const characters = [...node.data].map(
    (character, at): { character: string; left: number; width: number } => {
      const range = document.createRange();
      range.setStart(node, at);
      range.setEnd(node, at + 1);
      return { character, ...range.getBoundingClientRect().toJSON() };
    },
  );
  return characters
    .filter(({ width }) => width > 0)
    .sort((one, other) => one.left - other.left)
    .map(({ character }) => character)
    .join('');
}

const layouts = {
  'a table': { width: 1100, layout: 'table' },
  'a narrow table': { width: 480, layout: 'table' },
  cards: { width: 1100, layout: 'cards' },
} as const;
/** The direction of the page, a name, and how it reads from left to right. */
const names = [
  { of: 'an Arabic name', dir: 'ltr', name: 'عيادة 7!', fromLeft: '!7 ةدايع' },
  { of: 'a Hebrew name', dir: 'ltr', name: '!שלום', fromLeft: 'םולש!' },
  { of: 'an English name', dir: 'rtl', name: 'Clinic (7)!', fromLeft: 'Clinic (7)!' },
  { of: 'a name that turns around', dir: 'ltr', name: 'a\u202Egpj.exe', fromLeft: 'aexe.jpg' },
] as const;

const cases = Object.entries(layouts).flatMap(([where, { width, layout }]) =>
  names.flatMap((each) => [true, false].map((isLinked) => ({ ...each, where, width, layout, isLinked }))),
);

type Shown = {
  readonly name: string;
  readonly dir: 'ltr' | 'rtl';
  readonly width: number;
  readonly layout?: 'table' | 'cards';
  readonly isLinked?: boolean;
};

function showTable({ name, dir, width, layout = 'table', isLinked = false }: Shown): void {
  document.body.append(place);
  place.style.width = `${width}px`;
  root = createRoot(place);
  root.render(
    <UiProvider scope="element" colorMode="light" dir={dir}>
      <DataTable<Row>
        label="Names"
        columns={columns}
        rows={[{ id: 1, name }]}
        rowId={({ id }) => id}
        rowHref={isLinked ? () => '#/1' : undefined}
        layout={layout}
        empty="None"
      />
    </UiProvider>,
  );
}

describe('a name', () => {
  it.each(cases)(
    'reads in its own direction, and turns no text around it: $of in $where, linked: $isLinked',
    async ({ name, dir, fromLeft, width, layout, isLinked }) => {
      showTable({ name, dir, width, layout, isLinked });
      for (const shown of await findTexts(isIn(name))) expect(readFromLeft(shown)).toBe(fromLeft);
      for (const text of ['Live', '$12.50'])
        for (const neighbor of await findTexts(isIn(text))) expect(readFromLeft(neighbor)).toBe(text);
    },
  );

  it.each([
    { dir: 'ltr', name: 'عيادة '.repeat(40), end: 'left' },
    { dir: 'rtl', name: 'Clinic '.repeat(40), end: 'right' },
  ] as const)(
    'is cut at its own end, whatever the direction of the page: $dir',
    async ({ dir, name, end }) => {
      showTable({ dir, name, width: 1100 });
      for (const shown of await findTexts(isIn(name.trim()))) {
        const range = document.createRange();
        range.selectNodeContents(shown);
        const text = range.getBoundingClientRect();
        const cell = shown.parentElement?.closest('td')?.getBoundingClientRect() ?? text;
        expect(end === 'left' ? cell.left - text.left : text.right - cell.right).toBeGreaterThan(0);
        expect(end === 'left' ? text.right : cell.left).toBeLessThanOrEqual(
          end === 'left' ? cell.right : text.left,
        );
      }
    },
  );
});
