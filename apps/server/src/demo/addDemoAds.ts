import type { DemoAd } from '@adlane/mocks/platforms';
import type pg from 'pg';

type SeededAd = {
  readonly campaign_id: string;
  readonly external_ids: { readonly adsets: string[]; readonly creatives: string[]; readonly ads: string[] };
  readonly account: string;
  readonly name: string;
  readonly budget: string;
  readonly status: string;
  readonly started_at: Date;
};

/** All demo currencies have two decimals. */
const unitsPerWhole = 100;

/** Selects the ads that were seeded: no launch made them. */
const seededAds = `
  select ads.campaign_id, ads.external_ids, ad_accounts.external_id as account, ads.name, ads.budget,
    ads.status, coalesce(ads.start_time, ads.created_at) as started_at
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
      startedAt: ad.started_at.getTime(),
    },
  ];
}

/**
 * Makes the seeded ads exist on the Facebook double, so that they can be paused, changed and deleted there. Known ones
 * stay as they are.
 * @param doublesUrl address of the doubles
 */
export async function addDemoAds(ownerPool: pg.Pool, doublesUrl: string): Promise<void> {
  const { rows } = await ownerPool.query<SeededAd>(seededAds);
  const answer = await fetch(`${doublesUrl}/facebook/__control/addAds`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ads: rows.flatMap(toDemoAd) }),
  });
  if (!answer.ok) throw new Error(`Facebook's double answered ${answer.status} when it got the demo ads.`);
}
