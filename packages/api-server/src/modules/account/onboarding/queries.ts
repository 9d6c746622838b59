import type { Channel } from '@adlane/contract/constants';
import { and, asc, desc, eq, isNull } from 'drizzle-orm';
import { subscriptions } from '../../../db/schema/account/billing';
import { ai_providers } from '../../../db/schema/account/connections';
import { users } from '../../../db/schema/account/users';
import { ad_accounts, sources } from '../../../db/schema/ads/sources';
import type { Database } from '../../../ports';

/** Locks the caller's user until the transaction ends. */
export async function lockUser(tx: Database, agencyId: number, userId: number) {
  const [row] = await tx
    .select()
    .from(users)
    .where(and(eq(users.agency_id, agencyId), eq(users.id, userId)))
    .for('update');
  return row;
}

/** Lists the platforms that the agency itself connected. */
export async function listConnectedChannels(tx: Database, agencyId: number): Promise<ReadonlySet<Channel>> {
  const rows = await tx
    .selectDistinct({ channel: sources.channel })
    .from(sources)
    .where(and(eq(sources.agency_id, agencyId), isNull(sources.client_id), eq(sources.status, 'active')));
  return new Set(rows.map(({ channel }) => channel));
}

/** Returns the default ad account, or else the first, whose currency and time zone the agency uses. */
export async function findAgencyAccount(tx: Database, agencyId: number) {
  const [row] = await tx
    .select({ currency: ad_accounts.currency, timezone: ad_accounts.timezone })
    .from(ad_accounts)
    .where(eq(ad_accounts.agency_id, agencyId))
    .orderBy(desc(ad_accounts.is_default), asc(ad_accounts.id))
    .limit(1);
  return row;
}

export async function findPlan(tx: Database, agencyId: number) {
  const [row] = await tx
    .select({ plan_type: subscriptions.plan_type })
    .from(subscriptions)
    .where(eq(subscriptions.agency_id, agencyId));
  return row?.plan_type;
}

export async function isAiConnected(tx: Database, agencyId: number): Promise<boolean> {
  const rows = await tx
    .select({ agency_id: ai_providers.agency_id })
    .from(ai_providers)
    .where(eq(ai_providers.agency_id, agencyId));
  return rows.length > 0;
}
