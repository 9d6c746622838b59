import { utmMacros } from '../constants/facebookDelivery';
import type { AdLaunchType } from '../constants/launches';
import { limits } from '../constants/limits';
import { messages, ownMessages } from '../constants/messages';
import type { distanceUnits } from '../constants/targeting';
import { isRegulated, type SpecialAdCategory } from './specialAdCategory';
import type { RuleMessage } from './textRules';

type DistanceUnit = (typeof distanceUnits)[number];

/** A radius that Facebook's pins and cities take; special ad categories start higher. */
export function checkFacebookRadius(
  radius: number,
  unit: DistanceUnit,
  category: SpecialAdCategory,
): RuleMessage {
  const { min, minRegulated, max } = limits.facebook.radius[unit];
  const lowest = isRegulated(category) ? minRegulated : min;
  return radius >= lowest && radius <= max ? undefined : ownMessages.facebookRadius;
}

/** Versions of a mobile system: texts like '15.0', empty for no bound; a highest one needs a lowest one. */
export function checkSystemVersions(minOS: string, maxOS: string): RuleMessage {
  if (maxOS === '') return undefined;
  if (minOS === '') return ownMessages.systemVersionMin;
  return Number.parseFloat(minOS) <= Number.parseFloat(maxOS) ? undefined : ownMessages.systemVersionRange;
}

const knownMacros: ReadonlySet<string> = new Set(utmMacros.map(({ value }) => value));

/** A tag of the address: what stands in braces is one of Facebook's macros, and the text is not too long. */
export function checkUtmTag(text: string): RuleMessage {
  if (text.length > limits.text.utmTag) return ownMessages.utmTooLong;
  const macros = text.match(/\{\{[^{}]*\}\}/g) ?? [];
  const unknown = macros.find((macro) => !knownMacros.has(macro));
  if (unknown !== undefined) return `${ownMessages.utmMacroUnknown} ${unknown}`;
  return /[{}]/.test(text.replace(/\{\{[^{}]*\}\}/g, '')) ? messages.braces : undefined;
}

/**
 * `url_tags` of a creative: filled tags joined as an address has them, without a leading '?'. Macros keep their braces,
 * for Facebook replaces them only as they are. '' where no tag is filled.
 */
export function buildUrlTags(tags: Readonly<Record<string, string>>): string {
  return Object.entries(tags)
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeTag(value)}`)
    .join('&');
}

function encodeTag(value: string): string {
  return value
    .split(/(\{\{[^{}]*\}\})/)
    .map((part) => (knownMacros.has(part) ? part : encodeURIComponent(part)))
    .join('');
}

/** What Facebook charges for: link clicks only where an ad is about clicks. */
export function checkBillingEvent(billingEvent: string, adLaunchType: AdLaunchType): RuleMessage {
  const isRefused = billingEvent === 'LINK_CLICKS' && adLaunchType !== 'landing_page';
  return isRefused ? ownMessages.billingEvent : undefined;
}

/** A conversation needs an app to take place in. */
export function checkMessagingApps(
  apps: { readonly messenger: boolean; readonly instagram: boolean },
  adLaunchType: AdLaunchType,
): RuleMessage {
  const isNeeded = adLaunchType === 'messenger' && !apps.messenger && !apps.instagram;
  return isNeeded ? messages.optionRequired : undefined;
}

/** A budget in the currency's smallest unit, where one is set: a whole number above nothing. */
export function checkBudget(budget: number | null | undefined): RuleMessage {
  if (budget === null || budget === undefined) return undefined;
  return Number.isInteger(budget) && budget >= 1 && budget <= limits.budget.max
    ? undefined
    : ownMessages.budgetInvalid;
}
