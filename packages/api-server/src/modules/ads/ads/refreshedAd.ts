import type { Ad, AdDay, AdView } from '@adlane/contract/ads/ads';
import { and, eq, notInArray, sql } from 'drizzle-orm';
import { ad_metrics, ad_set_ads, ad_sets, ads } from '../../../db/schema/ads/ads';
import type { Database } from '../../../ports';
import type { Figures } from './queries';

export type RefreshedAdSet = {
  readonly external_id: string;
  readonly name: string;
  readonly status: Ad['status'];
  readonly budget_type: Ad['budget_type'] | null;
  readonly budget: number | null;
  readonly startTime: Date | null;
  readonly endTime: Date | null;
  readonly figures: Figures;
  readonly ads: readonly RefreshedAdSetAd[];
};
export type RefreshedAdSetAd = {
  readonly external_id: string;
  readonly name: string;
  readonly status: Ad['status'];
  readonly review_feedback: string[];
  readonly figures: Figures;
};

/** A day of an ad; without results where nothing says any more what they are, so that the known ones remain. */
export type RefreshedDay = Omit<AdDay, 'results'> & { readonly results?: number };

/** An ad as its platform shows it. Money in the smallest unit of the ad's currency. */
export type RefreshedAd = {
  readonly status: Ad['status'];
  readonly status_reasons: AdView['status_reasons'];
  readonly budget_type: Ad['budget_type'];
  readonly budget: number;
  /** Null on Google. */
  readonly result_kind: Ad['result_kind'];
  readonly adSets: readonly RefreshedAdSet[];
  readonly days: readonly RefreshedDay[];
};

type Target = { readonly agency_id: number; readonly id: number };

/** Stores an ad as its platform shows it: state, parts and days; known days are replaced. */
export async function storeRefreshedAd(
  tx: Database,
  ad: Target,
  refreshed: RefreshedAd,
  times: { readonly now: Date; readonly dueAt: Date },
): Promise<void> {
  const { status, status_reasons, budget_type, budget, result_kind } = refreshed;
  await tx
    .update(ads)
    .set({
      status,
      status_reasons,
      budget_type,
      budget,
      result_kind,
      status_at: times.now,
      refresh_due_at: times.dueAt,
      updated_at: times.now,
    })
    .where(and(eq(ads.agency_id, ad.agency_id), eq(ads.id, ad.id)));
  await storeAdSets(tx, ad, refreshed.adSets, times.now);
  await storeDays(tx, ad, refreshed.days);
}

async function storeAdSets(
  tx: Database,
  ad: Target,
  refreshed: readonly RefreshedAdSet[],
  now: Date,
): Promise<void> {
  const names = refreshed.map(({ external_id }) => external_id);
  await tx
    .delete(ad_sets)
    .where(
      and(
        eq(ad_sets.agency_id, ad.agency_id),
        eq(ad_sets.ad_id, ad.id),
        names.length === 0 ? undefined : notInArray(ad_sets.external_id, names),
      ),
    );
  for (const { ads: parts, figures, ...values } of refreshed) {
    const row = { ...values, ...figures, updated_at: now };
    const [stored] = await tx
      .insert(ad_sets)
      .values({ ...row, agency_id: ad.agency_id, ad_id: ad.id, created_at: now })
      .onConflictDoUpdate({ target: [ad_sets.agency_id, ad_sets.ad_id, ad_sets.external_id], set: row })
      .returning({ id: ad_sets.id });
    if (stored) await storeAdSetAds(tx, { agency_id: ad.agency_id, id: stored.id }, parts, now);
  }
}

async function storeAdSetAds(
  tx: Database,
  adSet: Target,
  refreshed: readonly RefreshedAdSetAd[],
  now: Date,
): Promise<void> {
  const names = refreshed.map(({ external_id }) => external_id);
  await tx
    .delete(ad_set_ads)
    .where(
      and(
        eq(ad_set_ads.agency_id, adSet.agency_id),
        eq(ad_set_ads.adset_id, adSet.id),
        names.length === 0 ? undefined : notInArray(ad_set_ads.external_id, names),
      ),
    );
  for (const { figures, ...values } of refreshed) {
    const row = { ...values, ...figures, updated_at: now };
    await tx
      .insert(ad_set_ads)
      .values({ ...row, agency_id: adSet.agency_id, adset_id: adSet.id, created_at: now })
      .onConflictDoUpdate({
        target: [ad_set_ads.agency_id, ad_set_ads.adset_id, ad_set_ads.external_id],
        set: row,
      });
  }
}

async function storeDays(tx: Database, ad: Target, days: readonly RefreshedDay[]): Promise<void> {
  if (days.length === 0) return;
  const hasResults = days.every(({ results }) => results !== undefined);
  await tx
    .insert(ad_metrics)
    .values(
      days.map(({ date, results = 0, ...figures }) => ({
        ...figures,
        results,
        day: date,
        agency_id: ad.agency_id,
        ad_id: ad.id,
      })),
    )
    .onConflictDoUpdate({
      target: [ad_metrics.agency_id, ad_metrics.ad_id, ad_metrics.day],
      set: {
        spend: sql`excluded.spend`,
        impressions: sql`excluded.impressions`,
        clicks: sql`excluded.clicks`,
        ...(hasResults && { results: sql`excluded.results` }),
      },
    });
}
