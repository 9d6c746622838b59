import type { Launch } from '@adlane/contract/ads/launches';
import {
  adLaunchTypes,
  bidStrategyValues,
  budgetLevels,
  campaignStructures,
  countryCodes,
  facebookPlacements,
  launchObjectives,
  leadFlowCallsToAction,
  salesEvents,
} from '@adlane/contract/constants';
import { facebookCurrencies, facebookDemo } from '@adlane/mocks/platforms';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkLines } from '../harness/launches/checkLines';
import { checkRecorded } from '../harness/launches/checkRecorded';
import { createLaunchTest, type LaunchTest } from '../harness/launches/createLaunchTest';
import { openFacebookAccount } from '../harness/launches/openFacebookAccount';
import {
  addMedia,
  adTypes,
  choosePlace,
  inCountries,
  instantMedia,
  launchInstantly,
  listBids,
  mediaSets,
  mergeTerms,
  placeOnly,
  plain,
  type TemplateSource,
  typeTerms,
  useTemplate,
} from '../harness/launches/recordedKinds';
import { recordRequests, type TypedAmounts } from '../harness/launches/recordRequests';
import { chooseTexts } from '../harness/typedAmounts';

type Record = Awaited<ReturnType<typeof recordRequests>>;
const usd = { currency: 'USD', period: 'daily', budget: 25 } as const;

let record: Record;
let test: LaunchTest;
let source: TemplateSource;
/** What the double received. */
let received = 0;

beforeAll(async () => {
  record = await recordRequests('facebook-requests.jsonl');
  test = await createLaunchTest({ ports: { outbound: record.outbound } });
  test.double.setVideoProcessingMs(0);
  source = await addMedia(test);
});
afterAll(() => test?.close());

/** Launches, and returns what went wrong. */
async function launch(
  name: string,
  typed: TypedAmounts | null,
  run: () => Promise<Launch>,
): Promise<readonly string[]> {
  const { status, message } = await record
    .recordLaunch({ name, typed }, run)
    .catch((error: unknown) => ({ status: 'refused', message: String(error) }));
  received += test.double.state.requests.length;
  test.double.state.requests.length = 0;
  return status === 'launched' ? [] : [`${name}: ${status} ${message}`];
}

/** Combinations that Facebook does not offer. */
function isImpossible(type: string, structure: string): boolean {
  return type === 'both apps' && structure === 'dynamic';
}

/** Lists the parameters of all new ad sets, with their targeting. */
function listAdSets() {
  return record.lines
    .filter(({ method, path }) => method === 'POST' && path.endsWith('/adsets'))
    .map(({ launch: id, parameters }) => ({
      launch: id,
      parameters,
      targeting: JSON.parse(String(parameters.targeting)) as {
        readonly geo_locations: { readonly countries?: readonly string[] };
        readonly publisher_platforms?: readonly string[];
        readonly [positions: string]: unknown;
      },
    }));
}

