import type { ImportFile } from './ImportFile';
import { readImportFile } from './readImportFile';

/** Rows per statement that stores them. */
const batchSize = 1000;
/** Maximum characters of a row's name before it is validated. */
const maxShownName = 120;

/**
 * Reads a CSV file into the form in which its rows are stored.
 * @throws Problem 422
 */
export async function packImportFile(bytes: Uint8Array): Promise<ImportFile> {
  const { columns, rows } = await readImportFile(bytes);
  const nameAt = columns.indexOf('name');
  const batches: string[] = [];
  for (let start = 0; start < rows.length; start += batchSize) {
    const batch = rows.slice(start, start + batchSize).map((cells, index) => ({
      row: start + index + 1,
      name: [...(cells[nameAt] ?? '')].slice(0, maxShownName).join(''),
      cells,
    }));
    batches.push(JSON.stringify(batch));
  }
  return { columns, rowCount: rows.length, batches };
}
