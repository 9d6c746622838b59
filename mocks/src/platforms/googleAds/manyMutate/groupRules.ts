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
/** The brand of a campaign without brand guidelines is in each of its asset groups. */
const brandMinima = [
  ['BUSINESS_NAME', 1, 'NOT_ENOUGH_BUSINESS_NAME_ASSET'],
  ['LOGO', 1, 'NOT_ENOUGH_LOGO_ASSET'],
] as const;

/**
 * Throws Google's failure for an asset group that lacks assets, or a campaign that lacks its brand, after all operations of a
 * request: new ones, and those that lost a link.
 */
export function checkGroups(state: GoogleAdsState, changed: readonly GoogleResource[]): void {
  const listNames = (collection: string, field: string) =>
    changed.filter((one) => one.collection === collection).map(({ values }) => values[field]);
  const find = (names: readonly unknown[]) =>
    [...new Set(names)].flatMap((name) => {
      const found = findGoogleResource(state, name);
      return found && found.values.status !== 'REMOVED' ? [found] : [];
    });
  const groups = find([
    ...listNames('assetGroups', 'resourceName'),
    ...listNames('assetGroupAssets', 'assetGroup'),
  ]);
  for (const group of groups) checkGroup(state, group);
  const campaigns = find([
    ...groups.map(({ values }) => values.campaign),
    ...listNames('campaignAssets', 'campaign'),
  ]);
  for (const campaign of campaigns) checkBrand(state, campaign);
}

function checkGroup(state: GoogleAdsState, group: GoogleResource): void {
  const links = listLinks(state, 'assetGroupAssets', 'assetGroup', group);
  const campaign = findGoogleResource(state, group.values.campaign);
  const hasBrand = campaign?.values.brandGuidelinesEnabled === false;
  for (const [fieldType, min, reason] of hasBrand ? [...groupMinima, ...brandMinima] : groupMinima) {
    if (links.filter(({ values }) => values.fieldType === fieldType).length >= min) continue;
    throw googleFault(400, 'assetGroupError', reason, `The asset group needs more ${fieldType} assets.`);
  }
  checkName(links);
  links.forEach((link) => checkLength(state, link));
}

/** A business has one name, in an asset group or on the campaign. */
function checkName(links: readonly GoogleResource[]): void {
  if (links.filter(({ values }) => values.fieldType === 'BUSINESS_NAME').length <= 1) return;
  throw googleFault(
    400,
    'resourceCountLimitExceededError',
    'RESOURCE_LIMIT',
    'One BUSINESS_NAME is allowed.',
  );
}

function checkBrand(state: GoogleAdsState, campaign: GoogleResource): void {
  const { advertisingChannelType, brandGuidelinesEnabled } = campaign.values;
  if (advertisingChannelType !== 'PERFORMANCE_MAX' || brandGuidelinesEnabled === false) return;
  const brand = listLinks(state, 'campaignAssets', 'campaign', campaign);
  checkName(brand);
  brand.forEach((link) => checkLength(state, link));
  if (brandMinima.every(([type]) => brand.some(({ values }) => values.fieldType === type))) return;
  const text = 'The business name and logo must be linked to the campaign.';
  throw googleFault(400, 'assetLinkError', 'BRAND_ASSETS_NOT_LINKED_AT_CAMPAIGN_LEVEL', text);
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
