import type { Contract, ParsedInput } from '@adlane/contract';
import {
  anyContact,
  type ContactFilter,
  maxContactCount,
  maxContactViewCount,
} from '@adlane/contract/widget/contacts';
import { and, arrayContains, asc, desc, eq, ilike, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import { pageRange } from '../../../db/page';
import { type Attempt, type Range, readInSteps } from '../../../db/readInSteps';
import { contact_visitors } from '../../../db/schema/widget/contactViews';
import { searchPattern } from '../../../db/searchPattern';
import type { ReadContext, UseCaseContext } from '../../../http/UseCaseContext';
import { isLatest } from '../visitors/samePerson';
import { type ConditionColumns, meetsConditions, selectCandidates } from './meetsConditions';
import { type ContactRecord, listContactsById } from './queries';
import { findSegment, firstVisitors, storeSegment } from './segments';

type ContactQuery = ParsedInput<Contract['contacts']['list']>['query'];
/** Which contacts, in which order. */
export type ContactsQuery = ParsedInput<Contract['contacts']['export']>['query'];

type Columns = ConditionColumns;
type Reader = ReadContext & Pick<UseCaseContext, 'now'>;

const v = contact_visitors;

/** True for guests of whom more than an anonymous visit is known. */
const isKnown = (
  row: Columns,
) => sql<boolean>`(${row.userId} is not null or coalesce(${row.name}, ${row.email}) is not null
  or exists (select 1 from tickets t where t.agency_id = ${row.agency_id} and t.visitor_id = ${row.id})
  or exists (select 1 from conversations c where c.agency_id = ${row.agency_id} and c.visitor_id = ${row.id}
    and c.visitor_wrote_at is not null))`;

function matchesSearch(row: Columns, search: string | undefined): SQL | undefined {
  if (!search) return undefined;
  const pattern = searchPattern(search);
  return or(...[row.name, row.email, row.userId, row.phone].map((column) => ilike(column, pattern)));
}

/** What the indexes of the order find with it. */
function isFiltered(agencyId: number, { project_id, kind }: ContactFilter): SQL | undefined {
  return and(
    eq(v.agency_id, agencyId),
    project_id === undefined ? undefined : eq(v.project_id, Number(project_id)),
    kind && (kind === 'guest' ? isNull(v.userId) : isNotNull(v.userId)),
  );
}

function matches(row: Columns, { search, conditions = anyContact }: ContactFilter, now: Date) {
  const period = { from: now, to: now };
  return and(
    matchesSearch(row, search),
    meetsConditions(row, conditions, period),
    isKnown(row),
    isLatest(row),
  );
}

/** Characters of a piece in the index of texts. */
const gramLength = 3;

/** Selects what may match by indexes; undefined if none can find it. */
function findCandidates(
  agencyId: number,
  { search = '', conditions = anyContact }: ContactFilter,
  now: Date,
) {
  const isIndexed = [...search].length >= gramLength;
  return and(
    isIndexed ? arrayContains(v.grams, sql`search_grams(${search}::text)`) : undefined,
    selectCandidates(v, conditions, agencyId, { from: now, to: now }),
  );
}

function buildOrder(row: Columns, { sort = 'last_seen_at', order }: Pick<ContactsQuery, 'sort' | 'order'>) {
  const direction = order === 'asc' ? asc : desc;
  const byValue = direction(row[sort]);
  return [sort === 'name' ? sql`${byValue} nulls last` : byValue, direction(row.id)];
}

const isLastSeenFirst = ({ sort = 'last_seen_at', order }: Pick<ContactsQuery, 'sort' | 'order'>) =>
  sort === 'last_seen_at' && order === 'desc';

const columns = {
  agency_id: v.agency_id,
  id: v.id,
  project_id: v.project_id,
  userId: v.userId,
  is_proven: v.is_proven,
  name: v.name,
  email: v.email,
  phone: v.phone,
  value: v.value,
  lang: v.lang,
  customData: v.customData,
  last_seen_at: v.last_seen_at,
  created_at: v.created_at,
};

/** Finds matches among the first `depth` contacts, among candidates, or by reading in order. */
type ReadBy = { readonly depth: number } | { readonly candidates: SQL | undefined };

/** Reads ids of contacts in order, in one statement. */
async function readIds(
  { tx, caller: { agency_id }, now }: Reader,
  query: ContactsQuery,
  { limit, offset = 0 }: Partial<Range>,
  by: ReadBy,
): Promise<number[]> {
  const filter = isFiltered(agency_id, query);
  if ('depth' in by) {
    const first = tx
      .select(columns)
      .from(v)
      .where(filter)
      .orderBy(...buildOrder(v, query))
      .limit(by.depth)
      .as('first');
    const rows = await tx
      .select({ id: first.id })
      .from(first)
      .where(matches(first, query, now))
      .orderBy(...buildOrder(first, query))
      .limit(limit ?? by.depth)
      .offset(offset);
    return rows.map(({ id }) => id);
  }
  const matching = tx
    .select({ id: v.id })
    .from(v)
    .where(and(filter, by.candidates, matches(v, query, now)))
    .orderBy(...buildOrder(v, query));
  const rows = await (limit === undefined ? matching : matching.limit(limit).offset(offset));
  return rows.map(({ id }) => id);
}

/** How many contacts are read first: with two of a hundred that match, reading on counts them sooner than an index. */
const firstAttempt = { depth: 400, enough: 8 };
const longAttempt = { depth: 10_000, enough: Number.POSITIVE_INFINITY };

/** Lists ids of contacts in order; what indexes find, in steps. */
async function listIds(ctx: Reader, query: ContactsQuery, range: Range): Promise<number[]> {
  const { conditions = anyContact, search } = query;
  const candidates = findCandidates(ctx.caller.agency_id, query, ctx.now);
  const read = (part: Range, by: ReadBy) => readIds(ctx, query, part, by);
  const readOn = (attempts: readonly Attempt[]) =>
    candidates
      ? readInSteps(range, attempts, (part, by) => read(part, by === 'index' ? { candidates } : by))
      : read(range, { candidates });
  if (conditions.attributes.length + conditions.events.length === 0)
    return readOn([firstAttempt, longAttempt]);
  const needed = range.offset + range.limit;
  const segment = await findSegment(ctx, conditions);
  if (segment?.first && isLastSeenFirst(query) && needed <= firstVisitors) {
    const found = await read({ limit: needed, offset: 0 }, { candidates: segment.first });
    if (found.length === needed) return found.slice(range.offset);
  }
  if (segment?.candidates) return read(range, { candidates: segment.candidates });
  const first = await read({ limit: needed, offset: 0 }, firstAttempt);
  if (first.length === needed) return first.slice(range.offset);
  if (!segment) await storeSegment(ctx, conditions);
  if (segment?.isMany && !search) return read(range, { candidates: undefined });
  return readOn(first.length < firstAttempt.enough ? [] : [longAttempt]);
}

/** How many contacts match; `has_more` if they were not all counted. */
type Count = { readonly total: number; readonly has_more: boolean };

async function count(ctx: Reader, query: ContactsQuery, upTo: number): Promise<Count> {
  const { length } = await listIds(ctx, query, { limit: upTo + 1, offset: 0 });
  return { total: Math.min(length, upTo), has_more: length > upTo };
}

/** Counts the contacts that match a saved view. */
export function countContacts(ctx: Reader, filter: ContactFilter): Promise<Count> {
  return count(ctx, { ...filter, order: 'desc' }, maxContactViewCount);
}

/** Lists a page of contacts, those seen last first. What follows it is counted up to a limit: counting all would read all. */
export async function listContactPage(
  ctx: Reader,
  query: ContactQuery,
): Promise<Count & { readonly rows: ContactRecord[] }> {
  const { limit, offset } = pageRange(query);
  const ids = await listIds(ctx, query, { limit: maxContactCount + 1, offset });
  const rows = await listContactsById(ctx.tx, ctx.caller.agency_id, ids.slice(0, limit));
  if (ids.length === 0 && offset > 0) return { rows, ...(await count(ctx, query, offset)) };
  return {
    rows,
    total: offset + Math.min(ids.length, maxContactCount),
    has_more: ids.length > maxContactCount,
  };
}

/** Lists the ids of all contacts that match, in order. */
export function listContactIds(ctx: Reader, query: ContactsQuery): Promise<number[]> {
  return readIds(ctx, query, {}, { candidates: findCandidates(ctx.caller.agency_id, query, ctx.now) });
}
