import { ads } from '@adlane/api-server/schema';
import type { LaunchReview } from '@adlane/contract/ads/launches';
import { toFacebookAmount } from '@adlane/contract/rules';
import { facebookCurrencies, formatAmounts } from '@adlane/mocks/platforms';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { GraphClient } from '../../../../../packages/api-server/src/connectors/facebook/graph/graphClient';
import { readFacebookAd } from '../../../../../packages/api-server/src/modules/ads/ads/facebook/readFacebookAd';
import { findRow, findRows } from '../../fixtures/rows/rows';
import { createLaunchTest, type LaunchTest } from '../../harness/launches/createLaunchTest';
import { openFacebookAccount } from '../../harness/launches/openFacebookAccount';
import { chooseTexts, showAmount, typeAmount } from '../../harness/typedAmounts';

let test: LaunchTest;
beforeAll(async () => {
  test = await createLaunchTest();
});
afterAll(() => test?.close());

const unlisted = 'XXQ';
/**
 * A currency of each kind: hundredths, whole (here or in ISO 4217, too), thousandths in ISO 4217, none there. `npm run
 * double:record` launches in all of them.
 */
const samples = ['USD', 'TWD', 'JPY', 'BHD', 'FBZ'];

const capped = (bidAmount: number) => ({
  settings: { bidStrategy: 'LOWEST_COST_WITH_BID_CAP', bidAmount },
});

/** Reads the amounts of the newest ad set as the double's Ads Manager shows them. */
function readAdsManager() {
  const { id = '' } = test.double.state.objects.findLast(({ kind }) => kind === 'AdSet') ?? {};
  return { id, ...test.double.formatAmounts(id) };
}

describe('a budget and a bid cap on Facebook', () => {
  it.each(facebookCurrencies)('of %s are the same in a form, on Facebook and on a page', (currency) => {
    const [budget, bid] = chooseTexts(currency);
    const send = (text: string) => toFacebookAmount(typeAmount(text, currency), currency);
    expect(formatAmounts({ daily_budget: send(budget), bid_amount: send(bid) }, currency)).toEqual({
      daily_budget: `${currency} ${budget}`,
      bid_amount: `${currency} ${bid}`,
    });
    expect(showAmount(typeAmount(budget, currency), currency)).toBe(budget);
  });

  it.each(samples)('of %s are requested as they were typed, and shown the same', async (currency) => {
    const [budget, bid] = chooseTexts(currency);
    const answer = await test.api.request('/api/v1/adlane/facebook/review', {
      method: 'POST',
      token: test.token,
      body: {
        ...test.body,
        ...(await openFacebookAccount(test, currency)),
        budget: typeAmount(budget, currency),
        ...capped(typeAmount(bid, currency)),
      },
    });
    const { blockers, steps, plan } = (await answer.json()) as LaunchReview;
    expect(blockers).toEqual([]);
    const request = steps.find(({ key }) => key === 'adset:1')?.request ?? {};
    expect(formatAmounts(request, currency)).toEqual({
      daily_budget: `${currency} ${budget}`,
      bid_amount: `${currency} ${bid}`,
    });
    expect(showAmount(plan?.spend.daily ?? 0, currency)).toBe(budget);
  });

  it.each(['USD', 'TWD', 'BHD', 'PKR'])('of %s are on Facebook what was typed', async (currency) => {
    const [budget, bid] = chooseTexts(currency);
    const launch = await test.run({
      ...(await openFacebookAccount(test, currency)),
      campaignName: `In ${currency}`,
      budget: typeAmount(budget, currency),
      ...capped(typeAmount(bid, currency)),
    });
    expect(launch).toMatchObject({ status: 'launched', message: null });
    expect(readAdsManager()).toMatchObject({
      daily_budget: `${currency} ${budget}`,
      bid_amount: `${currency} ${bid}`,
    });
    const ad = await findRow(test.api.ownerPool, ads, { where: { id: Number(launch.ad_id) } });
    expect(ad.currency).toBe(currency);
    expect(showAmount(ad.budget, currency)).toBe(budget);
  });

  it('are refused in a currency that Facebook does not list', async () => {
    const answer = await test.launch({ ...(await openFacebookAccount(test, unlisted)), budget: 500 });
    expect(answer.status).toBe(422);
    expect((await answer.json()).errors.adAccountId).toEqual([
      'Facebook does not list the currency XXQ, so no amount can be sent in it. Please use another one.',
    ]);
  });
});

describe('figures of Facebook', () => {
  const days = { since: '2026-11-20', until: '2026-11-21' };

  it.each(facebookCurrencies)('of %s are read as Ads Manager shows them', async (currency) => {
    const [spend] = chooseTexts(currency);
    const units = typeAmount('750', currency);
    const client: GraphClient = async ({ path }) => {
      const row = { date_start: days.since, ad_id: '1', spend, impressions: '9', clicks: '3' };
      if (path.endsWith('/insights')) return { data: [row] };
      return /\/ads(ets)?$/.test(path) ? { data: [] } : { id: path, daily_budget: String(units) };
    };
    const [row] = await findRows(test.api.ownerPool, ads, { where: { platform: 'facebook' } });
    if (!row) throw new Error('The seeded world has no ad.');
    const read = await readFacebookAd(client, { ...row, currency }, days);
    expect(read.days.map((day) => showAmount(day.spend, currency))).toEqual([spend]);
    expect(formatAmounts({ daily_budget: read.budget }, currency).daily_budget).toBe(
      `${currency} ${showAmount(units, currency)}`,
    );
  });
});

describe('a running ad in TWD', () => {
  it('changes its budget to what was typed', async () => {
    const { ad_id } = await test.run({
      ...(await openFacebookAccount(test, 'TWD')),
      campaignName: 'Taipei',
      budget: 500,
    });
    const { id } = readAdsManager();
    expect(test.double.formatAmounts(id)).toMatchObject({ daily_budget: 'TWD 500' });
    const body = { budget_type: 'daily', budget: typeAmount('750', 'TWD') };
    const path = `/api/v1/ads/update-budget/${ad_id}`;
    expect((await test.api.request(path, { method: 'PUT', token: test.token, body })).status).toBe(200);
    expect(test.double.formatAmounts(id)).toMatchObject({ daily_budget: 'TWD 750' });
  });
});
