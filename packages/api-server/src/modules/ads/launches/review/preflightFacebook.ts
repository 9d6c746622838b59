import type { LaunchBlocker, LaunchFieldPath } from '@adlane/contract/ads/launches';
import { countryCodes, errorMessages, findGoal, listGoals, versionFields } from '@adlane/contract/constants';
import {
  checkAges,
  checkCallToAction,
  checkCategoryPlace,
  checkConversion,
  checkCurrency,
  checkFilledText,
  checkFilledTexts,
  checkMediaCount,
  checkMessagingApps,
  checkPlacements,
  checkSchedule,
  checkTemplateTexts,
  checkUrl,
  findCategoryLock,
  limits,
  listRegionalCategories,
  messages,
  needsEuDeclaration,
  ownMessages,
  refusalMessages,
} from '@adlane/contract/rules';
import { getEuDeclaration } from '../facebook/content/euDeclaration';
import { findBadRadius, findTargetedCountries, listPlaces } from '../facebook/content/facebookLocations';
import { buildPlacementContext, findUnknownDemographic } from '../facebook/content/facebookTargeting';
import { getMessagingDestination } from '../facebook/content/messagingDestination';
import { fillInserts, insertTexts } from '../inputs/fillInserts';
import type { LaunchInputs } from '../inputs/launchSettings';
import { getPromotedPostId } from '../inputs/promotedPost';
import { checkBidOfLaunch } from './checkBidOfLaunch';
import { checkBudget } from './checkBudget';
import { checkCarouselOfLaunch } from './checkCarouselOfLaunch';
import { checkExisting } from './checkExisting';
import { checkPost } from './checkPost';

/** Image types that Facebook accepts, by content. */
const imageTypes = ['image/png', 'image/jpeg', 'image/gif', 'image/webp'];

type Check = (inputs: LaunchInputs, now: Date) => LaunchBlocker[];

/** Lists everything that blocks a launch, each with the field that fixes it (ads §5, §8). Pure. */
export function preflightFacebook(inputs: LaunchInputs, now: Date): LaunchBlocker[] {
  const filled = fillInserts(inputs);
  const common = checks.flatMap((check) => check(filled, now));
  if (getPromotedPostId(inputs.settings) !== undefined) return [...common, ...checkPost(inputs)];
  const ofContent = contentChecks.flatMap((check) => check(filled, now));
  return [
    ...common,
    ...ofContent,
    ...checkTexts(inputs),
    ...checkCarouselOfLaunch(inputs),
    ...checkInserts(inputs),
  ];
}

const checks: readonly Check[] = [
  checkConnection,
  checkGoal,
  checkAudience,
  checkPlaces,
  checkBidOfLaunch,
  checkExisting,
  checkBudget,
  checkDates,
  checkDeclarations,
  checkIdentities,
];

/** Checks of what the template says and shows; a post has its own. */
const contentChecks: readonly Check[] = [checkMedia, checkMessaging, checkTarget];

function toBlockers(field: LaunchFieldPath, message: string | undefined): LaunchBlocker[] {
  return message === undefined ? [] : [{ field, message }];
}

function checkConnection({ account, page }: LaunchInputs): LaunchBlocker[] {
  if (!account) return toBlockers('adAccountId', errorMessages.connectAdAccount);
  if (account.sourceStatus === 'processing' || account.status === 'Processing') {
    return toBlockers('adAccountId', errorMessages.assetsProcessing);
  }
  if (account.sourceStatus !== 'active' || account.status !== 'Active') {
    return toBlockers('adAccountId', errorMessages.connectFacebook);
  }
  const isPageFine = page !== undefined && page.source_id === account.source_id;
  return [
    ...toBlockers('adAccountId', checkCurrency('facebook', account.currency)),
    ...toBlockers('pageId', isPageFine ? undefined : messages.optionRequired),
  ];
}

