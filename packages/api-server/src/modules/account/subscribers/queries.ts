import type { Contract, ParsedInput } from '@adlane/contract';
import type { Subscriber } from '@adlane/contract/account/subscribers';
import { and, asc, count, desc, eq, ilike, isNotNull, isNull, ne, or, type SQL, sql } from 'drizzle-orm';
import { isAmong } from '../../../db/isAmong';
import { orderedList } from '../../../db/orderedList';
import { type PageQuery, readPage } from '../../../db/page';
import { agencies } from '../../../db/schema/account/agencies';
import { subscriptions } from '../../../db/schema/account/billing';
import { clients } from '../../../db/schema/account/clients';
import { users } from '../../../db/schema/account/users';
import { ads } from '../../../db/schema/ads/ads';
import { searchPattern } from '../../../db/searchPattern';
import { sortByKeys } from '../../../db/sortByKeys';
import type { Database } from '../../../ports';
import { isLive } from '../../ads/ads/isLive';

export type SubscriberQuery = ParsedInput<Contract['subscribers']['export']>['query'];
export type TrialQuery = ParsedInput<Contract['subscribers']['exportTrial']>['query'];
/** Agencies with a plan, or agencies on trial. */
export type Kind = 'paying' | 'trial';

const fullName = sql<string>`trim(${users.first_name} || ' ' || ${users.last_name})`;
/** The agency's own status comes before that of its plan. */
const status = sql<Subscriber['status']>`case
  when ${agencies.status} <> 'active' then ${agencies.status}
  when ${subscriptions.status} in ('canceled', 'incomplete') then 'canceled'
  else 'active' end`;

/** An edit changes the agency, its owner or both. */
const updated_at = sql`greatest(${agencies.updated_at}, ${users.updated_at})`.mapWith(agencies.updated_at);

const columns = {
  id: users.id,
  group_id: agencies.id,
  email: users.email,
  first_name: users.first_name,
  last_name: users.last_name,
  business_name: agencies.name,
  phone: users.phone,
  niche: users.niche,
  status,
  user_status: users.status,
  plan_type: subscriptions.plan_type,
  subscription_status: subscriptions.status,
  last_seen_at: users.last_seen_at,
  created_at: agencies.created_at,
  updated_at,
};
export type SubscriberRow = Awaited<ReturnType<typeof selectSubscribers>>[number];

/** Selects agencies with their owners, without the operator's. Within `asOperator`. */
function selectSubscribers(tx: Database) {
  return tx
    .select(columns)
    .from(users)
    .innerJoin(agencies, eq(agencies.id, users.agency_id))
    .leftJoin(subscriptions, eq(subscriptions.agency_id, agencies.id))
    .$dynamic();
}

const isOwner = and(
  eq(agencies.kind, 'agency'),
  eq(users.entity_type, 'Agency'),
  eq(users.team_role, 'owner'),
);

function buildWhere(kind: Kind, query: SubscriberQuery | TrialQuery): SQL | undefined {
  const pattern = searchPattern(query.search ?? '');
  return and(
    isOwner,
    kind === 'paying' ? isNotNull(subscriptions.agency_id) : isNull(subscriptions.agency_id),
    // Archived ones are listed only on request.
    query.status === undefined ? ne(agencies.status, 'archived') : eq(status, query.status),
    query.niche === undefined ? undefined : eq(users.niche, query.niche),
    query.plan_type && eq(subscriptions.plan_type, query.plan_type),
    query.search
      ? or(
          ilike(agencies.name, pattern),
          ilike(fullName, pattern),
          ilike(users.email, pattern),
          ilike(users.phone, pattern),
        )
      : undefined,
  );
}

const sortable = {
  created_at: agencies.created_at,
  business_name: agencies.name,
  email: users.email,
  last_seen_at: users.last_seen_at,
  // All trials have the same length.
  trial_ends_at: agencies.created_at,
} as const;

