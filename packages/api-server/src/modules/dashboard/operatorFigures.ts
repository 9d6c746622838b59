import type { OperatorFigures } from '@adlane/contract/dashboard';
import { and, count, eq, ne, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type * as z from 'zod';
import { ads, leads } from '../../db/schema/ads';
import { agencies } from '../../db/schema/agencies';
import { subscriptions } from '../../db/schema/billing';
import { clients } from '../../db/schema/clients';
import { niche_requests } from '../../db/schema/niches';
import { tickets } from '../../db/schema/tickets';
import type { Database } from '../../ports';
import { liveAds } from '../ads/liveAds';

async function countRows(tx: Database, table: PgTable, where?: SQL): Promise<number> {
  const [row] = await tx.select({ n: count() }).from(table).where(where);
  return row?.n ?? 0;
}

/** Agencies that are not archived, with a plan and without one. */
async function countAgencies(tx: Database) {
  const [row] = await tx
    .select({ all: count(), paying: count(subscriptions.agency_id) })
    .from(agencies)
    .leftJoin(subscriptions, eq(subscriptions.agency_id, agencies.id))
    .where(and(eq(agencies.kind, 'agency'), ne(agencies.status, 'archived')));
  return { all: row?.all ?? 0, paying: row?.paying ?? 0 };
}

/** All leads there are: the one figure that is counted by so many rows that it is kept for a while. */
export function countAllLeads(tx: Database): Promise<number> {
  return countRows(tx, leads);
}

/** The super admin's figures over all agencies (ads §2). Within `asOperator`. */
export async function operatorFigures(
  tx: Database,
  now: Date,
  operatorId: number,
): Promise<Omit<z.input<typeof OperatorFigures>, 'leads'>> {
  const { all, paying } = await countAgencies(tx);
  return {
    subscribers: paying,
    trial_subscribers: all - paying,
    clients: await countRows(tx, clients, ne(clients.status, 'archived')),
    live_ads: await countRows(tx, ads, liveAds(now)),
    pending_niches: await countRows(tx, niche_requests, eq(niche_requests.status, 'pending')),
    open_tickets: await countRows(
      tx,
      tickets,
      and(eq(tickets.agency_id, operatorId), ne(tickets.status, 'DONE')),
    ),
  };
}
