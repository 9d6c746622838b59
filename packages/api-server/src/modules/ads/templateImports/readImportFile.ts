import { importColumns, maxImportRows } from '@adlane/contract/constants';
import { messages } from '@adlane/contract/rules';
import { unescapeFormula } from '../../../http/answers/createCsvFile';
import { parseCsv, refuseFile } from '../../../http/requests/parseCsv';
import { reasonColumns, toColumnKey } from './importColumns';

/** A parsed import file: its columns under our names, and the cells of each row in this order. */
type ParsedFile = {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
};

/** A column of the file that is imported, and its position in the file. */
type Column = { readonly name: string; readonly index: number };

/**
 * Parses a CSV file (comma, semicolon or tab; the first row names the columns). Cells lose the escaping that
 * protects spreadsheets from formulas.
 * @throws Problem 422
 */
export async function readImportFile(bytes: Uint8Array): Promise<ParsedFile> {
  const rows: string[][] = [];
  let columns: readonly Column[] | undefined;
  let width = 0;
  await parseCsv(bytes, (row) => {
    if (columns === undefined) {
      width = row.length;
      columns = readColumns(row);
      return;
    }
    if (rows.length === maxImportRows) {
      throw refuseFile(`The file has more than ${maxImportRows.toLocaleString('en')} rows.`);
    }
    if (row.slice(width).some((cell) => cell.trim() !== '')) {
      throw refuseFile(`Row ${rows.length + 1} has more cells than the file has columns.`);
    }
    rows.push(columns.map(({ index }) => unescapeFormula(row[index] ?? '').trim()));
  });
  const names = (columns ?? readColumns([])).map(({ name }) => name);
  if (rows.length === 0) throw refuseFile('The file has no rows below its header.');
  return { columns: names, rows };
}

/**
 * Returns the imported columns. The columns that this app adds to a file of failed rows are ignored.
 * @throws Problem 422
 */
function readColumns(titles: readonly string[]): Column[] {
  const names = new Map(importColumns.map((name) => [toColumnKey(name), name]));
  const ignored = new Set<string>(reasonColumns);
  const columns = titles.flatMap((title, index) => {
    const key = toColumnKey(unescapeFormula(title));
    const name = names.get(key);
    if (name !== undefined) return [{ name, index }];
    if (!ignored.has(key)) throw refuseFile(`The column "${title.slice(0, 60)}" is not known.`);
    return [];
  });
  if (!columns.some(({ name }) => name === 'name')) throw refuseFile('The column "name" is missing.');
  if (new Set(columns.map(({ name }) => name)).size < columns.length) throw refuseFile(messages.duplicate);
  return columns;
}
