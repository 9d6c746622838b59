import type { FileAnswer } from '@adlane/contract';

/** A cell of a CSV file; null and undefined are written as empty. */
export type CsvCell = string | number | null | undefined;

// Matches each position where a formula can start: the beginning of the cell, and positions where a
// spreadsheet of another locale might split it.
const formulaStart = /(^|[;\t\r\n])(?='*[=+\-@\t\r＝＋－＠])/g;
const neutralised = /(^|[;\t\r\n])'(?='*[=+\-@\t\r＝＋－＠])/g;

/** Escapes text so that no spreadsheet reads it as a formula. `unescapeFormula` reverts it exactly. */
export function escapeFormula(text: string): string {
  return text.replace(formulaStart, "$1'");
}

/** Returns the content of a cell before `escapeFormula`. */
export function unescapeFormula(cell: string): string {
  return cell.replace(neutralised, '$1');
}

function formatCell(value: CsvCell): string {
  const text = typeof value === 'number' ? String(value) : escapeFormula(value ?? '');
  return `"${text.replaceAll('"', '""')}"`;
}

type Rows = readonly (readonly CsvCell[])[];

function formatLines(rows: Rows): string {
  return rows.map((row) => `${row.map(formatCell).join(',')}\r\n`).join('');
}

const byteOrderMark = '\uFEFF';
const csvType = 'text/csv; charset=utf-8; header=present';

/**
 * Creates a CSV download: RFC 4180, CRLF, UTF-8 byte order mark, every cell quoted. The next batch of rows is
 * requested once the one before was sent.
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

/** The heading of each column and the cell that it shows for a record. */
export type CsvColumns<R> = readonly (readonly [heading: string, cell: (record: R) => CsvCell])[];

type Listed<K, R> = {
  readonly columns: CsvColumns<R>;
  /** The keys of all records in the file, in order; fixed when the file starts. */
  readonly keys: readonly K[];
  /** Reads the records of some keys. Records that were deleted meanwhile are left out. */
  read(keys: readonly K[]): Promise<readonly R[]>;
};

/** Records per batch: what the event loop does without a pause. */
const portionSize = 100;

/** Cuts the keys of a list into batches. */
export function* sliceKeys<K>(keys: readonly K[]): Generator<readonly K[]> {
  for (let start = 0; start < keys.length; start += portionSize) yield keys.slice(start, start + portionSize);
}

/** Creates a CSV download of a list of any length; only one batch is in memory at a time. */
export function createListCsv<K, R>(filename: string, { columns, keys, read }: Listed<K, R>): FileAnswer {
  async function* portions() {
    yield [columns.map(([heading]) => heading)];
    for (const batch of sliceKeys(keys)) {
      const records = await read(batch);
      yield records.map((record) => columns.map(([, cell]) => cell(record)));
    }
  }
  return createCsvFile(filename, portions());
}
