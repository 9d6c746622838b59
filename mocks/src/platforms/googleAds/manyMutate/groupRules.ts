import { findGoogleResource, type GoogleAdsState, type GoogleResource } from '../googleAdsState';
import { googleFault } from '../googleFailure';

/** Fewest assets of an asset group by field type, with Google's error. */
const groupMinima = [
  ['HEADLINE', 3, 'NOT_ENOUGH_HEADLINE_ASSET'],
  ['LONG_HEADLINE', 1, 'NOT_ENOUGH_LONG_HEADLINE_ASSET'],
  ['DESCRIPTION', 2, 'NOT_ENOUGH_DESCRIPTION_ASSET'],
  ['MARKETING_IMAGE', 1, 'NOT_ENOUGH_MARKETING_IMAGE_ASSET'],
  ['SQUARE_MARKETING_IMAGE', 1, 'NOT_ENOUGH_SQUARE_MARKETING_IMAGE_ASSET'],
] as const;
/** Longest texts by field type. */
const maxLengths: Readonly<Record<string, number>> = {
  HEADLINE: 30,
  LONG_HEADLINE: 90,
  DESCRIPTION: 90,
  BUSINESS_NAME: 25,
};
const brandTypes = ['BUSINESS_NAME', 'LOGO'] as const;

/** Throws Google's failure for a new asset group that lacks assets, after all operations of a request. */
export function checkGroups(state: GoogleAdsState, changed: readonly GoogleResource[]): void {
  for (const group of changed.filter(({ collection }) => collection === 'assetGroups')) {
    const links = listLinks(state, 'assetGroupAssets', 'assetGroup', group);
    for (const [fieldType, min, reason] of groupMinima) {
      if (links.filter(({ values }) => values.fieldType === fieldType).length >= min) continue;
      throw googleFault(400, 'assetGroupError', reason, `The asset group needs more ${fieldType} assets.`);
    }
    links.forEach((link) => checkLength(state, link));
    const campaign = findGoogleResource(state, group.values.campaign);
    const brand = campaign ? listLinks(state, 'campaignAssets', 'campaign', campaign) : [];
    const lacking = brandTypes.some((type) => !brand.some(({ values }) => values.fieldType === type));
    if (campaign?.values.brandGuidelinesEnabled !== false && lacking) {
      const text = 'The business name and logo must be linked to the campaign.';
      throw googleFault(400, 'assetLinkError', 'BRAND_ASSETS_NOT_LINKED_AT_CAMPAIGN_LEVEL', text);
    }
  }
}

function listLinks(
  state: GoogleAdsState,
  collection: string,
  field: string,
  { values: { resourceName } }: GoogleResource,
): GoogleResource[] {
  return state.resources.filter(
    (one) =>
      one.collection === collection && one.values[field] === resourceName && one.values.status !== 'REMOVED',
  );
}

function checkLength(state: GoogleAdsState, { values }: GoogleResource): void {
  const max = maxLengths[String(values.fieldType)];
  const asset = findGoogleResource(state, values.asset)?.values.textAsset as { text?: string } | undefined;
  if (max === undefined || (asset?.text ?? '').length <= max) return;
  throw googleFault(400, 'stringLengthError', 'TOO_LONG', `${String(values.fieldType)} is too long.`);
}
