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

function linesOf(rows: readonly (readonly CsvCell[])[]): string {
  return rows.map((row) => `${row.map(cellOf).join(',')}\r\n`).join('');
}

const byteOrderMark = '\uFEFF';
const csvType = 'text/csv; charset=utf-8; header=present';

/** Rows as RFC 4180 text with CRLF after each and UTF-8's byte order mark before them, every cell quoted. */
export function csvText(rows: readonly (readonly CsvCell[])[]): string {
  return `${byteOrderMark}${linesOf(rows)}`;
}

/** The same as a file to save. */
export function csvFile(filename: string, rows: readonly (readonly CsvCell[])[]): FileAnswer {
  return { filename, type: csvType, body: csvText(rows) };
}

/** The same for rows that are read portion by portion: each is sent as it comes, and read when the last one is gone. */
export function csvStream(
  filename: string,
  portions: AsyncIterable<readonly (readonly CsvCell[])[]>,
): FileAnswer {
  const encoder = new TextEncoder();
  const iterator = portions[Symbol.asyncIterator]();
  const body = new ReadableStream<Uint8Array>(
    {
      start: (controller) => controller.enqueue(encoder.encode(byteOrderMark)),
      async pull(controller) {
        const { done, value } = await iterator.next();
        if (done) controller.close();
        else controller.enqueue(encoder.encode(linesOf(value)));
      },
      async cancel() {
        await iterator.return?.();
      },
    },
    { highWaterMark: 0 },
  );
  return { filename, type: csvType, body };
}
