import type { OperatorFigures } from '@adlane/contract/account/dashboard';
import { and, count, eq, gte, ne, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type * as z from 'zod';
import { agencies } from '../../../db/schema/account/agencies';
import { subscriptions } from '../../../db/schema/account/billing';
import { clients } from '../../../db/schema/account/clients';
import { ads, leads } from '../../../db/schema/ads/ads';
import { niche_requests } from '../../../db/schema/ads/taxonomy';
import { tickets } from '../../../db/schema/widget/tickets';
import type { Database } from '../../../ports';
import { isLive } from '../../ads/ads/isLive';

async function countRows(tx: Database, table: PgTable, where?: SQL): Promise<number> {
  const [row] = await tx.select({ n: count() }).from(table).where(where);
  return row?.n ?? 0;
}

/** Counts agencies that are not archived by plan; null for those without one. */
function countAgencies(tx: Database) {
  return tx
    .select({ plan: subscriptions.plan_type, n: count() })
    .from(agencies)
    .leftJoin(subscriptions, eq(subscriptions.agency_id, agencies.id))
    .where(and(eq(agencies.kind, 'agency'), ne(agencies.status, 'archived')))
    .groupBy(subscriptions.plan_type);
}

const weekMs = 7 * 24 * 60 * 60 * 1000;
/** Weeks of the chart of new agencies. */
const shownWeeks = 12;

/** Returns the last weeks by their Monday (UTC), oldest first. */
function listWeeks(now: Date): readonly string[] {
  const daysSinceMonday = (now.getUTCDay() + 6) % 7;
  const monday = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() - daysSinceMonday);
  return Array.from({ length: shownWeeks }, (_, index) =>
    new Date(monday - (shownWeeks - 1 - index) * weekMs).toISOString().slice(0, 10),
  );
}

/** Counts the agencies that were created in each of the last weeks, archived ones too. */
async function countSignUps(tx: Database, now: Date) {
  const weeks = listWeeks(now);
  const week = sql<string>`to_char(date_trunc('week', ${agencies.created_at} at time zone 'UTC'), 'YYYY-MM-DD')`;
  const rows = await tx
    .select({ week, n: count() })
    .from(agencies)
    .where(and(eq(agencies.kind, 'agency'), gte(agencies.created_at, new Date(weeks[0] ?? now))))
    .groupBy(week);
  const counts = new Map(rows.map((row) => [row.week, row.n]));
  return weeks.map((each) => ({ week: each, agencies: counts.get(each) ?? 0 }));
}

/** Counts all leads: the only figure with so many rows that it is cached. */
export function countAllLeads(tx: Database): Promise<number> {
  return countRows(tx, leads);
}

/** Returns the super admin's figures across all agencies (ads §2). Call within `asOperator`. */
export async function computeOperatorFigures(
  tx: Database,
  now: Date,
  operatorId: number,
): Promise<Omit<z.input<typeof OperatorFigures>, 'leads'>> {
  const byPlan = await countAgencies(tx);
  const paying = byPlan.flatMap(({ plan, n }) => (plan === null ? [] : [[plan, n] as const]));
  return {
    subscribers: paying.reduce((sum, [, n]) => sum + n, 0),
    trial_subscribers: byPlan.find(({ plan }) => plan === null)?.n ?? 0,
    plans: Object.fromEntries(paying),
    sign_ups: await countSignUps(tx, now),
    clients: await countRows(tx, clients, ne(clients.status, 'archived')),
    live_ads: await countRows(tx, ads, isLive(now)),
    pending_niches: await countRows(tx, niche_requests, eq(niche_requests.status, 'pending')),
    open_tickets: await countRows(
      tx,
      tickets,
      and(eq(tickets.agency_id, operatorId), ne(tickets.status, 'DONE')),
    ),
  };
}
