import { createHash, type Hash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { Transform } from 'node:stream';
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

/**
 * Loads a table's rows.
 * @throws Error when they differ from those that were saved
 */
export async function loadTable(client: pg.Client, table: CopiedTable, path: string): Promise<void> {
  const hash = createHash('sha256');
  const found = { lines: 0 };
  const target = client.query(copyFrom(`copy "${table.name}" (${quoted(table.columns)}) from stdin`));
  await pipeline(createReadStream(path), createGunzip(), counting(hash, found), target);
  if (found.lines === table.rows && hash.digest('hex') === table.sha256) return;
  throw new Error(`${path} is damaged: it does not hold the ${table.rows} rows that were saved.`);
}
