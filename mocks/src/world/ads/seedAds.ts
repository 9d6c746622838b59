import { ad_metrics, ads } from '@adlane/api-server/schema';
import { createRandom } from '../createRandom';
import { ago, type SeedContext } from '../SeedContext';
import type { PlannedAd } from './adPlan';
import { offers } from './offers/offers';

/** Days whose metrics come from the sequence of the whole demo; those before them have one for each ad. */
const recentDays = 30;

type AdParts = {
  readonly templateIds: ReadonlyMap<string, number>;
  readonly clientIds: readonly number[];
  readonly account: { readonly id: number; readonly currency: string };
  readonly thumbnails: ReadonlyMap<string, string>;
};

/** A running ad that leads can refer to. */
export type SeededAd = { readonly id: number; readonly clientId: number; readonly hasLeads: boolean };

const resultKinds = {
  leadform: 'FORM_LEAD',
  messenger: 'CONVERSATION',
  landing_page: 'LINK_CLICK',
} as const;

function adRow({ agencyId, now }: SeedContext, parts: AdParts, plan: PlannedAd, index: number) {
  const niche = plan.template.split(':')[0] ?? '';
  const offer = offers.find((candidate) => `${candidate.niche}: ${candidate.name}` === plan.template);
  const startTime = ago(now, plan.startedDaysAgo, 2);
  const campaignId = `1200${agencyId}0000${100 + index}`;
  return {
    agency_id: agencyId,
    name: `ADL ${plan.template}`,
    platform: 'facebook' as const,
    adlane_type: offer?.adType ?? 'leadform',
    result_kind: resultKinds[offer?.adType ?? 'leadform'],
    template_id: parts.templateIds.get(plan.template) ?? null,
    client_user_id: parts.clientIds[plan.client] ?? null,
    ad_account_id: parts.account.id,
    campaignId,
    // The Facebook double gets the same ids when the demo starts.
    external_ids: {
      adsets: [`${campaignId}1`],
      creatives: [`${campaignId}2`],
      ads: [`${campaignId}3`],
      leadForm: null,
    },
    status: plan.status,
    budget_type: 'daily' as const,
    budget: plan.budget * 100,
    currency: parts.account.currency,
    thumbnailUrl: parts.thumbnails.get(niche) ?? null,
    startTime,
    created_at: plan.startedDaysAgo > 0 ? ago(now, plan.startedDaysAgo, 5) : ago(now, 0, 5),
    updated_at: ago(now, 0, 5),
    refresh_due_at: now,
  };
}

function buildMetrics({ agencyId, now, random }: SeedContext, adId: number, plan: PlannedAd) {
  const stoppedDaysAgo = plan.status === 'paused' ? 9 : 0;
  const days = plan.startedDaysAgo - stoppedDaysAgo;
  const earlier = createRandom(adId);
  return Array.from({ length: Math.max(0, days) }, (_, index) => {
    const { int } = index < recentDays ? random : earlier;
    const spend = Math.round(plan.budget * int(82, 104));
    const impressions = Math.round(spend / int(7, 13)) * 10;
    const clicks = Math.round((impressions * int(9, 24)) / 1000);
    return {
      agency_id: agencyId,
      ad_id: adId,
      day: ago(now, stoppedDaysAgo + index)
        .toISOString()
        .slice(0, 10),
      spend,
      impressions,
      clicks,
      results: Math.round((clicks * int(4, 16)) / 100),
    };
  });
}

/** Inserts ads in every state, with metrics of each day that they ran. */
export async function seedAds(
  context: SeedContext,
  parts: AdParts,
  plans: readonly PlannedAd[],
): Promise<readonly SeededAd[]> {
  const { tx } = context;
  const rows = await tx
    .insert(ads)
    .values(plans.map((plan, index) => adRow(context, parts, plan, index)))
    .returning({ id: ads.id, clientId: ads.client_user_id });
  const metrics = rows.flatMap(({ id }, index) => {
    const plan = plans[index];
    return plan ? buildMetrics(context, id, plan) : [];
  });
  await tx.insert(ad_metrics).values(metrics);
  return rows.flatMap(({ id, clientId }, index) =>
    clientId === null ? [] : [{ id, clientId, hasLeads: (plans[index]?.startedDaysAgo ?? 0) > 0 }],
  );
}
