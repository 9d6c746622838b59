import type { AdResubmit } from '@adlane/contract/ads/launches';
import { checkLength, checkUrl } from '@adlane/contract/rules';
import type { CallContext } from '../../../../http/CallContext';
import type { UserCaller } from '../../../../http/callers';
import { invalid } from '../../../../http/problem';
import { runAtGoogle } from '../../ads/adTarget';
import { type GoogleParts, readGoogleParts, type TextKind, textKinds } from '../../ads/google/googleParts';
import { create, type Operation } from '../google/googleOperations';
import { googleCampaignQuery } from '../google/planGoogleLaunch';
import { buildSearchAd } from '../google/searchCampaign';
import type { PlannedStep } from '../saga/PlatformAdapter';
import type { ResubmitPlan, ResubmitRequest } from './ResubmitPlan';
import type { RejectedAd } from './rejectedAd';

type Texts = Readonly<Record<TextKind, readonly string[]>>;
const fieldTypes = { headlines: 'HEADLINE', subHeadlines: 'LONG_HEADLINE', adText: 'DESCRIPTION' } as const;
const lengths = { headlines: 'heading', subHeadlines: 'longHeading', adText: 'description' } as const;
/** Fewest texts of an ad: long headlines are only shown by Performance Max. */
const minima = { headlines: 3, subHeadlines: 1, adText: 2 } as const;
const firstAssetId = -10;

/**
 * Plans one atomic request that replaces a Search ad in its ad group, or the changed texts of an asset group; Google checks
 * it first. @throws Problem 422 for texts that Google cannot show, and where nothing was changed
 */
export async function planGoogleResubmit(
  call: CallContext<UserCaller>,
  target: RejectedAd,
  { record }: ResubmitRequest,
): Promise<ResubmitPlan> {
  const parts = await runAtGoogle(call.ports, target, readGoogleParts);
  const texts = readTexts(record);
  checkTexts(texts, parts.isSearch);
  const url = record.template_content.landingPageUrl;
  const wrong = checkUrl(url);
  if (wrong !== undefined) throw invalid({ 'template_content.landingPageUrl': [wrong] });
  const customer = `customers/${target.reached.account.external_id}`;
  const mutateOperations = parts.isSearch
    ? replaceAd(parts, texts, url)
    : replaceTexts(customer, parts, texts, url);
  if (mutateOperations.length === 0) {
    throw invalid({ 'template_content.headlines': ['Nothing has changed. Please correct the ad first.'] });
  }
  const mutate = { method: 'POST', path: `${customer}/googleAds:mutate` };
  const { ad } = target;
  const steps: PlannedStep[] = [
    {
      ...mutate,
      key: 'dryRun',
      title: 'Let Google check the corrected ad',
      request: { mutateOperations, validateOnly: true },
    },
    { ...mutate, key: 'ad', title: 'Replace the rejected ad', request: { mutateOperations } },
    {
      method: 'POST',
      path: `${customer}/googleAds:search`,
      key: 'state',
      title: 'Read back the state of the ad',
      request: { query: googleCampaignQuery(`${customer}/campaigns/${ad.campaignId}`) },
    },
  ];
  return {
    steps,
    pageId: null,
    settings: {
      campaignName: ad.name,
      adBudget: ad.budget,
      budgetType: 'Daily',
      startDate: (ad.startTime ?? ad.created_at).toISOString().slice(0, 10),
      endDate: null,
    },
  };
}

function readTexts({ template_content: content }: AdResubmit): Texts {
  const list = (kind: TextKind) =>
    [...new Set(content[kind].map(({ value }) => value.trim()))].filter((text) => text !== '');
  return { headlines: list('headlines'), subHeadlines: list('subHeadlines'), adText: list('adText') };
}

function checkTexts(texts: Texts, isSearch: boolean): void {
  const errors: Record<string, string[]> = {};
  for (const kind of textKinds) {
    if (isSearch && kind === 'subHeadlines') continue;
    if (texts[kind].length < minima[kind]) {
      errors[`template_content.${kind}`] = [`Please enter at least ${minima[kind]}.`];
    }
    const tooLong = texts[kind].map((text) => checkLength(lengths[kind], text)).find(Boolean);
    if (tooLong !== undefined) errors[`template_content.${kind}`] = [tooLong];
  }
  if (Object.keys(errors).length > 0) throw invalid(errors);
}

function replaceAd({ group, ad }: GoogleParts, texts: Texts, url: string): Operation[] {
  const toList = (list: readonly string[]) => list.map((text) => ({ text }));
  const responsiveSearchAd = buildSearchAd({
    headlines: toList(texts.headlines),
    description: toList(texts.adText),
  });
  return [
    create('adGroupAd', {
      adGroup: group,
      status: 'ENABLED',
      ad: { finalUrls: [url], responsiveSearchAd },
    }),
    { adGroupAdOperation: { remove: ad } },
  ];
}

function replaceTexts(customer: string, parts: GoogleParts, texts: Texts, url: string): Operation[] {
  const added = textKinds.flatMap((kind) =>
    texts[kind]
      .filter((text) => !parts.texts.some((part) => part.kind === kind && part.text === text))
      .map((text) => ({ kind, text })),
  );
  const removed = parts.texts.filter(({ kind, text }) => !texts[kind].includes(text));
  const assetName = (index: number) => `${customer}/assets/${firstAssetId - index}`;
  return [
    ...added.map(({ text }, index) =>
      create('asset', { resourceName: assetName(index), textAsset: { text } }),
    ),
    ...added.map(({ kind }, index) =>
      create('assetGroupAsset', {
        assetGroup: parts.group,
        asset: assetName(index),
        fieldType: fieldTypes[kind],
      }),
    ),
    ...removed.map(({ name }) => ({ assetGroupAssetOperation: { remove: name } })),
    ...(url === parts.finalUrl
      ? []
      : [
          {
            assetGroupOperation: {
              update: { resourceName: parts.group, finalUrls: [url] },
              updateMask: 'final_urls',
            },
          },
        ]),
  ];
}
