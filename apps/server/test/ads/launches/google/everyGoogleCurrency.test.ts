import { ads } from '@adlane/api-server/schema';
import { toMicros } from '@adlane/contract/rules';
import { formatMicros, googleBillableUnits, googleCurrencies } from '@adlane/mocks/platforms';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findRow } from '../../../fixtures/rows/rows';
import {
  createGoogleLaunchTest,
  type GoogleLaunchTest,
} from '../../../harness/launches/createGoogleLaunchTest';
import { openGoogleAccount } from '../../../harness/launches/openGoogleAccount';
import { chooseTexts, showAmount, typeAmount } from '../../../harness/typedAmounts';

let test: GoogleLaunchTest;
beforeAll(async () => {
  test = await createGoogleLaunchTest();
});
afterAll(() => test?.close());

/**
 * A currency of each kind: hundredths, whole (here or in ISO 4217, too), thousandths in ISO 4217. `npm run double:record`
 * launches in all of them.
 */
const samples = ['USD', 'TWD', 'JPY', 'KWD'];

const bidFor = (targetCpa: number) => ({
  googleBidStrategy: { value: 'conversions', targetCpa, targetRoas: null, isEnable: false },
});

type Created = {
  readonly campaignBudgetOperation?: { readonly create: { readonly amountMicros: string } };
  readonly campaignOperation?: {
    readonly create: { readonly maximizeConversions: { readonly targetCpaMicros?: string } };
  };
};

/** Reads the amounts of the last launch that the double received as Google Ads shows them. */
function readGoogleAds(currency: string) {
  const sent = test.double.requests('googleAds:mutate').at(-1)?.body;
  const { mutateOperations: created } = sent as { readonly mutateOperations: readonly Created[] };
  const budget = created.find((one) => one.campaignBudgetOperation)?.campaignBudgetOperation;
  const campaign = created.find((one) => one.campaignOperation)?.campaignOperation;
  return [budget?.create.amountMicros, campaign?.create.maximizeConversions.targetCpaMicros].map((micros) =>
    micros === undefined ? 'none' : formatMicros(Number(micros), currency),
  );
}

describe('a budget and a target cost on Google', () => {
  it.each(googleCurrencies)('of %s are the same in a form, at Google and on a page', (currency) => {
    const texts = chooseTexts(currency);
    const sent = texts.map((text) => Number(toMicros(typeAmount(text, currency), currency)));
    expect(sent.map((micros) => micros % (googleBillableUnits.get(currency) ?? 0))).toEqual([0, 0]);
    expect(sent.map((micros) => formatMicros(micros, currency))).toEqual(
      texts.map((text) => `${currency} ${text}`),
    );
    expect(texts.map((text) => showAmount(typeAmount(text, currency), currency))).toEqual(texts);
  });

  it.each(samples)('of %s arrive as they were typed', async (currency) => {
    const [budget, cost] = chooseTexts(currency);
    const review = await test.review({
      ...(await openGoogleAccount(test, currency)),
      adBudget: typeAmount(budget, currency),
      ...bidFor(typeAmount(cost, currency)),
    });
    // The double has checked the request: its amounts are multiples of the currency's billable unit.
    expect(review.blockers).toEqual([]);
    expect(readGoogleAds(currency)).toEqual([`${currency} ${budget}`, `${currency} ${cost}`]);
  });

  it.each(['USD', 'TWD', 'PKR'])('of %s are at Google what was typed, and change to it', async (currency) => {
    const [budget] = chooseTexts(currency);
    const launch = await test.run({
      ...(await openGoogleAccount(test, currency)),
      campaignName: `In ${currency}`,
      adBudget: typeAmount(budget, currency),
    });
    expect(launch).toMatchObject({ status: 'launched', message: null });
    const shown = () =>
      test.double.formatBudget(test.resources('campaignBudgets').at(-1)?.values.resourceName);
    expect(shown()).toBe(`${currency} ${budget}`);
    const where = { id: Number(launch.ad_id) };
    const ad = await findRow(test.ownerPool, ads, { where });
    expect([ad.currency, showAmount(ad.budget, currency)]).toEqual([currency, budget]);
    const answer = await test.request(`/api/v1/ads/update-budget/${ad.id}`, {
      method: 'PUT',
      token: test.token,
      body: { budget_type: 'daily', budget: typeAmount('750', currency) },
    });
    expect(answer.status).toBe(200);
    expect(Number(shown()?.slice(4))).toBe(750);
  });

  it('divide a month in whole amounts where the currency has no smaller ones', async () => {
    const terms = { adBudget: typeAmount('15000', 'TWD'), budgetType: 'Monthly' };
    const review = await test.review({ ...(await openGoogleAccount(test, 'TWD')), ...terms, ...bidFor(12) });
    expect(review.blockers).toEqual([]);
    expect(readGoogleAds('TWD')[0]).toBe('TWD 493');
  });

  it('are refused in a currency that Google does not list', async () => {
    const answer = await test.launch({ ...(await openGoogleAccount(test, 'XXQ')), adBudget: 500 });
    expect(answer.status).toBe(422);
    expect((await answer.json()).errors.adAccountId).toEqual([
      'Google does not list the currency XXQ, so no amount can be sent in it. Please use another one.',
    ]);
  });
});

const pairs = samples.flatMap((written) => samples.map((paid) => ({ written, paid })));

describe('a launch on Google in an account that pays in another currency', () => {
  it.each(pairs)(
    'is refused with amounts in $written where $paid is paid, unless they are the same',
    async (pair) => {
      const { written, paid } = pair;
      const terms = {
        ...(await openGoogleAccount(test, paid)),
        adBudget: typeAmount('2500', written),
        currency: written,
      };
      const message = `The amounts are in ${written}, but the ad account pays in ${paid}. Please enter them in ${paid}.`;
      const { blockers } = await test.review(terms);
      if (written === paid) return expect(blockers).toEqual([]);
      expect(blockers).toEqual([{ field: 'adBudget', message }]);
      const answer = await test.launch(terms);
      expect(answer.status).toBe(422);
      expect((await answer.json()).errors).toEqual({ adBudget: [message] });
    },
  );

  it.each(pairs)(
    "bids with a template's target cost in $written where $paid is paid only if they are the same",
    async (pair) => {
      const { written, paid } = pair;
      const targetCPA = typeAmount('12', written);
      await test.changeGoogle({ targeting: { targetCPA }, launch: { currency: written } });
      const budget = { ...(await openGoogleAccount(test, paid)), adBudget: typeAmount('2500', paid) };
      const proposed = await test.review(budget);
      const isSame = written === paid;
      expect(readGoogleAds(paid)[1]).toBe(isSame ? formatMicros(12_000_000, paid) : 'none');
      const text = `Target cost per action: the template's is not in ${paid}, and is never converted.`;
      expect(proposed.leftOut?.includes(text)).toBe(!isSame);
      await test.review({ ...budget, googleBidStrategy: { targetCpa: null } });
      expect(readGoogleAds(paid)[1]).toBe('none');
    },
  );
});
