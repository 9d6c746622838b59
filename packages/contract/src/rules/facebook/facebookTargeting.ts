import { utmMacros } from '../../constants/facebook/facebookDelivery';
import type { AdLaunchType } from '../../constants/launches';
import { limits } from '../../constants/limits';
import type { distanceUnits } from '../../constants/targeting';
import { messages } from '../../constants/texts/messages';
import { ownMessages } from '../../constants/texts/ownMessages';
import type { RuleMessage } from '../texts/textRules';
import { isRegulated, type SpecialAdCategory } from './specialAdCategory';

type DistanceUnit = (typeof distanceUnits)[number];

/** Checks the radius of Facebook's pins and cities; special ad categories have a higher minimum. */
export function checkFacebookRadius(
  radius: number,
  unit: DistanceUnit,
  category: SpecialAdCategory,
): RuleMessage {
  const { min, minRegulated, max } = limits.facebook.radius[unit];
  const lowest = isRegulated(category) ? minRegulated : min;
  return radius >= lowest && radius <= max ? undefined : ownMessages.facebookRadius;
}

/**
 * Checks the versions of a mobile system, such as '15.0'; empty is unbounded, a maximum requires a minimum.
 */
export function checkSystemVersions(minOS: string, maxOS: string): RuleMessage {
  if (maxOS === '') return undefined;
  if (minOS === '') return ownMessages.systemVersionMin;
  return Number.parseFloat(minOS) <= Number.parseFloat(maxOS) ? undefined : ownMessages.systemVersionRange;
}

const knownMacros: ReadonlySet<string> = new Set(utmMacros.map(({ value }) => value));

/** Checks a UTM tag: its length, and that braces enclose known macros of Facebook only. */
export function checkUtmTag(text: string): RuleMessage {
  if (text.length > limits.text.utmTag) return ownMessages.utmTooLong;
  const macros = text.match(/\{\{[^{}]*\}\}/g) ?? [];
  const unknown = macros.find((macro) => !knownMacros.has(macro));
  if (unknown !== undefined) return `${ownMessages.utmMacroUnknown} ${unknown}`;
  return /[{}]/.test(text.replace(/\{\{[^{}]*\}\}/g, '')) ? messages.braces : undefined;
}

/**
 * Builds `url_tags` of a creative: filled tags joined and encoded, without a leading '?'. Macros keep their
 * braces, because Facebook replaces them only unencoded. '' without filled tags.
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

/** Checks the billing event: link clicks are for traffic ads only. */
export function checkBillingEvent(billingEvent: string, adLaunchType: AdLaunchType): RuleMessage {
  const isRefused = billingEvent === 'LINK_CLICKS' && adLaunchType !== 'landing_page';
  return isRefused ? ownMessages.billingEvent : undefined;
}

/** Checks that a message ad has at least one messaging app. */
export function checkMessagingApps(
  apps: { readonly messenger: boolean; readonly instagram: boolean },
  adLaunchType: AdLaunchType,
): RuleMessage {
  const isNeeded = adLaunchType === 'messenger' && !apps.messenger && !apps.instagram;
  return isNeeded ? messages.optionRequired : undefined;
}

/** Checks an optional budget in the currency's smallest unit: an integer above zero. */
export function checkBudget(budget: number | null | undefined): RuleMessage {
  if (budget === null || budget === undefined) return undefined;
  return Number.isInteger(budget) && budget >= 1 && budget <= limits.budget.max
    ? undefined
    : ownMessages.budgetInvalid;
}
