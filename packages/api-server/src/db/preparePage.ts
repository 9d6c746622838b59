import { type Placeholder, sql } from 'drizzle-orm';
import { sha256Hex } from '../crypto/sha256Hex';
import type { Database } from '../ports';
import { type PageQuery, pageAndTotal, pageRange } from './page';
import { type Parameters, toPlaceholders } from './placeholders';

type Values = Record<string, unknown>;
type Prepared<Row> = { execute(values: Values): Promise<Row[]> };
type Preparable<Row> = { prepare(name: string): Prepared<Row> };
type Total = { readonly total: number };
type Cut<Row> = { limit(rows: Placeholder): { offset(rows: Placeholder): Preparable<Row> } };
/** The places that cut a page out. */
type Places = { readonly limit: Placeholder; readonly offset: Placeholder };
type Statements<Row> = { readonly page: Prepared<Row>; readonly matching: Prepared<Total> };

/** Texts that a connection keeps of one list; PostgreSQL holds a plan of some 100 kB for each. */
const maxStatements = 40;
/** No name: PostgreSQL keeps nothing of the statement. */
const unnamed = '';

/**
 * A list whose statements are written once a connection for each of its texts, and prepared: for a large one Drizzle takes
 * longer to write it than PostgreSQL to run it. A text depends on `shape` and on which `filters` are given. The values of
 * the filters stay out of it: `write` gets places for them, so that no request sees what another one asked for. Its `rows`
 * are cut to a page here, or where they are a function, by themselves.
 */
export function preparePage<Filters extends Values, Shape extends object, Row>(
  name: string,
  write: (
    tx: Database,
    filters: Parameters<Filters>,
    shape: Shape,
  ) => { readonly rows: Cut<Row> | ((cut: Places) => Preparable<Row>); readonly matching: Preparable<Total> },
) {
  const cache = new WeakMap<Database, Map<string, Statements<Row>>>();

  function prepareStatements(tx: Database, filters: Filters, shape: Shape): Statements<Row> {
    const places = toPlaceholders(filters);
    const key = JSON.stringify([shape, Object.values(places).map((place) => place !== undefined)]);
    const ofConnection = cache.get(tx) ?? new Map<string, Statements<Row>>();
    cache.set(tx, ofConnection);
    const known = ofConnection.get(key);
    if (known) return known;
    const isKept = ofConnection.size < maxStatements;
    const buildName = (part: string) => (isKept ? `${name}_${part}_${sha256Hex(key).slice(0, 16)}` : unnamed);
    const { rows, matching } = write(tx, places, shape);
    const cut = { limit: sql.placeholder('limit'), offset: sql.placeholder('offset') };
    const page = typeof rows === 'function' ? rows(cut) : rows.limit(cut.limit).offset(cut.offset);
    const made = {
      page: page.prepare(buildName('page')),
      matching: matching.prepare(buildName('total')),
    };
    if (isKept) ofConnection.set(key, made);
    return made;
  }

  /** A page of the rows, and how many there are on all pages. */
  return (tx: Database, query: PageQuery, filters: Filters, shape: Shape) => {
    const { page, matching } = prepareStatements(tx, filters, shape);
    const range = pageRange(query);
    return pageAndTotal(
      range.offset,
      () => page.execute({ ...filters, ...range }),
      () => matching.execute({ ...filters }),
    );
  };
}
