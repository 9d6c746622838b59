import type { CallName, Contract } from '@adlane/contract';
import { and, count, eq, gte, inArray, like, lt, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { audit_log } from '../../../db/schema/account/auditLog';
import { notifications } from '../../../db/schema/account/notifications';
import { ad_sets, ads } from '../../../db/schema/ads/ads';
import type { ReadContext } from '../../../http/UseCaseContext';
import { addDays, type DayRange } from '../../ads/ads/resolveDays';
import { type DashboardQuery, isCountedAd } from './queries';

type ZonedDays = DayRange & {
  /** IANA time zone of the days. */
  readonly zone: string;
};
type EventCount = {
  readonly date: string;
  readonly kind: 'launches' | 'budget_changes' | 'rejections';
  readonly total: number;
};

/** Audited calls that change a budget. */
const budgetCalls: CallName<Contract>[] = [
  'ads.updateBudget',
  'ads.facebookCampaignBudget',
  'ads.facebookAdSetBudget',
];

const toDate = (instant: SQLWrapper, zone: string) =>
  sql<string>`to_char(${instant} at time zone ${zone}::text, 'YYYY-MM-DD')`;

function isWithin(instant: SQLWrapper, { from, to, zone }: ZonedDays): SQL | undefined {
  const start = (day: string) => sql`${day}::timestamp at time zone ${zone}::text`;
  return and(gte(instant, start(from)), lt(instant, start(addDays(to, 1))));
}

function listLaunches({ tx, caller }: ReadContext, query: DashboardQuery, days: ZonedDays) {
  return tx
    .select({ date: toDate(ads.created_at, days.zone), total: count() })
    .from(ads)
    .where(and(isCountedAd(caller, query), isWithin(ads.created_at, days)))
    .groupBy(sql`1`);
}

function listBudgetChanges({ tx, caller }: ReadContext, query: DashboardQuery, days: ZonedDays) {
  const { agency_id, item_kind, item_id, created_at, action } = audit_log;
  const setOfEntry = and(eq(item_kind, 'adSets'), eq(ad_sets.agency_id, agency_id), eq(ad_sets.id, item_id));
  const adOfEntry = and(
    eq(ads.agency_id, agency_id),
    or(eq(ads.id, ad_sets.ad_id), and(eq(item_kind, 'ads'), eq(ads.id, item_id))),
  );
  return tx
    .select({ date: toDate(created_at, days.zone), total: count() })
    .from(audit_log)
    .leftJoin(ad_sets, setOfEntry)
    .innerJoin(ads, adOfEntry)
    .where(
      and(
        eq(agency_id, caller.agency_id),
        inArray(action, budgetCalls),
        isWithin(created_at, days),
        isCountedAd(caller, query),
      ),
    )
    .groupBy(sql`1`);
}

function listRejections({ tx, caller }: ReadContext, query: DashboardQuery, days: ZonedDays) {
  const { agency_id, user_id, event_key, created_at } = notifications;
  const adOfEvent = and(
    eq(ads.agency_id, agency_id),
    // As text: keys of other events have no number there.
    eq(sql`${ads.id}::text`, sql`split_part(${event_key}, '/', 2)`),
  );
  return tx
    .select({ date: toDate(created_at, days.zone), total: count() })
    .from(notifications)
    .innerJoin(ads, adOfEvent)
    .where(
      and(
        eq(agency_id, caller.agency_id),
        eq(user_id, caller.user_id),
        like(event_key, 'ad/%/attention/%'),
        isWithin(created_at, days),
        isCountedAd(caller, query),
      ),
    )
    .groupBy(sql`1`);
}

/** Counts the events of each day; days without events are missing. */
export async function countEvents(
  ctx: ReadContext,
  query: DashboardQuery,
  days: ZonedDays,
): Promise<readonly EventCount[]> {
  const launches = await listLaunches(ctx, query, days);
  const changes = await listBudgetChanges(ctx, query, days);
  const rejections = await listRejections(ctx, query, days);
  return [
    ...launches.map((row) => ({ ...row, kind: 'launches' as const })),
    ...changes.map((row) => ({ ...row, kind: 'budget_changes' as const })),
    ...rejections.map((row) => ({ ...row, kind: 'rejections' as const })),
  ];
}
