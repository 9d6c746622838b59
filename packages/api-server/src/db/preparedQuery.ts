import { sql } from 'drizzle-orm';
import { sha256Hex } from '../crypto/sha256Hex';
import type { Database } from '../ports';
import { type PageQuery, pageAndTotal, pageRange } from './page';

type Values = Record<string, unknown>;
type Prepared<Row> = { execute(values: Values): Promise<Row[]> };
type Preparable<Row> = { prepare(name: string): Prepared<Row> };

/** Most texts of one query that a connection stores; PostgreSQL holds a plan of some 100 kB for each. */
const maxStatements = 40;
/** PostgreSQL stores nothing of a statement without a name. */
const unnamed = '';

/**
 * Replaces each value by a placeholder; undefined stays. They pass as plain values, so that queries are written plainly:
 * Drizzle accepts both wherever a value is compared (`docs/adr/0018-prepared-queries.md`).
 */
function toPlaceholders<Given extends Values>(values: Given): Given {
  const places = Object.entries(values).map(([name, value]) => [
    name,
    value === undefined ? undefined : sql.placeholder(name),
  ]);
  return Object.fromEntries(places) as Given;
}

/**
 * Caches a query's prepared statements per connection: building the SQL of a large query costs more than executing it.
 * A statement depends on `shape` and on which values are given, never on the values themselves, so that no request gets
 * the values of another one. `build` may only compare its values, not compute with them: they are placeholders.
 *
 * @example
 * const findNames = prepareQuery('names', (tx, { ids }: { ids: readonly number[] }) =>
 *   tx.select({ name: clients.name }).from(clients).where(isAmong(clients.id, ids)),
 * );
 * const rows = await findNames(tx, { ids: [1, 2] });
 */
export function prepareQuery<Given extends Values, Row>(
  name: string,
  build: (tx: Database, values: Given) => Preparable<Row>,
) {
  const run = prepareVariants(name, build);
  return (tx: Database, values: Given): Promise<Row[]> => run(tx, values, undefined);
}

function prepareVariants<Given extends Values, Shape, Row>(
  name: string,
  build: (tx: Database, values: Given, shape: Shape) => Preparable<Row>,
) {
  const cache = new WeakMap<Database, Map<string, Prepared<Row>>>();
  return (tx: Database, values: Given, shape: Shape): Promise<Row[]> => {
    const statements = cache.get(tx) ?? new Map<string, Prepared<Row>>();
    cache.set(tx, statements);
    const key = JSON.stringify([shape, Object.values(values).map((value) => value !== undefined)]);
    const cached = statements.get(key);
    if (cached) return cached.execute(values);
    const isCacheable = statements.size < maxStatements;
    const statementName = isCacheable ? `${name}_${sha256Hex(key).slice(0, 16)}` : unnamed;
    const statement = build(tx, toPlaceholders(values), shape).prepare(statementName);
    if (isCacheable) statements.set(key, statement);
    return statement.execute(values);
  };
}

export type PageRange = ReturnType<typeof pageRange>;

/**
 * Prepares the two queries of a list: the rows of a page, and the total of all pages. `shape` is what changes the text of
 * the queries, such as the order.
 */
export function preparePage<Filters extends Values, Shape, Row>(
  name: string,
  queries: {
    readonly rows: (tx: Database, values: Filters & PageRange, shape: Shape) => Preparable<Row>;
    readonly total: (tx: Database, filters: Filters, shape: Shape) => Preparable<{ readonly total: number }>;
  },
) {
  const selectRows = prepareVariants(`${name}_page`, queries.rows);
  const selectTotal = prepareVariants(`${name}_total`, queries.total);
  return (tx: Database, query: PageQuery, filters: Filters, shape: Shape) => {
    const range = pageRange(query);
    return pageAndTotal(
      range.offset,
      () => selectRows(tx, { ...filters, ...range }, shape),
      () => selectTotal(tx, filters, shape),
    );
  };
}
