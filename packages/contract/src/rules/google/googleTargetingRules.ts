import type { GoogleAdTargeting, GoogleLaunchDefaults } from '../../ads/templates/googleSchemas';
import { messages } from '../../constants/texts/messages';
import { ownMessages } from '../../constants/texts/ownMessages';
import { checkRadius } from '../templates/targetingRules';
import { checkPhone, checkUrl } from '../texts/addressRules';
import { checkLength, type RuleMessage } from '../texts/textRules';
import { checkGooglePlaces } from './checkGooglePlaces';
import { checkKeyword } from './googleKeywords';

/** Messages by field path, e.g. `googleKeywords.target.2`. */
type Findings = Record<string, string[]>;

function toFinding(field: string, message: RuleMessage): Findings {
  return message === undefined ? {} : { [field]: [message] };
}

function checkKeywords({ googleKeywords }: GoogleAdTargeting): Findings {
  const found: Findings = {};
  for (const list of ['target', 'negative'] as const) {
    googleKeywords[list].forEach((keyword, index) => {
      const message = checkKeyword(keyword, googleKeywords[list].slice(0, index));
      Object.assign(found, toFinding(`googleKeywords.${list}.${index}`, message));
    });
  }
  return found;
}

function checkAtLeastOne(codes: readonly number[]): RuleMessage {
  return codes.length === 0 ? messages.optionRequired : undefined;
}

/** Bucket codes increase with their bounds, so codes can be compared (ads §9). */
function checkRange(min: number, max: number): RuleMessage {
  return min > max ? ownMessages.rangeReversed : undefined;
}

function checkTargetValues({ targetCPA, targetROAS, isTargetROASEnabled }: GoogleAdTargeting): Findings {
  const roas =
    targetROAS === null
      ? isTargetROASEnabled
        ? messages.fieldRequired
        : undefined
      : targetROAS > 0
        ? undefined
        : ownMessages.aboveZero;
  return {
    ...toFinding('targetCPA', targetCPA === null || targetCPA > 0 ? undefined : ownMessages.aboveZero),
    ...toFinding('targetROAS', roas),
  };
}

/** Checks the targeting of a Google template: messages by field path (ads §3, §9). */
export function checkGoogleTargeting(targeting: GoogleAdTargeting): Findings {
  return {
    ...checkKeywords(targeting),
    ...toFinding('selectedLanguages', checkAtLeastOne(targeting.selectedLanguages)),
    ...toFinding('gender', checkAtLeastOne(targeting.gender)),
    ...toFinding('parentalStatus', checkAtLeastOne(targeting.parentalStatus)),
    ...toFinding('maxAge', checkRange(targeting.minAge, targeting.maxAge)),
    ...toFinding('maxIncome', checkRange(targeting.minIncome, targeting.maxIncome)),
    ...checkTargetValues(targeting),
  };
}

/** Without a start, any end is valid: the launch sets the start. */
function checkDays({ startDate, endDate }: GoogleLaunchDefaults): RuleMessage {
  if (!startDate || !endDate) return undefined;
  return Date.parse(endDate) > Date.parse(startDate) ? undefined : ownMessages.endBeforeStart;
}

/** Runs a check unless the text is empty. */
function checkUnlessEmpty(text: string, check: (text: string) => RuleMessage): RuleMessage {
  return text.trim() === '' ? undefined : check(text);
}

/**
 * Checks the launch data of a Google template: messages by field path. Empty fields are valid, because the
 * launch asks for them (ads §3, §5).
 */
export function checkGoogleLaunchDefaults(launch: GoogleLaunchDefaults): Findings {
  const found: Findings = {
    ...toFinding('businessName', checkLength('googleBusinessName', launch.businessName ?? '')),
    ...toFinding('campaignName', checkLength('googleCampaignName', launch.campaignName ?? '')),
    ...toFinding('finalUrl', checkUnlessEmpty(launch.finalUrl ?? '', checkUrl)),
    ...toFinding('phoneNumber', checkUnlessEmpty(launch.phoneNumber ?? '', checkPhone)),
    ...toFinding('adBudget', (launch.adBudget ?? 1) > 0 ? undefined : ownMessages.aboveZero),
    ...toFinding('endDate', checkDays(launch)),
    ...toFinding('isEverywhere', launch.isEverywhere ? checkGooglePlaces(launch) : undefined),
    ...toFinding(
      'googleCampaignObjectives',
      (launch.googleCampaignObjectives ?? []).length > 1 ? ownMessages.oneObjective : undefined,
    ),
  };
  launch.targetLocationByRadius?.forEach(({ radius }, index) => {
    Object.assign(found, toFinding(`targetLocationByRadius.${index}.radius`, checkRadius(radius)));
  });
  return found;
}
