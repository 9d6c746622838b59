import { lead_forms, media, template_media, templates } from '@adlane/api-server/schema';
import type { Launch } from '@adlane/contract/ads/launches';
import type { FacebookPlacement } from '@adlane/contract/constants';
import { hasBidCap, hasMinRoas, listBidStrategies } from '@adlane/contract/rules';
import { deleteRows, findRow, insertRow, updateRows } from '../../fixtures/rows/rows';
import { createJpeg, createMp4 } from '../mediaFiles';
import { typeAmount } from '../typedAmounts';
import type { LaunchTest } from './createLaunchTest';
import type { TypedAmounts } from './recordRequests';

const goal = (ad_launch_type: string, objective: string, optimization_goal: string) => ({
  FbAdSetting: { ad_launch_type, field: { objective, optimization_goal } },
});
const instagram = { selectedInstagram: { id: '5001', name: 'Smile' } };
const messages = goal('messenger', 'OUTCOME_ENGAGEMENT', 'CONVERSATIONS');
const apps = (messenger: boolean, isInstagram: boolean) => ({
  ...messages,
  settings: { ...(isInstagram ? instagram : {}), messagingApps: { messenger, instagram: isInstagram } },
});

const shop = {
  selectedPixel: { id: '7001', name: 'Shop' },
  selectedEventConversionType: 'PURCHASE',
};

type Terms = Readonly<Record<string, unknown>>;
type AdType = Terms & {
  readonly FbAdSetting: {
    readonly ad_launch_type: string;
    readonly field: { readonly optimization_goal: string };
  };
};

/** Settings of a launch on Facebook by type of ad and goal. */
export const adTypes: Readonly<Record<string, AdType>> = {
  'lead form': goal('leadform', 'OUTCOME_LEADS', 'LEAD_GENERATION'),
  'quality leads': goal('leadform', 'OUTCOME_LEADS', 'QUALITY_LEAD'),
  impressions: goal('landing_page', 'OUTCOME_TRAFFIC', 'IMPRESSIONS'),
  clicks: goal('landing_page', 'OUTCOME_TRAFFIC', 'LINK_CLICKS'),
  conversions: {
    ...goal('landing_page', 'OUTCOME_LEADS', 'OFFSITE_CONVERSIONS'),
    settings: { selectedPixel: { id: '7001', name: 'Site' }, selectedEventConversionType: 'LEAD' },
  },
  sales: { ...goal('landing_page', 'OUTCOME_SALES', 'OFFSITE_CONVERSIONS'), settings: shop },
  value: { ...goal('landing_page', 'OUTCOME_SALES', 'VALUE'), settings: shop },
  Messenger: apps(true, false),
  Instagram: apps(false, true),
  'both apps': apps(true, true),
};

type MediaSet = {
  readonly type: 'image' | 'video' | 'image_with_video';
  readonly use: readonly string[];
  readonly stories?: string;
};
const image: MediaSet = { type: 'image', use: ['square'] };
const video: MediaSet = { type: 'video', use: ['clip'] };
/** Media of a template by name. */
export const mediaSets: Readonly<Record<string, MediaSet>> = {
  image,
  video,
  'image and video': { type: 'image_with_video', use: ['square', 'clip'] },
  'upright image in stories': { type: 'image', use: ['square', 'upright'], stories: 'upright' },
  'upright video in stories': { type: 'image_with_video', use: ['square', 'clip'], stories: 'clip' },
};
/** Media of launches without a template: the kind, and the name of the file. */
export const instantMedia = [
  ['image', 'square'],
  ['video', 'clip'],
  ['image', 'upright'],
] as const;

const manual = { placement: 'Manual' };
const automatic = { placement: 'Automatic' };
const daily = { currency: 'USD', period: 'daily', budget: 25 } as const;
/** Who pays and benefits: sent only where a country demands it. */
const declared = {
  dsaBeneficiary: 'Brightside',
  dsaPayor: 'Brooks',
  verifiedBeneficiary: '770077',
  verifiedPayor: '880088',
};
type Place = {
  readonly name: string;
  readonly terms: Terms;
  readonly targeting: Terms;
  readonly typed: TypedAmounts;
};
const anywhere: Place = { name: 'US', terms: { countries: ['US'] }, targeting: manual, typed: daily };
/** Where, how long and for how much. */
const places: readonly Place[] = [
  anywhere,
  {
    name: 'EU',
    terms: { countries: ['DE', 'FR'], settings: declared },
    targeting: automatic,
    typed: daily,
  },
  {
    name: 'Asia',
    terms: { countries: ['TW', 'SG', 'TH'], settings: declared },
    targeting: manual,
    typed: daily,
  },
  {
    name: 'lifetime',
    terms: { endTime: '2027-06-01T00:00:00Z' },
    targeting: automatic,
    typed: { currency: 'USD', period: 'lifetime', budget: 900 },
  },
  {
    name: 'campaign budget',
    terms: { settings: { budgetLevel: 'campaign' } },
    targeting: automatic,
    typed: daily,
  },
  { name: 'capped', terms: {}, targeting: manual, typed: { ...daily, bid: 5 } },
];

/** Returns one place after the other; a bid cap is none of conversion value. */
export function choosePlace(index: number, { FbAdSetting: { field } }: AdType): Place {
  const fitting = places.filter(
    ({ typed }) => field.optimization_goal !== 'VALUE' || typed.bid === undefined,
  );
  return fitting[index % fitting.length] ?? anywhere;
}

