import { isRecord } from '../../facebook/checkParameters';
import { isWrittenUrl } from '../../isWrittenUrl';
import { checkBudgetMicros, getBillableUnit } from '../billableUnits';
import { getCustomerCurrency } from '../getCustomerCurrency';
import type { GoogleAdsState, GoogleValues } from '../googleAdsState';
import { type GoogleFailureParts, googleFault } from '../googleFailure';
import { checkPolicy } from './policyRules';

export type CreateWorld = {
  readonly state: GoogleAdsState;
  readonly customerId: string;
  readonly now: number;
};
export type Created = { readonly collection: string; readonly values: GoogleValues };
type Place = NonNullable<GoogleFailureParts['path']>;
type Rule = (world: CreateWorld, values: GoogleValues, path: Place) => void;

/** Throws Google's failure for a new resource that breaks a rule of its kind. */
export function checkCreated(world: CreateWorld, { collection, values }: Created, path: Place): void {
  rules[collection]?.(world, values, path);
}

const rules: Readonly<Record<string, Rule>> = {
  labels(world, values, path) {
    requireFields(values, ['name'], path);
    if (isDuplicateName(world, 'labels', values.name)) {
      throw googleFault(400, 'labelError', 'DUPLICATE_NAME', 'Name already exists for another label.', {
        path,
      });
    }
  },
  campaignBudgets(world, values, path) {
    requireFields(values, ['amountMicros'], path);
    checkBudgetMicros(Number(values.amountMicros), getCustomerCurrency(world.state, world.customerId), path);
    if (values.explicitlyShared !== false && isDuplicateName(world, 'campaignBudgets', values.name)) {
      throw googleFault(400, 'campaignBudgetError', 'DUPLICATE_NAME', 'A budget has this name.', { path });
    }
  },
  campaigns: checkCampaign,
  assets(_world, values, path) {
    const kinds = ['textAsset', 'imageAsset', 'youtubeVideoAsset', 'callAsset', 'callToActionAsset'];
    if (kinds.filter((kind) => values[kind] !== undefined).length !== 1) {
      throw googleFault(400, 'fieldError', 'REQUIRED', 'An asset has exactly one kind of data.', { path });
    }
    const text = isRecord(values.textAsset) ? values.textAsset.text : undefined;
    if (text !== undefined)
      checkPolicy(String(text), [...path, { fieldName: 'text_asset' }, { fieldName: 'text' }]);
  },
  assetGroups(_world, values, path) {
    requireFields(values, ['name', 'campaign', 'finalUrls'], path);
    checkFinalUrls(values.finalUrls, path);
  },
  assetGroupAssets: (_world, values, path) =>
    requireFields(values, ['assetGroup', 'asset', 'fieldType'], path),
  adGroups: (_world, values, path) => requireFields(values, ['name', 'campaign'], path),
  adGroupAds: checkAd,
  campaignCriteria: (_world, values, path) => requireFields(values, ['campaign'], path),
  adGroupCriteria: (_world, values, path) => requireFields(values, ['adGroup'], path),
};

