import {
  findGoogleAmounts,
  findGoogleBidding,
  getDailyBudget,
  parseKeyword,
  toMicros,
} from '@adlane/contract/rules';
import type { ReadyGoogleInputs } from './googleInputs';

/** One entry of `mutateOperations`. */
export type Operation = Readonly<Record<string, Readonly<Record<string, unknown>>>>;
/** What every part of a campaign is built from. */
export type GooglePlan = {
  readonly inputs: ReadyGoogleInputs;
  readonly label: string;
  readonly campaignName: string;
  /** Returns the temporary name of a resource. */
  readonly temporary: (collection: string, id: number) => string;
};

/** Temporary ids of a request: each is used for one resource. */
export const temporaryIds = {
  budget: -1,
  campaign: -2,
  group: -3,
  audience: -4,
  label: -5,
  firstAsset: -10,
} as const;

/** Returns an operation that creates a resource of one kind, e.g. `campaign`. */
export function create(kind: string, values: Readonly<Record<string, unknown>>): Operation {
  return { [`${kind}Operation`]: { create: values } };
}

/** Returns the label, the budget, the paused campaign and the link of the label, in this order. */
export function buildCampaign(plan: GooglePlan): Operation[] {
  const { inputs, label, campaignName, temporary } = plan;
  const { settings, account } = inputs;
  const campaign = temporary('campaigns', temporaryIds.campaign);
  const labelName = temporary('labels', temporaryIds.label);
  const isSearch = settings.campaignType === 'SEARCH';
  return [
    create('label', {
      resourceName: labelName,
      name: label,
      textLabel: { description: 'Launched with Adlane' },
    }),
    create('campaignBudget', {
      resourceName: temporary('campaignBudgets', temporaryIds.budget),
      name: `${campaignName} (${label})`,
      amountMicros: toMicros(getDailyBudget(settings), account.currency),
      deliveryMethod: 'STANDARD',
      explicitlyShared: false,
    }),
    create('campaign', {
      resourceName: campaign,
      name: `${campaignName} ${toSuffix(label)}`,
      status: 'PAUSED',
      advertisingChannelType: settings.campaignType,
      campaignBudget: temporary('campaignBudgets', temporaryIds.budget),
      containsEuPoliticalAdvertising: settings.containsEuPoliticalAdvertising
        ? 'CONTAINS_EU_POLITICAL_ADVERTISING'
        : 'DOES_NOT_CONTAIN_EU_POLITICAL_ADVERTISING',
      ...buildBidding(inputs),
      ...buildDates(inputs),
      ...(isSearch
        ? {
            networkSettings: {
              targetGoogleSearch: true,
              targetSearchNetwork: true,
              targetContentNetwork: false,
            },
          }
        : { brandGuidelinesEnabled: true }),
    }),
    create('campaignLabel', { campaign, label: labelName }),
    ...buildPlaces(plan, campaign),
    ...buildGoals(plan),
  ];
}

/** Campaigns of an account need different names. */
function toSuffix(label: string): string {
  return `#${label.slice(-6)}`;
}

function buildBidding({ settings, account, google }: ReadyGoogleInputs): Record<string, unknown> {
  const { targetRoas, isEnable } = settings.googleBidStrategy;
  const { isTargetROASEnabled, targetROAS } = google.targetAdTemplateData;
  switch (findGoogleBidding(settings)) {
    case 'clicks':
      return { targetSpend: {} };
    case 'conversion_value': {
      const isWanted = isEnable ?? (targetRoas !== null || isTargetROASEnabled);
      const roas = isWanted ? (targetRoas ?? targetROAS) : null;
      return { maximizeConversionValue: roas === null ? {} : { targetRoas: roas } };
    }
    case 'conversions': {
      const { targetCpa } = settings.googleBidStrategy;
      const cpa = targetCpa === undefined ? findGoogleAmounts(google, account.currency).targetCPA : targetCpa;
      return {
        maximizeConversions: cpa === null ? {} : { targetCpaMicros: toMicros(cpa, account.currency) },
      };
    }
  }
}

/** A campaign that starts today starts at once: Google refuses times in the past. */
function buildDates({ settings: { startDate, endDate }, today }: ReadyGoogleInputs): Record<string, unknown> {
  return {
    ...(startDate > today ? { startDateTime: `${startDate} 00:00:00` } : {}),
    ...(endDate === null ? {} : { endDateTime: `${endDate} 23:59:59` }),
  };
}

/** Returns places, languages and negative keywords of a campaign. */
function buildPlaces({ inputs: { settings, google } }: GooglePlan, campaign: string): Operation[] {
  const criterion = (values: Readonly<Record<string, unknown>>) =>
    create('campaignCriterion', { campaign, ...values });
  const micro = (degrees: number) => Math.round(degrees * 1_000_000);
  return [
    ...settings.targetLocationBySearch.map(({ id, mode }) =>
      criterion({
        location: { geoTargetConstant: `geoTargetConstants/${id}` },
        ...(mode === 'exclude' && { negative: true }),
      }),
    ),
    // Google cannot exclude a radius.
    ...settings.targetLocationByRadius
      .filter(({ mode }) => mode === 'include')
      .map(({ latitude, longitude, radius, distanceUnit }) =>
        criterion({
          proximity: {
            geoPoint: {
              latitudeInMicroDegrees: micro(latitude),
              longitudeInMicroDegrees: micro(longitude),
            },
            radius,
            radiusUnits: distanceUnit === 'mile' ? 'MILES' : 'KILOMETERS',
          },
        }),
      ),
    ...settings.targetLanguages.map((code) =>
      criterion({ language: { languageConstant: `languageConstants/${code}` } }),
    ),
    ...google.targetAdTemplateData.googleKeywords.negative.map((written) =>
      criterion({ keyword: parseKeyword(written), negative: true }),
    ),
  ];
}

/**
 * Returns the campaign's conversion goals: the selected ones count, the others of the account do not. A campaign that bids for
 * clicks has those of the account.
 */
function buildGoals({ inputs: { settings, account } }: GooglePlan): Operation[] {
  if (findGoogleBidding(settings) === 'clicks') return [];
  const selected = new Set(settings.selectedConversionGoals.map(({ id }) => id));
  const all = new Set([...selected, ...settings.conversionGoalsList.map(({ id }) => id)]);
  return [...all].map((id) => ({
    campaignConversionGoalOperation: {
      update: {
        resourceName: `customers/${account.external_id}/campaignConversionGoals/${temporaryIds.campaign}~${id}`,
        biddable: selected.has(id),
      },
      updateMask: 'biddable',
    },
  }));
}
