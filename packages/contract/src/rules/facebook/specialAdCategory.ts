import type { specialAdCategories } from '../../constants/targeting';
import { ownMessages } from '../../constants/texts/ownMessages';
import type { RuleMessage } from '../texts/textRules';

/** A special ad category. */
export type SpecialAdCategory = (typeof specialAdCategories)[number];

/** Settings that a special ad category locks. */
export const categoryLocks = {
  minAge: 'Ads of this category reach everybody from 18 to 65+.',
  gender: 'Ads of this category reach all genders.',
  zip: 'Postal codes cannot be used in this category.',
  exclude: 'Places cannot be excluded in this category.',
  radius: 'Circles start at 15 miles or 25 kilometers in this category.',
  detailedTargeting: 'Only what Facebook allows for this category can be chosen.',
  lookalike: 'Lookalike audiences cannot be used in this category.',
} as const;
/** A targeting setting that a special ad category locks. */
export type CategoryLock = keyof typeof categoryLocks;

/** True if Facebook limits the audience: housing, employment, financial products and services. */
export function isRegulated(category: SpecialAdCategory): boolean {
  return category !== 'NONE';
}

/** Returns the reason why a category locks a setting; undefined if it does not. */
export function findCategoryLock(category: SpecialAdCategory, lock: CategoryLock): string | undefined {
  return isRegulated(category) ? categoryLocks[lock] : undefined;
}

/** Returns the ages and gender to send: the template's, or everyone if the category requires it. */
export function limitAudience<
  T extends { readonly specialAdCategory: SpecialAdCategory; minAge: number; maxAge: number; gender: string },
>(targeting: T): { minAge: number; maxAge: number; gender: T['gender'] | 'both' } {
  const { specialAdCategory, minAge, maxAge, gender } = targeting;
  if (isRegulated(specialAdCategory)) return { minAge: 18, maxAge: 65, gender: 'both' };
  return { minAge, maxAge, gender };
}

/** Checks a place in a category: no postal codes, no exclusions. */
export function checkCategoryPlace(
  category: SpecialAdCategory,
  place: { readonly mode: string; readonly type: string },
): RuleMessage {
  const isClosed = isRegulated(category) && (place.mode === 'exclude' || place.type === 'zip');
  return isClosed ? ownMessages.categoryPlace : undefined;
}
