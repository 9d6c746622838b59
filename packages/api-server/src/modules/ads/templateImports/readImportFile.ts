import { importColumns, maxImportRows } from '@adlane/contract/constants';
import { messages } from '@adlane/contract/rules';
import Papa, { type ParseError } from 'papaparse';
import { unescapeFormula } from '../../../http/answers/createCsvFile';
import { invalid, type Problem } from '../../../http/problem';
import { reasonColumns, toColumnKey } from './importColumns';

/** A parsed import file: its columns under our names, and the cells of each row in this order. */
type ParsedFile = {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
};

/** Characters that are parsed without a pause. */
const sliceCharacters = 16_384;
/** Slices that one row may fill: far more than the longest text of every column. */
const maxRowSlices = 8;

/** First bytes of XLSX and ODS files. */
const zipMark = [0x50, 0x4b, 0x03, 0x04];

/** A column of the file that is imported, and its position in the file. */
type Column = { readonly name: string; readonly index: number };

function refusal(message: string): Problem {
  return invalid({ file: [message] });
}

/**
 * Parses a CSV file (comma, semicolon or tab; the first row names the columns). Cells lose the escaping that
 * protects spreadsheets from formulas. Other requests run between two slices, and parsing ends at the first
 * problem, so that no file keeps the server busy.
 * @throws Problem 422
 */
export async function readImportFile(bytes: Uint8Array): Promise<ParsedFile> {
  const rows: string[][] = [];
  let columns: readonly Column[] | undefined;
  let width = 0;
  await parseInSlices(decode(bytes), (row) => {
    if (columns === undefined) {
      width = row.length;
      columns = readColumns(row);
      return;
    }
    if (rows.length === maxImportRows) {
      throw refusal(`The file has more than ${maxImportRows.toLocaleString('en')} rows.`);
    }
    if (row.slice(width).some((cell) => cell.trim() !== '')) {
      throw refusal(`Row ${rows.length + 1} has more cells than the file has columns.`);
    }
    rows.push(columns.map(({ index }) => unescapeFormula(row[index] ?? '').trim()));
  });
  const names = (columns ?? readColumns([])).map(({ name }) => name);
  if (rows.length === 0) throw refusal('The file has no rows below its header.');
  return { columns: names, rows };
}

/**
 * Parses CSV text slice by slice and passes each row on; the file's first row has the number 0.
 * @throws Problem 422 for broken quotes and endless rows, and whatever `addRow` throws
 */
function parseInSlices(text: string, addRow: (row: string[]) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    let parsedRows = 0;
    let slicesWithoutRow = 0;
    Papa.parse(text, {
      chunkSize: sliceCharacters,
      chunk({ data, errors }, parser) {
        try {
          const broken = findBrokenQuote(data, errors);
          const filled = data.filter(hasText);
          if (broken) {
            const before = data.slice(0, broken.row).filter(hasText).length;
            throw refusal(`The quotes in row ${parsedRows + before} do not close.`);
          }
          slicesWithoutRow = data.length === 0 ? slicesWithoutRow + 1 : 0;
          if (slicesWithoutRow > maxRowSlices) {
            throw refusal(`Row ${parsedRows} is too long. Please check its quotes.`);
          }
          filled.forEach(addRow);
          parsedRows += filled.length;
        } catch (error) {
          reject(error);
          parser.abort();
          return;
        }
        parser.pause();
        setTimeout(parser.resume);
      },
      complete: () => resolve(),
    });
  });
}

const hasText = (row: readonly string[]) => row.some((cell) => cell.trim() !== '');

/**
 * Finds broken quotes. A slice that ends behind a quote reports one error in its last, unfinished row, which
 * the next slice parses again; a second error there is real.
 */
function findBrokenQuote(rows: readonly string[][], errors: readonly ParseError[]): ParseError | undefined {
  const broken = errors.filter(({ type }) => type === 'Quotes');
  const unfinished = broken.filter(({ code, row = 0 }) => code === 'InvalidQuotes' && row >= rows.length);
  return unfinished.length > 1 ? unfinished[0] : broken.find((error) => !unfinished.includes(error));
}

function decode(bytes: Uint8Array): string {
  if (zipMark.every((byte, at) => bytes[at] === byte)) {
    throw refusal('This is a spreadsheet, not a CSV file. Please save it as "CSV UTF-8".');
  }
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
    if (!ignored.has(key)) throw refusal(`The column "${title.slice(0, 60)}" is not known.`);
    return [];
  });
  if (!columns.some(({ name }) => name === 'name')) throw refusal('The column "name" is missing.');
  if (new Set(columns.map(({ name }) => name)).size < columns.length) throw refusal(messages.duplicate);
  return columns;
}
