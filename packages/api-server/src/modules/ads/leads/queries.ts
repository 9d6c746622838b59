import type { Contract, ParsedInput } from '@adlane/contract';
import { and, asc, count, desc, eq, getTableColumns, gte, ilike, lt, or, type SQL, sql } from 'drizzle-orm';
import { isAmong, toIntegers } from '../../../db/isAmong';
import { listPage } from '../../../db/page';
import { type PageRange, preparePage } from '../../../db/preparedQuery';
import { clients } from '../../../db/schema/account/clients';
import { ads, leads } from '../../../db/schema/ads/ads';
import { templates } from '../../../db/schema/ads/templates';
import { searchPattern } from '../../../db/searchPattern';
import { sortByKeys } from '../../../db/sortByKeys';
import type { UserCaller } from '../../../http/callers';
import type { ReadContext } from '../../../http/UseCaseContext';
import type { Database } from '../../../ports';
import { toViewerIds, type Viewer, visibleLeads } from '../../account/access/visibility';

export type LeadQuery = ParsedInput<Contract['leads']['list']>['query'];
export type CampaignQuery = ParsedInput<Contract['leads']['campaigns']>['query'];

const dayMs = 24 * 60 * 60 * 1000;
// Only Facebook has lead forms, so a lead without an ad is Facebook's.
const platform = sql<'facebook' | 'google'>`coalesce(${ads.platform}, 'facebook')`;
const campaignName = sql<string>`coalesce(${ads.name}, '')`;

const adOfLead = and(eq(ads.agency_id, leads.agency_id), eq(ads.id, leads.ad_id));
const clientOfLead = and(eq(clients.agency_id, leads.agency_id), eq(clients.id, leads.client_user_id));
const templateOfAd = and(eq(templates.agency_id, ads.agency_id), eq(templates.id, ads.template_id));

export function isVisibleTo(viewer: Viewer): SQL | undefined {
  return and(eq(leads.agency_id, viewer.agency_id), visibleLeads(viewer));
}

/** Searches all fields of the person and the campaign's name. */
function matchesText(pattern: string): SQL | undefined {
  return or(
    ilike(leads.full_name, pattern),
    ilike(leads.email, pattern),
    ilike(leads.phone, pattern),
    ilike(ads.name, pattern),
  );
}

/** Builds the columns that the query filters by. Days are inclusive and in UTC. */
function toFilters(caller: UserCaller, query: LeadQuery) {
  const { client_user_id, ad_id, delivery_status, from, to } = query;
  return {
    ...toViewerIds(caller),
    client_user_id,
    ad_id,
    delivery_status,
    platform: query.platform,
    since: from === undefined ? undefined : new Date(from),
    before: to === undefined ? undefined : new Date(new Date(to).getTime() + dayMs),
    pattern: query.search ? searchPattern(query.search) : undefined,
  };
}

type Filters = ReturnType<typeof toFilters>;

function buildWhere(filters: Filters, { entity_type }: LeadShape): SQL | undefined {
  const { client_user_id, ad_id, delivery_status, since, before, pattern } = filters;
  return and(
    isVisibleTo({ ...filters, entity_type }),
    filters.platform && eq(platform, filters.platform),
    client_user_id === undefined ? undefined : eq(leads.client_user_id, client_user_id),
    ad_id === undefined ? undefined : eq(leads.ad_id, ad_id),
    delivery_status && eq(leads.delivery_status, delivery_status),
    since && gte(leads.created_at, since),
    before && lt(leads.created_at, before),
    pattern === undefined ? undefined : matchesText(pattern),
  );
}

/** Selects columns of leads only; filters and sort keys may be their ad's. */
function selectOwn(tx: Database, where: SQL | undefined) {
  return tx.select(getTableColumns(leads)).from(leads).leftJoin(ads, adOfLead).where(where).$dynamic();
}

/** Joins names to a page of leads, so that rows outside the page are not joined. */
function withNames(tx: Database, cut: ReturnType<typeof selectOwn>) {
  return tx
    .select({
      lead: leads,
      platform,
      campaign_name: campaignName,
      ad_name: ads.name,
      form_name: sql<string>`coalesce(nullif(${leads.form_name}, ''), ${templates.selectedLeadForm} ->> 'name', '')`,
      client_name: clients.business_name,
    })
    .from(cut.as('leads'))
    .leftJoin(ads, adOfLead)
    .leftJoin(clients, clientOfLead)
    .leftJoin(templates, templateOfAd);
}

/** A lead with the names that a list shows. */
export type LeadRecord = Awaited<ReturnType<typeof withNames>>[number];

type LeadShape = Pick<UserCaller, 'entity_type'> & Pick<LeadQuery, 'sort' | 'order'>;