function checkGoal({ settings, template, adTypes }: LaunchInputs): LaunchBlocker[] {
  const { ad_launch_type: type, field } = settings.FbAdSetting;
  const offered = listGoals(type).filter((goal) => goal.optimization_goal === field.optimization_goal);
  const chosen = offered.find(({ objective }) => objective === field.objective);
  const isObjective = chosen !== undefined || field.objective === findGoal(type).objective;
  const isForFacebook = template.platforms.includes('facebook');
  const isOff = adTypes.some(({ id, status }) => id === `${type}:${chosen?.value}` && status !== 'active');
  return [
    ...toBlockers(
      'template_id',
      template.status === 'active' ? undefined : refusalMessages.templateNotActive,
    ),
    ...toBlockers('FbAdSetting.ad_launch_type', isOff ? messages.optionRequired : undefined),
    ...toBlockers('template_id', isForFacebook ? undefined : messages.platformRequired),
    ...toBlockers('FbAdSetting.field.objective', isObjective ? undefined : messages.optionRequired),
    ...toBlockers(
      'FbAdSetting.field.optimization_goal',
      offered.length > 0 && (chosen || !isObjective) ? undefined : messages.optionRequired,
    ),
    ...toBlockers(
      'countries',
      settings.countries.every((country) => countryCodes.includes(country))
        ? undefined
        : messages.optionRequired,
    ),
    ...checkPixel(settings),
  ];
}

function checkPixel({ FbAdSetting: { field }, settings = {} }: LaunchInputs['settings']): LaunchBlocker[] {
  const { selectedPixel, selectedEventConversionType } = settings;
  const found = checkConversion(field, { selectedPixel, selectedEventConversionType });
  return [
    ...toBlockers('settings.selectedPixel', found.selectedPixel),
    ...toBlockers('settings.selectedEventConversionType', found.selectedEventConversionType),
  ];
}

/** Checks the written texts; their lengths count with inserts filled in. */
function checkTexts({ template, settings, inserts }: LaunchInputs): LaunchBlocker[] {
  const { templateContent: content } = template;
  const findings = { ...checkTemplateTexts(content, inserts), ...checkFilledTexts(content, inserts) };
  const texts = versionFields.flatMap((field) =>
    content[field].flatMap((_version, index) =>
      toBlockers(`templateContent.${field}.${index}.value`, findings[`${field}.${index}.value`]?.[0]),
    ),
  );
  const lists = versionFields
    .filter((field) => {
      const defaults = content[field].filter((version) => version.isDefault).length;
      return content[field].length < limits.facebookVersions.min || defaults !== 1;
    })
    .flatMap((field) =>
      toBlockers(
        `templateContent.${field}`,
        `At least ${limits.facebookVersions.min} versions are needed, exactly one of them the default.`,
      ),
    );
  const type = settings.FbAdSetting.ad_launch_type;
  const action = checkCallToAction(content.callToAction, type);
  return [...texts, ...lists, ...toBlockers('templateContent.callToAction', action)];
}

/** Checks inserts outside the version lists: in the greeting, the address or the lead form. */
function checkInserts(inputs: LaunchInputs): LaunchBlocker[] {
  return insertTexts(inputs).flatMap(([field, text]) =>
    toBlockers(field, checkFilledText(text, inputs.inserts)),
  );
}

function checkMedia({ media }: LaunchInputs): LaunchBlocker[] {
  if (media.length === 0) return toBlockers('templateMedia', ownMessages.mediaRequired);
  const images = media.filter((item) => item.kind === 'image');
  const unknown = images.find((image) => !imageTypes.includes(image.type));
  const link = media.find(({ isLink }) => isLink);
  return [
    ...toBlockers('templateMedia', checkMediaCount('facebook', media.length)),
    ...toBlockers(
      'templateMedia',
      unknown && `${unknown.name} cannot be used on Facebook, which accepts PNG, JPEG, GIF and WebP images.`,
    ),
    ...toBlockers('templateMedia', link && refusalMessages.youtubeOnFacebook),
  ];
}

function checkAudience(inputs: LaunchInputs): LaunchBlocker[] {
  const { template, settings, account } = inputs;
  const { templateTargeting: targeting } = template;
  const stranger = findUnknownDemographic(targeting);
  const apps = settings.settings?.messagingApps ?? targeting.messagingApps;
  return [
    ...toBlockers('templateTargeting.placement', checkPlacements(targeting, buildPlacementContext(inputs))),
    ...toBlockers(
      'templateTargeting.messagingApps',
      checkMessagingApps(apps, settings.FbAdSetting.ad_launch_type),
    ),
    ...(['selectedCustomAudience', 'excludedCustomAudience'] as const).flatMap((field) =>
      toBlockers(
        `templateTargeting.${field}`,
        (targeting[field] ?? []).some(({ ad_account_id }) => account && ad_account_id !== account.id)
          ? ownMessages.audienceOfOtherAccount
          : undefined,
      ),
    ),
    ...(['selectedCustomAudience', 'excludedCustomAudience'] as const).flatMap((field) =>
      toBlockers(
        `templateTargeting.${field}`,
        (targeting[field] ?? []).some(({ subtype }) => subtype === 'LOOKALIKE')
          ? findCategoryLock(targeting.specialAdCategory, 'lookalike')
          : undefined,
      ),
    ),
    ...toBlockers('templateTargeting.minAge', checkAges(targeting.minAge, targeting.maxAge)),
    ...toBlockers(
      'templateTargeting.detailedTargeting.demographics',
      stranger && `Please choose ${stranger} again: Facebook needs to know what kind of demographic it is.`,
    ),
  ];
}

