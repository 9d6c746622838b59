import type { Launch } from '@adlane/contract/ads/launches';
import type { Template } from '@adlane/contract/ads/templates';
import { googleCampaignTypeValues, googleObjectiveValues } from '@adlane/contract/constants';
import { googleAdsDemo, googleCurrencies } from '@adlane/mocks/platforms';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkLines } from '../harness/launches/checkLines';
import { checkRecorded } from '../harness/launches/checkRecorded';
import { createGoogleLaunchTest, type GoogleLaunchTest } from '../harness/launches/createGoogleLaunchTest';
import { openGoogleAccount } from '../harness/launches/openGoogleAccount';
import { recordRequests, type TypedAmounts } from '../harness/launches/recordRequests';
import { chooseTexts, typeAmount } from '../harness/typedAmounts';

const usd = { currency: 'USD', period: 'daily', budget: 25 } as const;
const goals = [{ id: 'SUBMIT_LEAD_FORM~WEBSITE', name: 'Submit lead form' }];
type Kind = readonly [change: object, typed?: TypedAmounts];
const kinds: Readonly<Record<string, Kind>> = {
  'a place': [{}],
  everywhere: [{ isEverywhere: true, targetLocationBySearch: [] }],
  'a circle': [
    {
      targetLocationBySearch: [],
      targetLocationByRadius: [{ address: 'New York', latitude: 40.7, longitude: -74, radius: 20 }],
    },
  ],
  'a month': [{}, { ...usd, period: 'monthly', budget: 608 }],
  'a value per cost': [
    { googleBidStrategy: { value: 'conversion_value', targetCpa: null, targetRoas: 2.5, isEnable: true } },
  ],
  'no phone': [{ phoneNumber: '' }],
  'a later start in two languages': [{ startDate: '2027-01-02', targetLanguages: [1000, 1003] }],
};

let record: Awaited<ReturnType<typeof recordRequests>>;
let test: GoogleLaunchTest;
/** What the double received. */
let received = 0;

beforeAll(async () => {
  record = await recordRequests('google-requests.jsonl');
  test = await createGoogleLaunchTest({ ports: { outbound: record.outbound } });
  const googleKeywords = { target: ['dentist', '[dental clinic]'], negative: ['free'] };
  await test.changeGoogle({ targeting: { googleKeywords } });
});
afterAll(() => test?.close());

/** Launches, and returns what went wrong. */
async function launch(
  name: string,
  typed: TypedAmounts,
  run: (terms: object) => Promise<Launch>,
): Promise<readonly string[]> {
  const { currency, period, budget, bid } = typed;
  const terms = {
    campaignName: `No. ${record.launches.length + 1}`,
    adBudget: typeAmount(String(budget), currency),
    budgetType: period === 'monthly' ? 'Monthly' : 'Daily',
    ...(bid === undefined
      ? {}
      : {
          googleBidStrategy: {
            value: 'conversions',
            targetCpa: typeAmount(String(bid), currency),
            targetRoas: null,
            isEnable: false,
          },
        }),
  };
  const { status, message } = await record
    .recordLaunch({ name, typed }, () => run(terms))
    .catch((error: unknown) => ({ status: 'refused', message: String(error) }));
  received += test.double.state.requests.length;
  test.double.state.requests.length = 0;
  return status === 'launched' ? [] : [`${name}: ${status} ${message}`];
}

async function launchInstantly(terms: object): Promise<Launch> {
  const shown = await test.request(`/api/v1/templates/view/${test.templateId}`, { token: test.token });
  const { templates } = (await shown.json()) as Template;
  const { template_id: _none, ...body } = test.body;
  const answer = await test.request('/api/v1/adlane/instant/google', {
    method: 'POST',
    token: test.token,
    body: { ...body, google: templates.google, ...terms },
  });
  if (answer.status !== 202) throw new Error(`Launching answered ${answer.status}: ${await answer.text()}`);
  const { id } = (await answer.json()) as Launch;
  await test.jobs.settle();
  return test.view(id);
}

describe('the record of launches on Google', () => {
  it.each(googleCampaignTypeValues)(
    'has every objective, place and budget type of %s',
    async (campaignType) => {
      const failures: string[] = [];
      for (const objective of googleObjectiveValues) {
        const isForClicks = campaignType === 'SEARCH' && objective === 'WEBSITE_TRAFFIC';
        const type = {
          campaignType,
          googleCampaignObjectives: [objective],
          selectedConversionGoals: isForClicks ? [] : goals,
        };
        for (const [name, [change, typed = usd]] of Object.entries(kinds)) {
          const title = `${campaignType} ${objective} ${name}`;
          failures.push(
            ...(await launch(title, typed, (terms) => test.run({ ...type, ...change, ...terms }))),
          );
        }
        const title = `instant ${campaignType} ${objective}`;
        failures.push(...(await launch(title, usd, (terms) => launchInstantly({ ...type, ...terms }))));
      }
      expect(failures).toEqual([]);
    },
  );

  it('has every currency with a budget and a target cost', async () => {
    const failures: string[] = [];
    for (const currency of googleCurrencies) {
      const account = await openGoogleAccount(test, currency);
      const [budget, bid] = chooseTexts(currency);
      const typed = { currency, period: 'daily', budget: Number(budget), bid: Number(bid) } as const;
      failures.push(...(await launch(currency, typed, (terms) => test.run({ ...account, ...terms }))));
    }
    expect(failures).toEqual([]);
    const currencies = record.launches.flatMap(({ typed }) => typed?.currency ?? []);
    expect(new Set(currencies)).toEqual(new Set(googleCurrencies));
  });

  it('has every type of campaign, bidding and place in its requests', () => {
    const text = JSON.stringify(record.lines);
    const named = [
      ...googleCampaignTypeValues.map((type) => `"advertisingChannelType":"${type}"`),
      ...['maximizeConversions', 'maximizeConversionValue', 'targetSpend'].map((field) => `"${field}":`),
      '"location":',
      '"proximity":',
      'languageConstants/1003',
      '"callAsset":',
      '"startDateTime":',
    ];
    expect(named.filter((each) => !text.includes(each))).toEqual([]);
  });

  it('has at least 130 launches, and nothing in them that Google does not know', () => {
    expect(record.launches.length).toBeGreaterThanOrEqual(130);
    expect(checkRecorded(record)).toEqual([]);
  });

  it('has one line for each request, with its launch and without a secret', async () => {
    const secrets = [googleAdsDemo.client.secret, googleAdsDemo.refreshToken];
    expect(await checkLines(record, { received, secrets })).toEqual([]);
  });
});
