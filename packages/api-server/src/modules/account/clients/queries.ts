import type { Contract, ParsedInput } from '@adlane/contract';
import { and, asc, count, desc, eq, ilike, ne, or, type SQL, sql } from 'drizzle-orm';
import { isAmong } from '../../../db/isAmong';
import { orderedList } from '../../../db/orderedList';
import type { PageQuery } from '../../../db/page';
import { type PageRange, preparePage, prepareQuery } from '../../../db/preparedQuery';
import { agencies } from '../../../db/schema/account/agencies';
import { client_permissions, clients } from '../../../db/schema/account/clients';
import { ads, leads } from '../../../db/schema/ads/ads';
import { searchPattern } from '../../../db/searchPattern';
import { sortByKeys } from '../../../db/sortByKeys';
import type { UserCaller } from '../../../http/callers';
import type { ReadContext, UseCaseContext } from '../../../http/UseCaseContext';
import type { Database } from '../../../ports';
import { isLive } from '../../ads/ads/isLive';
import { toViewerIds, type Viewer, visibleClients } from '../access/visibility';

export type ClientQuery = ParsedInput<Contract['clients']['export']>['query'];

const fullName = sql<string>`trim(${clients.first_name} || ' ' || ${clients.last_name})`;

/** Matches clients that the viewer may see; deleted ones are archived. */
function isVisibleTo(viewer: Viewer): SQL | undefined {
  return and(eq(clients.agency_id, viewer.agency_id), ne(clients.status, 'archived'), visibleClients(viewer));
}

/** Returns the values that clients are filtered by. */
function toFilters(caller: UserCaller, { hidden, niche, status, search }: ClientQuery) {
  return {
    ...toViewerIds(caller),
    hidden,
    niche,
    status,
    pattern: search ? searchPattern(search) : undefined,
  };
}

type Filters = ReturnType<typeof toFilters>;
type Shape = Pick<UserCaller, 'entity_type'> & Pick<ClientQuery, 'sort' | 'order'>;

function toShape({ entity_type }: UserCaller, { sort, order }: ClientQuery): Shape {
  return { entity_type, sort, order };
}

function buildWhere(filters: Filters, { entity_type }: Shape): SQL | undefined {
  const { hidden, niche, status, pattern } = filters;
  return and(
    isVisibleTo({ ...filters, entity_type }),
    eq(clients.is_hidden, hidden),
    niche === undefined ? undefined : eq(clients.niche, niche),
    status && eq(clients.status, status),
    pattern === undefined ? undefined : matchesText(pattern),
  );
}

function matchesText(pattern: string): SQL | undefined {
  return or(
    ilike(clients.business_name, pattern),
    ilike(fullName, pattern),
    ilike(clients.email, pattern),
    ilike(clients.phone, pattern),
  );
}

function buildOrder({ sort, order }: Shape): SQL[] {
  const { created_at, business_name, email, updated_at } = clients;
  const sortable = { created_at, name: fullName, business_name, email, updated_at };
  const direction = order === 'asc' ? asc : desc;
  return [direction(sortable[sort ?? 'created_at']), direction(clients.id)];
}

const selectClientPage = preparePage('clients', {
  rows: (tx, { limit, offset, ...filters }: Filters & PageRange, shape: Shape) =>
    tx
      .select()
      .from(clients)
      .where(buildWhere(filters, shape))
      .orderBy(...buildOrder(shape))
      .limit(limit)
      .offset(offset),
  total: (tx, filters: Filters, shape) =>
    tx.select({ total: count() }).from(clients).where(buildWhere(filters, shape)),
});

/** Returns a page of the caller's clients. */
export function listClients({ tx, caller }: ReadContext, query: ClientQuery & PageQuery) {
  return selectClientPage(tx, query, toFilters(caller, query), toShape(caller, query));
}

/** Returns the ids of all listed clients in the list's order; an export reads the rows in batches of them. */
export async function listClientIds({ tx, caller }: ReadContext, query: ClientQuery): Promise<number[]> {
  const shape = toShape(caller, query);
  const [listed] = await tx
    .select({ ids: orderedList<number>(clients.id, buildOrder(shape)) })
    .from(clients)
    .where(buildWhere(toFilters(caller, query), shape));
  return listed?.ids ?? [];
}

/**
 * Returns the exported columns of clients in the order of the ids. Each further column costs time with
 * 100,000 rows.
 */
export async function listClientLines(tx: Database, agencyId: number, ids: readonly number[]) {
  const { id, business_name, email, phone, niche, status, created_at } = clients;
  const rows = await tx
    .select({ id, business_name, name: fullName, email, phone, niche, status, created_at })
    .from(clients)
    .where(and(eq(clients.agency_id, agencyId), isAmong(clients.id, ids)));
  return sortByKeys(ids, rows, (row) => row.id);
}

type CountedClients = { readonly agency_id: number; readonly ids: readonly number[] };

const selectRunning = prepareQuery(
  'running_by_client',
  (tx, { agency_id, ids, now }: CountedClients & { readonly now: Date }) =>
    tx
      .select({ id: ads.client_user_id, n: count() })
      .from(ads)
      .where(and(eq(ads.agency_id, agency_id), isAmong(ads.client_user_id, ids), isLive(now)))
      .groupBy(ads.client_user_id),
);
const selectReceived = prepareQuery('leads_by_client', (tx, { agency_id, ids }: CountedClients) =>
  tx
    .select({ id: leads.client_user_id, n: count() })
    .from(leads)
    .where(and(eq(leads.agency_id, agency_id), isAmong(leads.client_user_id, ids)))
    .groupBy(leads.client_user_id),
);

/** Counts running ads and leads by client. */
export async function countByClient(tx: Database, agency_id: number, ids: readonly number[], now: Date) {
  const [runningAds, receivedLeads] = await Promise.all([
    selectRunning(tx, { agency_id, ids, now }),
    selectReceived(tx, { agency_id, ids }),
  ]);
  return {
    liveAds: new Map(runningAds.map(({ id, n }) => [id, n])),
    leads: new Map(receivedLeads.map(({ id, n }) => [id, n])),
  };
}

export async function findClientRecord({ tx, caller }: ReadContext, id: number) {
  const [record] = await tx
    .select({ client: clients, flags: client_permissions, defaults: agencies.default_permissions })
    .from(clients)
    .innerJoin(agencies, eq(agencies.id, clients.agency_id))
    .leftJoin(
      client_permissions,
      and(eq(client_permissions.agency_id, clients.agency_id), eq(client_permissions.client_id, clients.id)),
    )
    .where(and(isVisibleTo(caller), eq(clients.id, id)));
  return record;
}

/** Locks those of the clients that the caller has, in one order, until the transaction ends. */
export function lockClients({ tx, caller }: UseCaseContext, ids: readonly number[]) {
  return tx
    .select()
    .from(clients)
    .where(and(isVisibleTo(caller), isAmong(clients.id, ids)))
    .orderBy(asc(clients.id))
    .for('update');
}

/** Returns whether another client of the agency has the address. */
export async function isEmailInUse(
  tx: Database,
  agencyId: number,
  email: string,
  except = 0,
): Promise<boolean> {
  const rows = await tx
    .select({ id: clients.id })
    .from(clients)
    .where(
      and(
        eq(clients.agency_id, agencyId),
        eq(sql`lower(${clients.email})`, email),
        ne(clients.status, 'archived'),
        ne(clients.id, except),
      ),
    )
    .limit(1);
  return rows.length > 0;
}
