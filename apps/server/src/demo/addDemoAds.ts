import type { DemoAd, DemoCampaign } from '@adlane/mocks/platforms';
import type pg from 'pg';

type SeededAd = {
  readonly campaign_id: string;
  readonly external_ids: { readonly adsets: string[]; readonly creatives: string[]; readonly ads: string[] };
  readonly account: string;
  readonly name: string;
  readonly budget: string;
  readonly status: string;
  readonly kind: DemoAd['kind'];
  readonly started_at: Date;
};

/** All demo currencies have two decimals. */
const unitsPerWhole = 100;

/** Selects the ads that were seeded: no launch made them. */
const seededAds = `
  select ads.campaign_id, ads.external_ids, ad_accounts.external_id as account, ads.name, ads.budget,
    ads.status, ads.adlane_type as kind, coalesce(ads.start_time, ads.created_at) as started_at
  from ads join ad_accounts on ad_accounts.agency_id = ads.agency_id and ad_accounts.id = ads.ad_account_id
  where ads.launch_id is null and ads.platform = 'facebook' and ads.deleted_at is null`;

function toDemoAd({ external_ids, ...ad }: SeededAd): DemoAd[] {
  const [adSetId] = external_ids.adsets ?? [];
  const [creativeId] = external_ids.creatives ?? [];
  const [adId] = external_ids.ads ?? [];
  if (adSetId === undefined || creativeId === undefined || adId === undefined) return [];
  return [
    {
      campaignId: ad.campaign_id,
      adSetId,
      creativeId,
      adId,
      accountId: ad.account.replace(/^act_/, ''),
      name: ad.name,
      dailyBudget: Number(ad.budget),
      unitsPerWhole,
      status: ad.status,
      kind: ad.kind,
      startedAt: ad.started_at.getTime(),
    },
  ];
}

const seededCampaigns = `
  select ads.campaign_id, ads.external_ids->>'campaignType' as type, ad_accounts.external_id as account, ads.name,
    ads.budget, ads.status, coalesce(ads.start_time, ads.created_at) as started_at
  from ads join ad_accounts on ad_accounts.agency_id = ads.agency_id and ad_accounts.id = ads.ad_account_id
  where ads.launch_id is null and ads.platform = 'google' and ads.deleted_at is null`;

type SeededCampaign = Omit<SeededAd, 'external_ids' | 'kind'> & {
  readonly type: DemoCampaign['campaignType'];
};

function toDemoCampaign(ad: SeededCampaign): DemoCampaign {
  return {
    campaignId: ad.campaign_id,
    customerId: ad.account,
    name: ad.name,
    campaignType: ad.type,
    budgetMicros: String((Number(ad.budget) / unitsPerWhole) * 1_000_000),
    status: ad.status,
    startedAt: ad.started_at.getTime(),
  };
}

/**
 * Makes the seeded ads exist on the doubles of Facebook and Google, so that they can be paused, changed and deleted
 * there. Known ones stay as they are.
 * @param doublesUrl address of the doubles
 */
export async function addDemoAds(ownerPool: pg.Pool, doublesUrl: string): Promise<void> {
  const facebook = await ownerPool.query<SeededAd>(seededAds);
  await sendAds(`${doublesUrl}/facebook`, facebook.rows.flatMap(toDemoAd));
  const google = await ownerPool.query<SeededCampaign>(seededCampaigns);
  await sendAds(`${doublesUrl}/google`, google.rows.map(toDemoCampaign));
}

async function sendAds(doubleUrl: string, ads: readonly object[]): Promise<void> {
  const answer = await fetch(`${doubleUrl}/__control/addAds`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ads }),
  });
  if (!answer.ok) throw new Error(`${doubleUrl} answered ${answer.status} when it got the demo ads.`);
}
