import { checkUrl } from '@adlane/contract/rules';
import type { CallContext } from '../../../../http/CallContext';
import type { UserCaller } from '../../../../http/callers';
import { invalid } from '../../../../http/problem';
import { googleCampaignQuery } from '../google/planGoogleLaunch';
import type { PlannedStep } from '../saga/PlatformAdapter';
import { findReplacements, planReplacementUploads } from './googleReplacements';
import { checkTexts, readTexts } from './googleTexts';
import { planAssetGroups } from './planAssetGroups';
import { planSearchAds } from './planSearchAds';
import type { ResubmitPlan, ResubmitRequest } from './ResubmitPlan';
import type { GoogleDraft } from './readResubmitDraft';
import type { RejectedAd } from './rejectedAd';

/**
 * Plans one atomic request that replaces each rejected Search ad in its ad group, or what was changed of rejected asset groups;
 * Google checks it first. @throws Problem 422 for texts that Google cannot show, and where nothing was changed
 */
export async function planGoogleResubmit(
  call: CallContext<UserCaller>,
  target: RejectedAd,
  { record, label, google: { parts, media } }: ResubmitRequest & { readonly google: GoogleDraft },
): Promise<ResubmitPlan> {
  checkTexts(readTexts(record), parts.isSearch);
  const url = record.template_content.landingPageUrl;
  const wrong = checkUrl(url);
  if (wrong !== undefined) throw invalid({ 'template_content.landingPageUrl': [wrong] });
  const customer = `customers/${target.reached.account.external_id}`;
  const replaced = await call.inTenant((ctx) => findReplacements(ctx, media, record));
  const mutateOperations = parts.isSearch
    ? planSearchAds(parts, record)
    : planAssetGroups({ customer, parts, record, replaced });
  if (mutateOperations.length === 0) {
    throw invalid({ 'template_content.headlines': ['Nothing has changed. Please correct the ad first.'] });
  }
  const mutate = { method: 'POST', path: `${customer}/googleAds:mutate` };
  const { ad } = target;
  const steps: PlannedStep[] = [
    ...planReplacementUploads(customer, replaced, label),
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
