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

function formatCell(value: CsvCell): string {
  const text = typeof value === 'number' ? String(value) : formulaSafe(value ?? '');
  return `"${text.replaceAll('"', '""')}"`;
}

type Rows = readonly (readonly CsvCell[])[];

function formatLines(rows: Rows): string {
  return rows.map((row) => `${row.map(formatCell).join(',')}\r\n`).join('');
}

const byteOrderMark = '\uFEFF';
const csvType = 'text/csv; charset=utf-8; header=present';

/**
 * Rows as a file to save: RFC 4180 with CRLF after each and UTF-8's byte order mark before them, every cell quoted.
 * They come portion by portion: each is asked for when the one before is sent.
 */
export function createCsvFile(filename: string, portions: Iterable<Rows> | AsyncIterable<Rows>): FileAnswer {
  const encoder = new TextEncoder();
  const iterator = each(portions);
  const body = new ReadableStream<Uint8Array>(
    {
      start: (controller) => controller.enqueue(encoder.encode(byteOrderMark)),
      async pull(controller) {
        const { done, value } = await iterator.next();
        if (done) controller.close();
        else controller.enqueue(encoder.encode(formatLines(value)));
      },
      async cancel() {
        await iterator.return();
      },
    },
    { highWaterMark: 0 },
  );
  return { filename, type: csvType, body };
}

async function* each(portions: Iterable<Rows> | AsyncIterable<Rows>): AsyncGenerator<Rows, void> {
  yield* portions;
}

/** Each column's heading and what it holds of a record. */
export type CsvColumns<R> = readonly (readonly [heading: string, cell: (record: R) => CsvCell])[];

type Listed<K, R> = {
  readonly columns: CsvColumns<R>;
  /** Names everything that is in the file, in its order: that stands when the file starts. */
  readonly keys: readonly K[];
  /** The records of some of the keys. What is gone by then is left out. */
  read(keys: readonly K[]): Promise<readonly R[]>;
};

/** Records that are read and sent at a time. */
const portionSize = 500;

/** A list of any length as a file: of all its records but one portion none is in memory. */
export function createListCsv<K, R>(filename: string, { columns, keys, read }: Listed<K, R>): FileAnswer {
  async function* portions() {
    yield [columns.map(([heading]) => heading)];
    for (let start = 0; start < keys.length; start += portionSize) {
      const records = await read(keys.slice(start, start + portionSize));
      yield records.map((record) => columns.map(([, cell]) => cell(record)));
    }
  }
  return createCsvFile(filename, portions());
}
