import { contactImportLimits } from '@adlane/contract/widget/contacts';
import { unescapeFormula } from '../../../../http/answers/createCsvFile';
import { parseCsv, refuseFile } from '../../../../http/requests/parseCsv';
import type { ContactFile } from './ContactFile';

const { rows: maxRows, columns: maxColumns } = contactImportLimits;

/**
 * Reads a CSV file of contacts; the first row has the titles. Cells lose the escaping that protects spreadsheets from
 * formulas.
 * @throws Problem 422
 */
export async function readContactFile(bytes: Uint8Array): Promise<ContactFile> {
  const rows: { line: number; cells: string[] }[] = [];
  let titles: readonly string[] | undefined;
  await parseCsv(bytes, (row, line) => {
    const cells = row.map(unescapeFormula);
    if (titles === undefined) {
      if (cells.length > maxColumns) throw refuseFile(`The file has more than ${maxColumns} columns.`);
      titles = cells.map((title) => title.trim().slice(0, 100));
      return;
    }
    if (rows.length === maxRows) {
      throw refuseFile(`The file has more than ${maxRows.toLocaleString('en')} rows.`);
    }
    if (cells.slice(titles.length).some((cell) => cell.trim() !== '')) {
      throw refuseFile(`Line ${line} has more cells than the file has columns.`);
    }
    rows.push({ line, cells });
  });
  if (titles === undefined || rows.length === 0) throw refuseFile('The file has no rows below its header.');
  return { titles, rows };
}
