import type { LaunchBlocker } from '@adlane/contract/ads/launches';
import type { GoogleTemplate } from '@adlane/contract/ads/templates';
import { errorMessages, googleCampaignObjectives, googleCampaignTypes } from '@adlane/contract/constants';
import {
  checkCurrency,
  checkFilledText,
  checkGoogleBidding,
  checkGoogleContent,
  checkGooglePlaces,
  checkGoogleTargeting,
  checkLength,
  findMissingGoogleContent,
  formatMoney,
  getAdUnits,
  getDailyBudget,
  messages,
  ownMessages,
  refusalMessages,
} from '@adlane/contract/rules';
import type { GoogleLaunchInputs } from './googleInputs';
import { findPhoneCountry } from './phoneCountry';
import { isSquare } from './pictureShapes';

type Findings = Readonly<Record<string, readonly string[]>>;
type Check = (inputs: GoogleLaunchInputs) => LaunchBlocker[];

const imageTypes = /\.(?:png|jpe?g|gif)$/i;

/** Lists everything that blocks a Google launch, each with the field that fixes it (ads §5, §8). Pure. */
export function preflightGoogle(inputs: GoogleLaunchInputs): LaunchBlocker[] {
  return checks.flatMap((check) => check(inputs));
}

const checks: readonly Check[] = [
  checkConnection,
  checkTemplate,
  checkTerms,
  checkSchedule,
  checkPlaces,
  checkBidding,
  checkTexts,
  checkPictures,
  checkAudience,
];

function toBlockers(field: string, message: string | undefined): LaunchBlocker[] {
  return message === undefined ? [] : [{ field, message }];
}

/** Moves findings of the contract's rules to the fields of the template. */
function under(path: string, findings: Findings): LaunchBlocker[] {
  return Object.entries(findings).flatMap(([field, [message]]) =>
    toBlockers(`templates.google.${path}.${field}`, message),
  );
}

function checkConnection({ account }: GoogleLaunchInputs): LaunchBlocker[] {
  if (!account) return toBlockers('adAccountId', errorMessages.connectGoogle);
  if (account.sourceStatus === 'processing' || account.status === 'Processing') {
    return toBlockers('adAccountId', errorMessages.assetsProcessing);
  }
  const isUsable = account.sourceStatus === 'active' && account.status === 'Active';
  return toBlockers(
    'adAccountId',
    isUsable ? checkCurrency('google', account.currency) : errorMessages.connectGoogle,
  );
}

function checkTemplate({ template, google }: GoogleLaunchInputs): LaunchBlocker[] {
  const isForGoogle = template.platforms.includes('google') && google !== null;
  return [
    ...toBlockers(
      'template_id',
      template.status === 'active' ? undefined : refusalMessages.templateNotActive,
    ),
    ...toBlockers('template_id', isForGoogle ? undefined : messages.platformRequired),
  ];
}

function checkTerms({ settings, account, inserts }: GoogleLaunchInputs): LaunchBlocker[] {
  const { googleCampaignObjectives: objectives, campaignType, phoneNumber, businessName } = settings;
  const isObjectiveKnown = objectives.every((each) =>
    googleCampaignObjectives.some(({ value }) => value === each),
  );
  const isTypeKnown = googleCampaignTypes.some(({ value }) => value === campaignType);
  const isPhoneFine = phoneNumber === '' || findPhoneCountry(phoneNumber) !== undefined;
  const floor = account?.minDailyBudget ?? getAdUnits(account?.currency ?? '');
  const isBudgetFine = getDailyBudget(settings) >= floor;
  const isForeign = account !== undefined && (settings.currency ?? account.currency) !== account.currency;
  return [
    ...toBlockers('googleCampaignObjectives', isObjectiveKnown ? undefined : messages.optionRequired),
    ...toBlockers('campaignType', isTypeKnown ? undefined : messages.optionRequired),
    ...toBlockers(
      'phoneNumber',
      isPhoneFine
        ? undefined
        : 'Please enter the phone number with its country code, such as +1 212 555 0100.',
    ),
    ...toBlockers(
      'businessName',
      checkFilledText(businessName, inserts) ?? checkLength('googleBusinessName', businessName),
    ),
    ...toBlockers(
      'adBudget',
      isForeign
        ? `The amounts are in ${settings.currency}, but the ad account pays in ${account.currency}. Please enter them in ${account.currency}.`
        : undefined,
    ),
    ...toBlockers(
      'adBudget',
      isBudgetFine || isForeign || !account
        ? undefined
        : `The budget must be at least ${formatMoney(floor, account.currency, 'en')} a day.`,
    ),
  ];
}