function buildOrder({ sort, order }: LeadShape): SQL[] {
  const { created_at, full_name: name, email } = leads;
  const sortable = { created_at, name, email, campaign_name: campaignName };
  const direction = order === 'asc' ? asc : desc;
  return [direction(sortable[sort ?? 'created_at']), direction(leads.id)];
}

const countTotal = (tx: Database, filters: Filters, shape: LeadShape) =>
  tx.select({ total: count() }).from(leads).leftJoin(ads, adOfLead).where(buildWhere(filters, shape));

const selectLeadPage = preparePage('leads', {
  rows: (tx, { limit, offset, ...filters }: Filters & PageRange, shape: LeadShape) => {
    const order = buildOrder(shape);
    const own = selectOwn(tx, buildWhere(filters, shape)).orderBy(...order);
    return withNames(tx, own.limit(limit).offset(offset)).orderBy(...order);
  },
  total: countTotal,
});

const selectIdPage = preparePage('lead_ids', {
  rows: (tx, { limit, offset, ...filters }: Filters & PageRange, shape: LeadShape) =>
    tx
      .select({ id: leads.id })
      .from(leads)
      .leftJoin(ads, adOfLead)
      .where(buildWhere(filters, shape))
      .orderBy(...buildOrder(shape))
      .limit(limit)
      .offset(offset),
  total: countTotal,
});

const toShape = ({ entity_type }: UserCaller, { sort, order }: LeadQuery): LeadShape => ({
  entity_type,
  sort,
  order,
});

/** Lists a page of the leads that the caller sees. */
export function listLeads({ tx, caller }: ReadContext, query: LeadQuery) {
  return selectLeadPage(tx, query, toFilters(caller, query), toShape(caller, query));
}

/** Lists the ids of a page of leads; a file reads their records in portions. */
export async function listLeadIds({ tx, caller }: ReadContext, query: LeadQuery) {
  const { rows, total } = await selectIdPage(tx, query, toFilters(caller, query), toShape(caller, query));
  return { ids: rows.map(({ id }) => id), total };
}

/** Lists leads of the tenant by id, in the order of the ids. */
export async function listLeadRecords(
  tx: Database,
  agencyId: number,
  ids: readonly number[],
): Promise<LeadRecord[]> {
  const where = and(eq(leads.agency_id, agencyId), isAmong(leads.id, ids));
  return sortByKeys(ids, await withNames(tx, selectOwn(tx, where)), ({ lead }) => lead.id);
}

/**
 * Lists the questions and the keys of answers that leads have, each combination once, in the order of the ids: most
 * leads of a form have the same ones.
 */
export function listQuestions(tx: Database, agencyId: number, ids: readonly number[]) {
  const each = tx
    .select({
      questions: leads.questions,
      // Qualified by hand: Drizzle leaves out the table of a select from one.
      keys: sql<string[]>`array(select jsonb_object_keys(${leads}.answers))`.as('keys'),
      place: sql`array_position(${toIntegers(ids)}, ${leads.id})`.as('place'),
    })
    .from(leads)
    .where(and(eq(leads.agency_id, agencyId), isAmong(leads.id, ids)))
    .as('each');
  return tx
    .select({ questions: each.questions, keys: each.keys })
    .from(each)
    .groupBy(each.questions, each.keys)
    .orderBy(sql`min(${each.place})`);
}

export async function findLead(ctx: ReadContext, id: number): Promise<LeadRecord | undefined> {
  const { tx, caller } = ctx;
  const [record] = await withNames(tx, selectOwn(tx, and(isVisibleTo(caller), eq(leads.id, id))));
  return record;
}

/** Lists the campaigns of the caller's leads with their counts. */
export async function listCampaigns(ctx: ReadContext, query: CampaignQuery) {
  const { tx, caller } = ctx;
  const { client_user_id, search } = query;
  const leadsCount = count(leads.id);
  const campaigns = tx
    .select({ id: ads.id, name: ads.name, leads_count: leadsCount.as('leads_count') })
    .from(leads)
    .innerJoin(ads, adOfLead)
    .where(
      and(
        isVisibleTo(caller),
        client_user_id === undefined ? undefined : eq(leads.client_user_id, client_user_id),
        search ? ilike(ads.name, searchPattern(search)) : undefined,
      ),
    )
    .groupBy(ads.id, ads.name)
    .as('campaigns');
  const direction = query.order === 'asc' ? asc : desc;
  return listPage(
    query,
    tx
      .select()
      .from(campaigns)
      .orderBy(direction(campaigns[query.sort ?? 'leads_count']), direction(campaigns.id)),
    tx.select({ total: count() }).from(campaigns),
  );
}
