import { checkUrl, encodeUrl } from '@adlane/contract/rules';
import type { CallContext } from '../../../../http/CallContext';
import type { UserCaller } from '../../../../http/callers';
import { invalid } from '../../../../http/problem';
import { type GoogleParts, textKinds } from '../../ads/google/googleParts';
import { create, type Operation } from '../google/googleOperations';
import { googleCampaignQuery } from '../google/planGoogleLaunch';
import type { PlannedStep } from '../saga/PlatformAdapter';
import { findReplacements, planPictureUploads, replacePictures } from './googlePictures';
import { checkTexts, readTexts, type Texts } from './googleTexts';
import { planSearchAds } from './planSearchAds';
import type { ResubmitPlan, ResubmitRequest } from './ResubmitPlan';
import type { GoogleDraft } from './readResubmitDraft';
import type { RejectedAd } from './rejectedAd';

const fieldTypes = { headlines: 'HEADLINE', subHeadlines: 'LONG_HEADLINE', adText: 'DESCRIPTION' } as const;
const firstAssetId = -10;

/**
 * Plans one atomic request that replaces each rejected Search ad in its ad group, or the changed texts and pictures of an asset group;
 * Google checks it first. @throws Problem 422 for texts that Google cannot show, and where nothing was changed
 */
export async function planGoogleResubmit(
  call: CallContext<UserCaller>,
  target: RejectedAd,
  { record, label, google: { parts, pictures } }: ResubmitRequest & { readonly google: GoogleDraft },
): Promise<ResubmitPlan> {
  const texts = readTexts(record);
  checkTexts(texts, parts.isSearch);
  const url = record.template_content.landingPageUrl;
  const wrong = checkUrl(url);
  if (wrong !== undefined) throw invalid({ 'template_content.landingPageUrl': [wrong] });
  const customer = `customers/${target.reached.account.external_id}`;
  const replaced = await call.inTenant((ctx) => findReplacements(ctx, pictures, record));
  const mutateOperations = parts.isSearch
    ? planSearchAds(parts, record)
    : [...replaceTexts(customer, parts, texts, url), ...replacePictures(parts.group, replaced)];
  if (mutateOperations.length === 0) {
    throw invalid({ 'template_content.headlines': ['Nothing has changed. Please correct the ad first.'] });
  }
  const mutate = { method: 'POST', path: `${customer}/googleAds:mutate` };
  const { ad } = target;
  const steps: PlannedStep[] = [
    ...planPictureUploads(customer, replaced, label),
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
              update: { resourceName: parts.group, finalUrls: [encodeUrl(url)] },
              updateMask: 'final_urls',
            },
          },
        ]),
  ];
}