function checkSchedule({ settings, today }: GoogleLaunchInputs): LaunchBlocker[] {
  const { startDate, endDate } = settings;
  const isPast = startDate < today;
  const isEndFine = endDate === null || endDate > (isPast ? today : startDate);
  return [
    ...toBlockers(
      'startDate',
      isPast ? 'The start date is in the past. Please choose today or later.' : undefined,
    ),
    ...toBlockers('endDate', isEndFine ? undefined : ownMessages.endBeforeStart),
  ];
}

/** Google shows a campaign without places in the whole world: that must be chosen. */
function checkPlaces({ settings }: GoogleLaunchInputs): LaunchBlocker[] {
  return toBlockers('targetLocationBySearch', checkGooglePlaces(settings));
}

/** Checks that the campaign has goals for what it bids for. */
function checkBidding({ settings }: GoogleLaunchInputs): LaunchBlocker[] {
  return Object.entries(checkGoogleBidding(settings)).flatMap(([field, [message]]) =>
    toBlockers(field, message),
  );
}

/** Checks what is written, and that what the campaign type needs is there. */
function checkTexts({ google, settings, inserts }: GoogleLaunchInputs): LaunchBlocker[] {
  if (google === null) return [];
  const content = google.createAdTemplateData;
  const missing = findMissingGoogleContent(content);
  const isSearch = settings.campaignType === 'SEARCH';
  // Search shows headlines and descriptions only.
  const needed = Object.entries(missing).filter(
    ([field]) => !isSearch || /^(?:headlines|description)\b/.test(field),
  );
  return under('createAdTemplateData', {
    ...checkGoogleContent(content, inserts),
    ...findUnfilled(google, inserts),
    ...Object.fromEntries(needed),
  });
}

function findUnfilled(
  { createAdTemplateData: content }: GoogleTemplate,
  inserts: GoogleLaunchInputs['inserts'],
) {
  const found: Record<string, string[]> = {};
  for (const list of ['headlines', 'longHeadline', 'description'] as const) {
    content[list].forEach(({ text }, index) => {
      const message = checkFilledText(text, inserts);
      if (message !== undefined) found[`${list}.${index}.text`] = [message];
    });
  }
  return found;
}

function checkPictures({ google, settings }: GoogleLaunchInputs): LaunchBlocker[] {
  if (google === null || settings.campaignType === 'SEARCH') return [];
  const { googleTemplateMedia: media, googleTemplateLogos: logos } = google.createAdTemplateData;
  const upload = media.find(({ kind, url }) => kind === 'video' && url.startsWith('/'));
  const unknown = [...media, ...logos].find(({ kind, name }) => kind === 'image' && !imageTypes.test(name));
  const place = 'templates.google.createAdTemplateData';
  return [
    ...toBlockers(
      `${place}.googleTemplateMedia`,
      upload && `Google shows videos from YouTube only. Please add ${upload.name} by its YouTube link.`,
    ),
    ...toBlockers(
      `${place}.googleTemplateMedia`,
      unknown && `${unknown.name} cannot be used on Google, which accepts PNG, JPEG and GIF images.`,
    ),
    ...toBlockers(
      `${place}.googleTemplateLogos`,
      logos.length === 0 || logos.some(isSquare) ? undefined : `${messages.missingRatios}: 1:1`,
    ),
  ];
}

function checkAudience({ google, settings }: GoogleLaunchInputs): LaunchBlocker[] {
  if (google === null) return [];
  const targeting = google.targetAdTemplateData;
  const needsKeyword = settings.campaignType === 'SEARCH' && targeting.googleKeywords.target.length === 0;
  return [
    ...under('targetAdTemplateData', checkGoogleTargeting(targeting)),
    ...toBlockers(
      'templates.google.targetAdTemplateData.googleKeywords',
      needsKeyword ? 'A Search campaign needs at least one keyword.' : undefined,
    ),
  ];
}