function checkCampaign(world: CreateWorld, values: GoogleValues, path: Place): void {
  requireFields(values, ['name', 'advertisingChannelType', 'campaignBudget'], path);
  if (values.containsEuPoliticalAdvertising === undefined) {
    const text = 'A declaration about political advertising in the EU is required.';
    throw googleFault(400, 'mutateError', 'EU_POLITICAL_ADVERTISING_DECLARATION_REQUIRED', text, { path });
  }
  if (isDuplicateName(world, 'campaigns', values.name)) {
    const text = 'The campaign name is already in use.';
    throw googleFault(400, 'campaignError', 'DUPLICATE_CAMPAIGN_NAME', text, { path });
  }
  const bidding = ['maximizeConversions', 'maximizeConversionValue', 'targetSpend', 'manualCpc'];
  if (bidding.filter((name) => values[name] !== undefined).length !== 1) {
    throw googleFault(400, 'fieldError', 'REQUIRED', 'Exactly one bidding strategy is required.', { path });
  }
  const isPerformanceMax = values.advertisingChannelType === 'PERFORMANCE_MAX';
  if (isPerformanceMax && (values.targetSpend ?? values.manualCpc) !== undefined) {
    const text = 'Performance Max bids for conversions or their value only.';
    throw googleFault(400, 'campaignError', 'NOT_COMPATIBLE_WITH_BIDDING_STRATEGY_TYPE', text, { path });
  }
  const { targetCpaMicros } = isRecord(values.maximizeConversions) ? values.maximizeConversions : {};
  const currency = getCustomerCurrency(world.state, world.customerId);
  if (targetCpaMicros !== undefined && Number(targetCpaMicros) % getBillableUnit(currency) !== 0) {
    const text = 'Bid must be a multiple of billable unit.';
    throw googleFault(400, 'currencyError', 'VALUE_NOT_MULTIPLE_OF_BILLABLE_UNIT', text, { path });
  }
  const start = typeof values.startDateTime === 'string' ? parseInstant(values.startDateTime) : Number.NaN;
  if (start < world.now - 86_400_000) {
    throw googleFault(400, 'campaignError', 'CANNOT_SET_DATE_TO_PAST', 'The start is in the past.', { path });
  }
}

function checkAd(_world: CreateWorld, values: GoogleValues, path: Place): void {
  requireFields(values, ['adGroup', 'ad'], path);
  const ad = isRecord(values.ad) ? values.ad : {};
  checkFinalUrls(ad.finalUrls, [...path, { fieldName: 'ad' }]);
  const responsive = isRecord(ad.responsiveSearchAd) ? ad.responsiveSearchAd : {};
  const texts = (list: unknown) =>
    (Array.isArray(list) ? list : []).map((item: unknown) => String(isRecord(item) ? item.text : ''));
  const [headlines, descriptions] = [texts(responsive.headlines), texts(responsive.descriptions)];
  if (headlines.length < 3 || headlines.length > 15 || descriptions.length < 2 || descriptions.length > 4) {
    const text = 'A responsive search ad needs 3 to 15 headlines and 2 to 4 descriptions.';
    throw googleFault(400, 'adError', 'INVALID_NUMBER_OF_ELEMENTS', text, { path });
  }
  const place = [...path, { fieldName: 'ad' }, { fieldName: 'responsive_search_ad' }];
  checkTexts(headlines, 30, place, 'headlines');
  checkTexts(descriptions, 90, place, 'descriptions');
}

function checkFinalUrls(urls: unknown, path: Place): void {
  const given: readonly unknown[] = Array.isArray(urls) ? urls : [];
  given.forEach((url, index) => {
    if (isWrittenUrl(url)) return;
    const place = [...path, { fieldName: 'final_urls', index }];
    throw googleFault(400, 'urlFieldError', 'MALFORMED_FINAL_URL', 'The URL is malformed.', { path: place });
  });
}

function checkTexts(texts: readonly string[], max: number, path: Place, fieldName: string): void {
  texts.forEach((text, index) => {
    const place = [...path, { fieldName, index }, { fieldName: 'text' }];
    if (text.length > max) throw googleFault(400, 'adError', 'LINE_TOO_WIDE', 'Too long.', { path: place });
    checkPolicy(text, place);
  });
}

function requireFields(values: GoogleValues, names: readonly string[], path: Place): void {
  for (const name of names) {
    if (values[name] !== undefined && values[name] !== '') continue;
    throw googleFault(400, 'fieldError', 'REQUIRED', `The required field ${name} was not present.`, { path });
  }
}

function isDuplicateName({ state, customerId }: CreateWorld, collection: string, name: unknown): boolean {
  return state.resources.some(
    (one) =>
      one.collection === collection &&
      one.customerId === customerId &&
      one.values.name === name &&
      one.values.status !== 'REMOVED',
  );
}

/** Parses `2026-11-21 00:00:00`. */
function parseInstant(value: string): number {
  return Date.parse(`${value.replace(' ', 'T')}Z`);
}