describe('the record of launches on Facebook', () => {
  it.each(Object.entries(adTypes))(
    'has every structure with all media of an ad for %s',
    async (type, settings) => {
      const failures: string[] = [];
      for (const structure of campaignStructures.filter((each) => !isImpossible(type, each))) {
        for (const [name, set] of Object.entries(mediaSets)) {
          const place = choosePlace(record.launches.length, settings);
          await useTemplate(test, source, { set, structure, targeting: place.targeting });
          const campaignName = `${type} ${structure} ${name} ${place.name}`;
          const terms = mergeTerms(settings, place.terms, typeTerms(place.typed), { campaignName });
          failures.push(...(await launch(campaignName, place.typed, () => test.run(terms))));
        }
      }
      expect(failures).toEqual([]);
    },
  );

  it.each(Object.entries(adTypes))(
    'has every bid and place of the budget of an ad for %s',
    async (type, settings) => {
      await useTemplate(test, source, { ...plain, structure: 'multiple_adsets_one_ad' });
      const failures: string[] = [];
      for (const budgetLevel of budgetLevels) {
        for (const bid of listBids(settings)) {
          const campaignName = `${type} ${JSON.stringify(bid)} ${budgetLevel}`;
          const terms = mergeTerms(typeTerms(usd), settings, {
            campaignName,
            settings: { ...(settings.settings as object | undefined), ...bid, budgetLevel },
          });
          failures.push(...(await launch(campaignName, usd, () => test.run(terms))));
        }
      }
      expect(failures).toEqual([]);
    },
  );

  it('has every event of leads and sales', async () => {
    await useTemplate(test, source, plain);
    const failures: string[] = [];
    for (const [type, settings] of Object.entries(adTypes)) {
      const events = { conversions: leadFlowCallsToAction, sales: salesEvents }[type] ?? [];
      for (const { value } of events) {
        const campaignName = `${type} ${value}`;
        const event = { ...(settings.settings as object | undefined), selectedEventConversionType: value };
        const terms = mergeTerms(settings, typeTerms(usd), { campaignName, settings: event });
        failures.push(...(await launch(campaignName, usd, () => test.run(terms))));
      }
    }
    expect(failures).toEqual([]);
  });

  it.each(Object.entries(adTypes).filter(([type]) => !isImpossible(type, 'dynamic')))(
    'has launches without a template of an ad for %s',
    async (type, settings) => {
      await useTemplate(test, source, { ...plain, structure: 'dynamic' });
      const failures: string[] = [];
      for (const [adCreativeType, use] of instantMedia) {
        const campaignName = `instant ${type} ${use}`;
        const body = { campaignName, adCreativeType, templateMediaIds: [source.ids[use]] };
        const terms = mergeTerms(settings, typeTerms(usd), body);
        failures.push(...(await launch(campaignName, usd, () => launchInstantly(test, terms))));
      }
      expect(failures).toEqual([]);
    },
  );

  it('has launches into a campaign and into an ad set that exist', async () => {
    await useTemplate(test, source, plain);
    const first = await launch('first', usd, () =>
      test.run(mergeTerms(typeTerms(usd), { campaignName: 'first' })),
    );
    const newest = (kind: string) => test.double.state.objects.findLast((each) => each.kind === kind)?.id;
    const [campaignId, adSetId] = [newest('Campaign'), newest('AdSet')];
    const into = (campaignName: string, settings: object) =>
      test.run(mergeTerms(typeTerms(usd), { campaignName, settings }));
    const failures = [
      ...(await launch('same campaign', usd, () => into('same campaign', { campaignId }))),
      ...(await launch('same ad set', null, () => into('same ad set', { campaignId, adSetId }))),
    ];
    expect([...first, ...failures]).toEqual([]);
  });

  it('has every placement that is open', async () => {
    const failures: string[] = [];
    for (const placement of facebookPlacements.filter(({ removed }) => !removed)) {
      const type = adLaunchTypes.find((each) => !placement.notFor?.includes(each));
      const settings = Object.values(adTypes).find(({ FbAdSetting }) => FbAdSetting.ad_launch_type === type);
      await useTemplate(test, source, placeOnly(placement));
      const campaignName = `${placement.platform} ${placement.position}`;
      const terms = mergeTerms(settings ?? {}, typeTerms(usd), { campaignName });
      failures.push(...(await launch(campaignName, usd, () => test.run(terms))));
    }
    expect(failures).toEqual([]);
    const positions = listAdSets().flatMap(({ targeting }) =>
      (targeting.publisher_platforms ?? []).flatMap((platform) =>
        (targeting[`${platform}_positions`] as string[]).map((position) => `${platform} ${position}`),
      ),
    );
    const open = facebookPlacements.filter(({ removed }) => !removed);
    expect(new Set(positions)).toEqual(
      new Set(open.map(({ platform, position }) => `${platform} ${position}`)),
    );
  });

  it('has every currency with a budget and a bid, and every country', async () => {
    await useTemplate(test, source, plain);
    const perLaunch = Math.ceil(countryCodes.length / facebookCurrencies.length);
    const failures: string[] = [];
    for (const [index, currency] of facebookCurrencies.entries()) {
      const [budget, bid] = chooseTexts(currency);
      const typed = { currency, period: 'daily', budget: Number(budget), bid: Number(bid) } as const;
      const countries = countryCodes.slice(index * perLaunch, (index + 1) * perLaunch);
      const account = await openFacebookAccount(test, currency);
      const terms = mergeTerms(inCountries(countries.length === 0 ? ['US'] : countries), typeTerms(typed), {
        ...account,
        campaignName: currency,
      });
      failures.push(...(await launch(currency, typed, () => test.run(terms))));
    }
    expect(failures).toEqual([]);
    const named = listAdSets().flatMap(({ targeting }) => targeting.geo_locations.countries ?? []);
    expect(new Set(named)).toEqual(new Set(countryCodes));
    const currencies = record.launches.flatMap(({ typed }) => typed?.currency ?? []);
    expect(new Set(currencies)).toEqual(new Set(facebookCurrencies));
  });

  it('has every goal, budget type, and automatic and chosen placements in its requests', () => {
    const adSets = listAdSets();
    const goals = Object.values(launchObjectives).flatMap(({ goals: each }) =>
      each.map(({ value, goal }) => goal ?? value),
    );
    const values = (field: string) => new Set(adSets.map(({ parameters }) => parameters[field]));
    expect(values('optimization_goal')).toEqual(new Set(goals));
    expect(values('destination_type')).toEqual(
      new Set(['ON_AD', 'WEBSITE', 'MESSENGER', 'INSTAGRAM_DIRECT', 'MESSAGING_INSTAGRAM_DIRECT_MESSENGER']),
    );
    // Ad sets of a campaign budget have none.
    expect(values('bid_strategy')).toEqual(new Set([...bidStrategyValues, undefined]));
    const isFilled = (field: string) => adSets.some(({ parameters }) => parameters[field] !== undefined);
    expect(
      ['daily_budget', 'lifetime_budget', 'dsa_payor', 'regional_regulated_categories'].map(isFilled),
    ).toEqual([true, true, true, true]);
    expect(new Set(adSets.map(({ targeting }) => targeting.publisher_platforms === undefined))).toEqual(
      new Set([true, false]),
    );
  });

  it('has at least 225 launches, and nothing in them that Facebook does not know', () => {
    expect(record.launches.length).toBeGreaterThanOrEqual(225);
    expect(checkRecorded(record)).toEqual([]);
  });

  it('has one line for each request, with its launch and without a secret', async () => {
    const secrets = [
      facebookDemo.app.secret,
      ...facebookDemo.users.map(({ token }) => token),
      ...test.double.state.tokens.map(({ value }) => value),
    ];
    expect(await checkLines(record, { received, secrets })).toEqual([]);
  });
});
