import { createHash, type Hash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { Transform, Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import type pg from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';

export type CopiedTable = {
  readonly name: string;
  readonly columns: string[];
  readonly rows: number;
  readonly sha256: string;
};

/** Tables that describe the database itself; a restore recreates them. */
const left = ['adlane_migrations'];

const columnsQuery = `
  select c.table_name as name, array_agg(c.column_name::text order by c.ordinal_position) as columns
  from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
  where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.is_generated = 'NEVER'
    and c.table_name <> all($1) group by 1 order by 1`;

/** Lists tables with their writable columns. */
export async function listTables(client: pg.ClientBase): Promise<{ name: string; columns: string[] }[]> {
  return (await client.query<{ name: string; columns: string[] }>(columnsQuery, [left])).rows;
}

const quoted = (names: readonly string[]) =>
  names.map((name) => `"${name.replaceAll('"', '""')}"`).join(', ');

/**
 * Passes bytes through while hashing them and counting lines: in PostgreSQL's text format each row is one
 * line.
 */
function counting(hash: Hash, found: { lines: number }): Transform {
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      for (let at = chunk.indexOf(10); at !== -1; at = chunk.indexOf(10, at + 1)) found.lines += 1;
      done(null, chunk);
    },
  });
}

/** Writes a table's rows, compressed, to `path`. Memory does not grow with the rows. */
export async function saveTable(
  client: pg.Client,
  { name, columns }: { readonly name: string; readonly columns: string[] },
  path: string,
): Promise<CopiedTable> {
  const hash = createHash('sha256');
  const found = { lines: 0 };
  const rows = client.query(copyTo(`copy "${name}" (${quoted(columns)}) to stdout`));
  await pipeline(
    rows,
    counting(hash, found),
    createGzip({ level: 4 }),
    createWriteStream(path, { mode: 0o600 }),
  );
  return { name, columns, rows: found.lines, sha256: hash.digest('hex') };
}

/** Passes a saved table's rows to `target`. @throws Error when they differ from those that were saved */
async function readTable(table: CopiedTable, path: string, target: Writable): Promise<void> {
  const hash = createHash('sha256');
  const found = { lines: 0 };
  const damaged = `${path} is damaged: it does not hold the ${table.rows} rows that were saved.`;
  await pipeline(createReadStream(path), createGunzip(), counting(hash, found), target).catch(
    (cause: NodeJS.ErrnoException) => {
      // zlib's codes: the file was cut off or changed.
      throw cause.code?.startsWith('Z_') || cause.code === 'ENOENT' ? new Error(damaged, { cause }) : cause;
    },
  );
  if (found.lines !== table.rows || hash.digest('hex') !== table.sha256) throw new Error(damaged);
}

/**
 * Reads a saved table without storing it.
 * @throws Error when the rows differ from those that were saved
 */
export function verifyTable(table: CopiedTable, path: string): Promise<void> {
  const discard = new Writable({
    write(_chunk, _encoding, done) {
      done();
    },
  });
  return readTable(table, path, discard);
}

/**
 * Loads a table's rows.
 * @throws Error when they differ from those that were saved
 */
export function loadTable(client: pg.Client, table: CopiedTable, path: string): Promise<void> {
  return readTable(
    table,
    path,
    client.query(copyFrom(`copy "${table.name}" (${quoted(table.columns)}) from stdin`)),
  );
}
