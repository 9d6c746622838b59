import { limits } from '@adlane/contract/rules';
import { and, eq, gte } from 'drizzle-orm';
import { ads } from '../../../../db/schema/ads/ads';
import type { Database } from '../../../../ports';
import { countScheduleDays } from './countScheduleDays';

const dayMs = 24 * 3_600_000;

/** Lists the daily budgets of an account's recent ads in its currency, lifetime budgets spread over their days. */
export async function listRecentBudgets(
  tx: Database,
  {
    agencyId,
    account,
    now,
  }: {
    readonly agencyId: number;
    readonly account: { readonly id: number; readonly currency: string };
    readonly now: Date;
  },
): Promise<number[]> {
  const since = new Date(now.getTime() - limits.facebook.unusualBudget.days * dayMs);
  const rows = await tx
    .select({
      budget: ads.budget,
      budgetType: ads.budget_type,
      startTime: ads.startTime,
      endTime: ads.endTime,
      created_at: ads.created_at,
    })
    .from(ads)
    .where(
      and(
        eq(ads.agency_id, agencyId),
        eq(ads.ad_account_id, account.id),
        eq(ads.currency, account.currency),
        gte(ads.created_at, since),
      ),
    );
  return rows.map(({ budget, budgetType, startTime, endTime, created_at }) =>
    budgetType === 'daily'
      ? budget
      : Math.round(budget / countScheduleDays(startTime ?? created_at, endTime)),
  );
}