function buildOrder(query: SubscriberQuery | TrialQuery): SQL[] {
  const direction = query.order === 'asc' ? asc : desc;
  const sorted = sortable[query.sort ?? 'created_at'];
  const order = query.order === 'asc' ? sql`${sorted} asc nulls first` : sql`${sorted} desc nulls last`;
  return [order, direction(users.id)];
}

/** Returns a page of agencies. Within `asOperator`. */
export async function listSubscribers(
  tx: Database,
  kind: Kind,
  query: (SubscriberQuery | TrialQuery) & PageQuery,
) {
  const where = buildWhere(kind, query);
  return readPage(
    query,
    selectSubscribers(tx)
      .where(where)
      .orderBy(...buildOrder(query)),
    tx
      .select({ total: count() })
      .from(users)
      .innerJoin(agencies, eq(agencies.id, users.agency_id))
      .leftJoin(subscriptions, eq(subscriptions.agency_id, agencies.id))
      .where(where),
  );
}

/** Identifies a subscriber by its agency and owner. */
export type SubscriberKey = readonly [group_id: number, id: number];

/**
 * Returns the keys of all listed agencies in the list's order; an export reads the rows in batches of them.
 * Within `asOperator`.
 */
export async function listSubscriberKeys(
  tx: Database,
  kind: Kind,
  query: SubscriberQuery | TrialQuery,
): Promise<SubscriberKey[]> {
  const key = sql`json_build_array(${agencies.id}, ${users.id})`;
  const [listed] = await tx
    .select({ keys: orderedList<SubscriberKey>(key, buildOrder(query)) })
    .from(users)
    .innerJoin(agencies, eq(agencies.id, users.agency_id))
    .leftJoin(subscriptions, eq(subscriptions.agency_id, agencies.id))
    .where(buildWhere(kind, query));
  return listed?.keys ?? [];
}

/** Returns subscribers in the order of the keys. Within `asOperator`. */
export async function listSubscriberRows(
  tx: Database,
  keys: readonly SubscriberKey[],
): Promise<SubscriberRow[]> {
  const agencyIds = keys.map(([group_id]) => group_id);
  const ids = keys.map(([, id]) => id);
  const rows = await selectSubscribers(tx).where(
    and(isOwner, isAmong(users.agency_id, agencyIds), isAmong(users.id, ids)),
  );
  return sortByKeys(ids, rows, ({ id }) => id);
}

/** Returns a subscriber by its owner's id. Within `asOperator`. */
export async function findSubscriberRow(tx: Database, id: number): Promise<SubscriberRow | undefined> {
  const [row] = await selectSubscribers(tx).where(and(isOwner, eq(users.id, id)));
  return row;
}

/** Returns a subscriber whose agency and owner are locked until the end of the transaction. Within `asOperator`. */
export async function lockSubscriberRow(tx: Database, id: number): Promise<SubscriberRow | undefined> {
  const [row] = await selectSubscribers(tx)
    .where(and(isOwner, eq(users.id, id)))
    .for('update', { of: [users, agencies] });
  return row;
}

/** Counts clients and running ads by agency. Within `asOperator`. */
export async function countByAgency(tx: Database, agencyIds: readonly number[], now: Date) {
  const clientCounts = tx
    .select({ id: clients.agency_id, n: count() })
    .from(clients)
    .where(and(isAmong(clients.agency_id, agencyIds), ne(clients.status, 'archived')))
    .groupBy(clients.agency_id);
  const running = tx
    .select({ id: ads.agency_id, n: count() })
    .from(ads)
    .where(and(isAmong(ads.agency_id, agencyIds), isLive(now)))
    .groupBy(ads.agency_id);
  const [heldClients, runningAds] = await Promise.all([clientCounts, running]);
  return {
    clients: new Map(heldClients.map(({ id, n }) => [id, n])),
    liveAds: new Map(runningAds.map(({ id, n }) => [id, n])),
  };
}
