import { translate } from '@adlane/ui';
import Papa from 'papaparse';

/** Most bytes of a file, and most lines below its header. */
export const maxTableBytes = 1024 * 1024;
export const maxTableLines = 500;

const columns = ['client', 'account', 'page', 'budget', 'place'] as const;
type Column = (typeof columns)[number];

/** Names of each column, the first one as it is shown; read without regard to case. */
const columnNames = {
  client: ['Client'],
  account: ['Ad account', 'Account'],
  page: ['Page', 'Facebook page'],
  budget: ['Budget', 'Daily budget', 'Lifetime budget'],
  place: ['Place', 'Location'],
} as const satisfies Record<Column, readonly string[]>;

/** A line of a table as it is written; cells of missing columns are empty. */
export type TableLine = Readonly<Record<Column, string>> & {
  /** Its number in the file, whose header is line 1. */
  readonly line: number;
};

/** A table, or why it is none. */
export type Table =
  | { readonly lines: readonly TableLine[]; readonly ignored: readonly string[]; readonly isCut: boolean }
  | { readonly error: string };

/** Lists the names of the columns as they are shown. */
export function listColumnNames(): string[] {
  return columns.map((column) => translate(columnNames[column][0]));
}

const toKey = (name: string) => name.trim().toLowerCase();

function findColumn(title: string): Column | undefined {
  return columns.find((column) =>
    columnNames[column].some((name) => [name, translate(name)].map(toKey).includes(toKey(title))),
  );
}

/** Reads a table that was pasted from a spreadsheet, or a CSV file: tab, comma or semicolon. */
export function readTable(text: string): Table {
  if (new Blob([text]).size > maxTableBytes) return { error: translate('The table is larger than 1 MB.') };
  const preview = maxTableLines + 2;
  const { data, errors } = Papa.parse(text.replace(/^\uFEFF/, ''), { skipEmptyLines: 'greedy', preview });
  if (errors.some(({ type }) => type === 'Quotes')) {
    return { error: translate('A quote in the table does not close.') };
  }
  const [titles = [], ...rows] = data;
  const found = titles.map(findColumn);
  if (!found.includes('client')) {
    const names = listColumnNames().join(', ');
    return {
      error: translate('Name the columns in the first line: {names}. Only Client is required.', { names }),
    };
  }
  const doubled = titles.find((_title, index) => found[index] && found.indexOf(found[index]) < index);
  if (doubled !== undefined)
    return { error: translate('The column {name} is there twice.', { name: doubled }) };
  if (rows.length === 0) return { error: translate('The table has no lines below its header.') };
  return {
    lines: rows.slice(0, maxTableLines).map((row, index) => {
      const cell = (column: Column) => row[found.indexOf(column)]?.trim() ?? '';
      const [client, account, page] = [cell('client'), cell('account'), cell('page')];
      return { line: index + 2, client, account, page, budget: cell('budget'), place: cell('place') };
    }),
    ignored: titles.filter((title, index) => found[index] === undefined && title.trim() !== ''),
    isCut: rows.length > maxTableLines,
  };
}
