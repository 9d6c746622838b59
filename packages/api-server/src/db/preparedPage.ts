import { type Placeholder, sql } from 'drizzle-orm';
import { sha256Hex } from '../crypto/sha256Hex';
import type { Database } from '../ports';
import { type PageQuery, pageRange } from './page';
import { type Slots, slotsOf } from './slots';

type Values = Record<string, unknown>;
type Prepared<Row> = { execute(values: Values): Promise<Row[]> };
type Preparable<Row> = { prepare(name: string): Prepared<Row> };
type Total = { readonly total: number };
type Cut<Row> = { limit(rows: Placeholder): { offset(rows: Placeholder): Preparable<Row> } };
type Statements<Row> = { readonly page: Prepared<Row>; readonly matching: Prepared<Total> };

/** Texts that a connection keeps of one list; PostgreSQL holds a plan of some 100 kB for each. */
const keptTexts = 40;
/** No name: PostgreSQL keeps nothing of the statement. */
const unnamed = '';

/**
 * A list whose statements are written once a connection for each of its texts, and prepared: for a large one Drizzle takes
 * longer to write it than PostgreSQL to run it. A text depends on `shape` and on which `filters` are given. The values of
 * the filters stay out of it: `write` gets places for them, so that no request sees what another one asked for.
 */
export function preparedPage<Filters extends Values, Shape extends object, Row>(
  name: string,
  write: (
    tx: Database,
    filters: Slots<Filters>,
    shape: Shape,
  ) => { readonly rows: Cut<Row>; readonly matching: Preparable<Total> },
) {
  const kept = new WeakMap<Database, Map<string, Statements<Row>>>();

  function statementsOf(tx: Database, filters: Filters, shape: Shape): Statements<Row> {
    const places = slotsOf(filters);
    const key = JSON.stringify([shape, Object.values(places).map((place) => place !== undefined)]);
    const ofConnection = kept.get(tx) ?? new Map<string, Statements<Row>>();
    kept.set(tx, ofConnection);
    const known = ofConnection.get(key);
    if (known) return known;
    const isKept = ofConnection.size < keptTexts;
    const nameOf = (part: string) => (isKept ? `${name}_${part}_${sha256Hex(key).slice(0, 16)}` : unnamed);
    const { rows, matching } = write(tx, places, shape);
    const made = {
      page: rows.limit(sql.placeholder('limit')).offset(sql.placeholder('offset')).prepare(nameOf('page')),
      matching: matching.prepare(nameOf('total')),
    };
    if (isKept) ofConnection.set(key, made);
    return made;
  }

  /** A page of the rows, and how many there are on all pages, in one round trip. */
  return async (tx: Database, query: PageQuery, filters: Filters, shape: Shape) => {
    const { page, matching } = statementsOf(tx, filters, shape);
    const [rows, [counted]] = await Promise.all([
      page.execute({ ...filters, ...pageRange(query) }),
      matching.execute({ ...filters }),
    ]);
    return { rows, total: counted?.total ?? 0 };
  };
}