function checkPlaces(inputs: LaunchInputs): LaunchBlocker[] {
  const { specialAdCategory } = inputs.template.templateTargeting;
  const closed = listPlaces(inputs).map((place) => checkCategoryPlace(specialAdCategory, place));
  return [
    ...toBlockers('settings.targetAddress', findBadRadius(inputs) && ownMessages.facebookRadius),
    ...toBlockers(
      'settings.targetAddress',
      closed.find((message) => message !== undefined),
    ),
  ];
}

function checkDates({ settings }: LaunchInputs, now: Date): LaunchBlocker[] {
  const found = checkSchedule(settings, now);
  return [...toBlockers('startTime', found.startTime), ...toBlockers('endTime', found.endTime)];
}

/** In the EU, Facebook refuses ads that do not name who benefits from them and who pays for them. */
function checkDeclarations(inputs: LaunchInputs): LaunchBlocker[] {
  if (!needsEuDeclaration(findTargetedCountries(inputs))) return [];
  const { dsaBeneficiary, dsaPayor } = getEuDeclaration(inputs);
  return [
    ...toBlockers(
      'settings.dsaBeneficiary',
      dsaBeneficiary ? undefined : refusalMessages.declarationRequired,
    ),
    ...toBlockers('settings.dsaPayor', dsaPayor ? undefined : refusalMessages.declarationRequired),
  ];
}

/** In some other countries, Facebook demands the same by the numbers of verified identities. */
function checkIdentities(inputs: LaunchInputs): LaunchBlocker[] {
  const { specialAdCategory } = inputs.template.templateTargeting;
  if (listRegionalCategories(findTargetedCountries(inputs), specialAdCategory).length === 0) return [];
  const { verifiedBeneficiary, verifiedPayor } = inputs.settings.settings ?? {};
  return [
    ...toBlockers(
      'settings.verifiedBeneficiary',
      verifiedBeneficiary ? undefined : refusalMessages.identityRequired,
    ),
    ...toBlockers('settings.verifiedPayor', verifiedPayor ? undefined : refusalMessages.identityRequired),
  ];
}

/** Checks ads that open Instagram: they need its account, and Facebook narrows those that open two apps. */
function checkMessaging(inputs: LaunchInputs): LaunchBlocker[] {
  const { settings, template } = inputs;
  const destination = getMessagingDestination(inputs);
  if (settings.FbAdSetting.ad_launch_type !== 'messenger' || destination === 'MESSENGER') return [];
  const isBoth = destination === 'MESSAGING_INSTAGRAM_DIRECT_MESSENGER';
  const isDynamic = template.templateContent.campaignStructure === 'dynamic';
  const isSpecial = template.templateTargeting.specialAdCategory !== 'NONE';
  return [
    ...toBlockers(
      'settings.selectedInstagram',
      settings.settings?.selectedInstagram ? undefined : refusalMessages.instagramRequired,
    ),
    ...toBlockers(
      'templateTargeting.messagingApps',
      isBoth && isDynamic ? refusalMessages.dynamicOneApp : undefined,
    ),
    ...toBlockers(
      'templateTargeting.messagingApps',
      isBoth && isSpecial ? refusalMessages.categoryOneApp : undefined,
    ),
  ];
}

/** Checks the ad's target: a form with a privacy policy, or a page. */
function checkTarget({ settings, template, leadForm }: LaunchInputs): LaunchBlocker[] {
  switch (settings.FbAdSetting.ad_launch_type) {
    case 'messenger':
      return [];
    case 'landing_page':
      return toBlockers('templateContent.landingPageUrl', checkUrl(template.templateContent.landingPageUrl));
    case 'leadform':
      if (!leadForm) return toBlockers('leadFormId', messages.fieldRequired);
      return [
        ...toBlockers('leadForm.privacyPolicyUrl', checkUrl(leadForm.content.privacyPolicyUrl ?? '')),
        ...toBlockers(
          'leadForm.questions',
          leadForm.questions.length > 0 ? undefined : messages.fieldRequired,
        ),
      ];
  }
}
