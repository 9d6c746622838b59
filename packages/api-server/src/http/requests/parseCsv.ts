import Papa, { type ParseError } from 'papaparse';
import { invalid, type Problem } from '../problem';

/** Characters that are parsed without a pause. */
const sliceCharacters = 16_384;
/** Slices that one row may fill: far more than the longest text of every column. */
const maxRowSlices = 8;

/** First bytes of XLSX and ODS files. */
const zipMark = [0x50, 0x4b, 0x03, 0x04];

/** Returns the refusal of a file. */
export function refuseFile(message: string): Problem {
  return invalid({ file: [message] });
}

const hasText = (row: readonly string[]) => row.some((cell) => cell.trim() !== '');

/** Lines of a row in the file: cells may have breaks. */
const countLines = (row: readonly string[]) =>
  1 + row.reduce((sum, cell) => sum + cell.split('\n').length - 1, 0);

/**
 * Parses a CSV file (comma, semicolon or tab) and passes each row that has text on, with its line in the file. Other
 * requests run between two slices, and parsing ends at the first problem, so that no file keeps the server busy.
 * @throws Problem 422 for bytes that are no text, broken quotes and endless rows, and whatever `addRow` throws
 */
export function parseCsv(bytes: Uint8Array, addRow: (row: string[], line: number) => void): Promise<void> {
  const text = decode(bytes);
  return new Promise((resolve, reject) => {
    let parsedRows = 0;
    let line = 1;
    let slicesWithoutRow = 0;
    Papa.parse(text, {
      chunkSize: sliceCharacters,
      chunk({ data, errors }, parser) {
        try {
          const broken = findBrokenQuote(data, errors);
          if (broken) {
            const before = data.slice(0, broken.row).filter(hasText).length;
            throw refuseFile(`The quotes in row ${parsedRows + before} do not close.`);
          }
          slicesWithoutRow = data.length === 0 ? slicesWithoutRow + 1 : 0;
          if (slicesWithoutRow > maxRowSlices) {
            throw refuseFile(`Row ${parsedRows} is too long. Please check its quotes.`);
          }
          for (const row of data) {
            if (hasText(row)) {
              addRow(row, line);
              parsedRows += 1;
            }
            line += countLines(row);
          }
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
    throw refuseFile('This is a spreadsheet, not a CSV file. Please save it as "CSV UTF-8".');
  }
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw refuseFile('The file is not text in UTF-8. Please save it as "CSV UTF-8".');
  }
  if (text.includes('\0')) throw refuseFile('The file contains characters that are not text.');
  return text;
}
