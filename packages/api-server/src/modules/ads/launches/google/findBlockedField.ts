import type { GoogleAdsError } from '../../../../connectors/googleAds/googleAdsError';
import { findOperation, findText } from './describePolicyFinding';
import type { ReadyGoogleInputs } from './googleInputs';

const content = 'templates.google.createAdTemplateData';
const targeting = 'templates.google.targetAdTemplateData';

/** Fields by the operation that Google refuses; texts are found by their words. */
const fieldOfKind: Readonly<Record<string, string>> = {
  campaignBudgetOperation: 'adBudget',
  campaignConversionGoalOperation: 'selectedConversionGoals',
  assetGroupOperation: 'finalUrl',
  adGroupAdOperation: 'finalUrl',
  adGroupCriterionOperation: `${targeting}.googleKeywords`,
  audienceOperation: `${targeting}.selectedAudienceSignals`,
  assetGroupSignalOperation: `${targeting}.selectedAudienceSignals`,
  assetGroupAssetOperation: `${content}.googleTemplateMedia`,
};
/** Fields of operations that set several, by a part of the refused field's path; the first match counts. */
const fieldOfPart: readonly (readonly [RegExp, string])[] = [
  [/campaign_?operation.*start_?date/i, 'startDate'],
  [/campaign_?operation.*end_?date/i, 'endDate'],
  [/campaign_?operation.*(?:maximize|target_?(?:cpa|roas))/i, 'googleBidStrategy'],
  [/campaign_?operation.*eu_?political/i, 'containsEuPoliticalAdvertising'],
  [/campaign_?operation.*\bname$/i, 'campaignName'],
];
/** Fields by the part of a created criterion or asset. */
const fieldOfCreated: Readonly<Record<string, string>> = {
  location: 'targetLocationBySearch',
  proximity: 'targetLocationByRadius',
  language: 'targetLanguages',
  keyword: `${targeting}.googleKeywords`,
  callAsset: 'phoneNumber',
  callToActionAsset: `${content}.callToAction`,
  imageAsset: `${content}.googleTemplateMedia`,
  youtubeVideoAsset: `${content}.googleTemplateMedia`,
};

/**
 * Finds the field of a launch that fixes an error of Google; the account where it names none.
 * @param request the request with its `mutateOperations`
 * @param inputs the inputs with their inserts filled in
 */
export function findBlockedField(
  { path }: Pick<GoogleAdsError, 'path'>,
  request: Readonly<Record<string, unknown>>,
  inputs: Pick<ReadyGoogleInputs, 'google' | 'settings'>,
): string {
  const operation = findOperation(path, request);
  if (!operation) return 'adAccountId';
  const text = findText(path, request)?.text;
  const named = text === undefined ? undefined : findTextField(text, inputs);
  const created = Object.keys(operation.values.create ?? {}).find((name) => name in fieldOfCreated);
  const part = fieldOfPart.find(([pattern]) => pattern.test(path))?.[1];
  return (
    named ??
    part ??
    (created === undefined ? undefined : fieldOfCreated[created]) ??
    fieldOfKind[operation.kind] ??
    'adAccountId'
  );
}

function findTextField(text: string, { google, settings }: Pick<ReadyGoogleInputs, 'google' | 'settings'>) {
  for (const list of ['headlines', 'longHeadline', 'description'] as const) {
    const index = google.createAdTemplateData[list].findIndex((item) => item.text === text);
    if (index >= 0) return `${content}.${list}.${index}.text`;
  }
  return text === settings.businessName ? 'businessName' : undefined;
}
