import { importColumns, maxImportRows } from '@adlane/contract/constants';
import { messages } from '@adlane/contract/rules';
import Papa from 'papaparse';
import { unescapeFormula } from '../../http/createCsvFile';
import { invalid, type Problem } from '../../http/problem';
import { reasonColumns, toColumnKey } from './importColumns';

/** A parsed import file: its columns under our names, and the cells of each row in this order. */
export type ImportFile = {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
};

function refusal(message: string): Problem {
  return invalid({ file: [message] });
}

/**
 * Parses a CSV file (comma, semicolon or tab; the first row names the columns). Cells lose the escaping that
 * protects spreadsheets from formulas.
 * @throws Problem 422
 */
export function readImportFile(bytes: Uint8Array): ImportFile {
  const text = decode(bytes);
  const { data, errors } = Papa.parse(text, { skipEmptyLines: 'greedy', preview: maxImportRows + 2 });
  const broken = errors.find(({ type }) => type === 'Quotes');
  if (broken) throw refusal(`The quotes in row ${broken.row ?? 1} do not close.`);
  const [titles = [], ...rows] = data;
  const columns = readColumns(titles);
  if (rows.length === 0) throw refusal('The file has no rows below its header.');
  if (rows.length > maxImportRows) {
    throw refusal(`The file has more than ${maxImportRows.toLocaleString('en')} rows.`);
  }
  const known = columns.flatMap((column, index) => (column === undefined ? [] : [{ column, index }]));
  const extra = rows.findIndex((row) => row.slice(titles.length).some((cell) => cell.trim() !== ''));
  if (extra >= 0) throw refusal(`Row ${extra + 1} has more cells than the file has columns.`);
  return {
    columns: known.map(({ column }) => column),
    rows: rows.map((row) => known.map(({ index }) => unescapeFormula(row[index] ?? '').trim())),
  };
}

function decode(bytes: Uint8Array): string {
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw refusal('The file is not text in UTF-8. Please save it as "CSV UTF-8".');
  }
  if (text.includes('\0')) throw refusal('The file contains characters that are not text.');
  return text;
}

/**
 * Returns our name of each column; undefined for ignored ones.
 * @throws Problem 422
 */
function readColumns(titles: readonly string[]): (string | undefined)[] {
  const normalizeName = new Map(importColumns.map((name) => [toColumnKey(name), name]));
  const leftOut = new Set<string>(reasonColumns);
  const columns = titles.map((title) => {
    const key = toColumnKey(unescapeFormula(title));
    const name = normalizeName.get(key);
    if (name === undefined && !leftOut.has(key))
      throw refusal(`The column "${title.slice(0, 60)}" is not known.`);
    return name;
  });
  const named = columns.filter((column) => column !== undefined);
  if (!named.includes('name')) throw invalid({ file: ['The column "name" is missing.'] });
  if (new Set(named).size < named.length) throw refusal(messages.duplicate);
  return columns;
}
