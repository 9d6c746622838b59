import type { FileAnswer } from '@adlane/contract';

/** A cell of a file of rows; null and undefined leave it empty. */
export type CsvCell = string | number | null | undefined;

// A cell can start a formula where it begins, and where a spreadsheet of another locale might split it.
const formulaStart = /(^|[;\t\r\n])(?='*[=+\-@\t\r＝＋－＠])/g;
const neutralised = /(^|[;\t\r\n])'(?='*[=+\-@\t\r＝＋－＠])/g;

/** Text that no spreadsheet takes for a formula. `originalText` undoes it exactly. */
export function formulaSafe(text: string): string {
  return text.replace(formulaStart, "$1'");
}

/** What a cell of ours held before `formulaSafe`. */
export function originalText(cell: string): string {
  return cell.replace(neutralised, '$1');
}

function cellOf(value: CsvCell): string {
  const text = typeof value === 'number' ? String(value) : formulaSafe(value ?? '');
  return `"${text.replaceAll('"', '""')}"`;
}

/** Rows as RFC 4180 text with CRLF after each and UTF-8's byte order mark before them, every cell quoted. */
export function csvText(rows: readonly (readonly CsvCell[])[]): string {
  return `\uFEFF${rows.map((row) => `${row.map(cellOf).join(',')}\r\n`).join('')}`;
}

/** The same as a file to save. */
export function csvFile(filename: string, rows: readonly (readonly CsvCell[])[]): FileAnswer {
  return { filename, type: 'text/csv; charset=utf-8; header=present', body: csvText(rows) };
}
