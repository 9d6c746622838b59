import { and, eq } from 'drizzle-orm';
import { ads } from '../../../../db/schema/ads/ads';
import type { launches } from '../../../../db/schema/ads/launches';
import { ad_accounts } from '../../../../db/schema/ads/sources';
import { conflict } from '../../../../http/problem';
import type { UseCaseContext } from '../../../../http/UseCaseContext';
import { describeOverLimit } from './describeOverLimit';
import { findClientLimit } from './findClientLimit';
import { lockClientLimit } from './lockClientLimit';
import { toLaunchBudget } from './toPlannedBudget';

/**
 * Refuses to resume a failed launch with which its client's monthly limit is exceeded by now: what has failed did not count
 * against the limit. One that the user confirmed when it was reviewed goes on.
 * @throws Problem 409
 */
export async function requireLaunchWithinLimit(
  ctx: UseCaseContext,
  launch: typeof launches.$inferSelect,
): Promise<void> {
  const { tx, now } = ctx;
  const { agency_id, client_user_id: client_id, ad_account_id, platform, settings } = launch;
  const { approval } = settings as { approval?: { confirmsOverLimit?: unknown } };
  if (approval?.confirmsOverLimit === true || client_id === null) return;
  await lockClientLimit(ctx, launch);
  const [account] = await tx
    .select({ currency: ad_accounts.currency, timezone: ad_accounts.timezone })
    .from(ad_accounts)
    .where(and(eq(ad_accounts.agency_id, agency_id), eq(ad_accounts.id, ad_account_id)));
  const [counted] = await tx
    .select({ id: ads.id })
    .from(ads)
    .where(and(eq(ads.agency_id, agency_id), eq(ads.launch_id, launch.id)));
  if (!account || counted) return;
  const found = await findClientLimit(tx, { agency_id, client_id, timezone: account.timezone, now });
  if (!found) return;
  const { timezone } = found.limit;
  const budget = toLaunchBudget({ platform, settings, currency: account.currency }, { timezone, now });
  const question = budget && describeOverLimit('launch', budget, found.limit);
  if (question) throw conflict(`${question} Roll it back and launch it again to confirm that.`);
}