/** Lists the bids of a goal: each of its strategies, with a cap or a return where it has one. */
export function listBids({ FbAdSetting: { field } }: AdType): readonly Terms[] {
  return listBidStrategies(field.optimization_goal).map(({ value: bidStrategy }) => ({
    bidStrategy,
    ...(hasBidCap(bidStrategy) ? { bidAmount: 500 } : {}),
    ...(hasMinRoas(bidStrategy) ? { minRoas: 1.5 } : {}),
  }));
}

/** The parts of a template's row that a kind of launch needs. */
export type TemplateParts = { readonly set: MediaSet; readonly structure: string; readonly targeting: Terms };
/** A template with one image, for launches that differ in something else. */
export const plain: TemplateParts = { set: image, structure: 'one_adset_multiple_ads', targeting: manual };

/** Returns the parts of a template for one placement, with the one that it requires: Messenger never runs alone. */
export function placeOnly({ platform, position, goesWith, isVideoOnly }: FacebookPlacement): TemplateParts {
  const companion =
    goesWith ?? (platform === 'messenger' ? { platform: 'facebook', position: 'feed' } : undefined);
  const positions = [companion, { platform, position }].flatMap((each) => each ?? []);
  const chosen: Record<string, string[]> = {};
  for (const each of positions) (chosen[each.platform] ??= []).push(each.position);
  return { ...plain, set: isVideoOnly ? video : image, targeting: { ...manual, platform: chosen } };
}

/** Returns the terms of a launch with amounts as the form's fields convert what is typed. */
export function typeTerms({ currency, period, budget, bid }: TypedAmounts): Terms {
  return {
    budgetType: period,
    budget: typeAmount(String(budget), currency),
    settings:
      bid === undefined
        ? {}
        : { bidStrategy: 'LOWEST_COST_WITH_BID_CAP', bidAmount: typeAmount(String(bid), currency) },
  };
}

/** Returns settings of all countries. */
export const inCountries = (countries: readonly string[]): Terms => ({ countries, settings: declared });

/** Merges terms of a launch, and their settings. */
export function mergeTerms(...terms: readonly Terms[]): Terms {
  const settings: object = Object.assign({}, ...terms.map((each) => each.settings));
  return { ...(Object.assign({}, ...terms) as Terms), settings };
}

/** What the template is built from: the ids of media by name, and its row before any change. */
export type TemplateSource = {
  readonly ids: Readonly<Record<string, number>>;
  readonly row: typeof templates.$inferSelect;
};

/** Adds the media of all launches to the library, and reads the template of the test. */
export async function addMedia({ api, agencyId, templateId }: LaunchTest): Promise<TemplateSource> {
  const files = {
    square: { kind: 'image', type: 'image/jpeg', body: createJpeg(1080, 1080) },
    upright: { kind: 'image', type: 'image/jpeg', body: createJpeg(1080, 1920) },
    clip: { kind: 'video', type: 'video/mp4', body: createMp4({ totalBytes: 2500 }) },
  } as const;
  const ids: Record<string, number> = {};
  for (const [name, { kind, type, body }] of Object.entries(files)) {
    const file_key = `public/media/${agencyId}/${name}`;
    await api.ports.files.put(file_key, { body, type });
    const row = {
      agency_id: agencyId,
      kind,
      name,
      type,
      file_key,
      url: `/files/${file_key}`,
      bytes: body.byteLength,
    };
    ids[name] = (await insertRow(api.ownerPool, media, row)).id;
  }
  return { ids, row: await findRow(api.ownerPool, templates, { where: { id: templateId } }) };
}

/** Changes the template of the launches; what is not named is as it was. */
export async function useTemplate(
  { api, agencyId, templateId }: LaunchTest,
  { ids, row: { templateContent, templateTargeting } }: TemplateSource,
  { set, structure, targeting }: TemplateParts,
): Promise<void> {
  const where = { id: templateId };
  const placementMedia = { stories: set.stories === undefined ? null : (ids[set.stories] ?? null) };
  const values = {
    adCreativeType: set.type,
    templateContent: { ...templateContent, campaignStructure: structure, placementMedia },
    templateTargeting: { ...templateTargeting, ...targeting },
  };
  await updateRows(api.ownerPool, templates, values as Partial<typeof templates.$inferSelect>, where);
  await deleteRows(api.ownerPool, template_media, { template_id: templateId });
  for (const [position, name] of set.use.entries()) {
    const row = { agency_id: agencyId, template_id: templateId, media_id: ids[name] ?? 0, position };
    await insertRow(api.ownerPool, template_media, row);
  }
}

/** Launches without a template, with the contents of the test's template. */
export async function launchInstantly(test: LaunchTest, body: Terms): Promise<Launch> {
  const { templateId, api, token, agencyId } = test;
  const { templateContent, templateTargeting } = await findRow(api.ownerPool, templates, {
    where: { id: templateId },
  });
  const { template_id: _none, ...terms } = test.body;
  const where = { agency_id: agencyId, client_id: null };
  const leadFormId = (await findRow(api.ownerPool, lead_forms, { where })).id;
  const answer = await api.request('/api/v1/adlane/instant/facebook', {
    method: 'POST',
    token,
    body: { ...terms, leadFormId, ...body, templateContent, templateTargeting },
  });
  if (answer.status !== 202) throw new Error(`Launching answered ${answer.status}: ${await answer.text()}`);
  const { id } = (await answer.json()) as Launch;
  await api.jobs.settle();
  return test.view(id);
}
