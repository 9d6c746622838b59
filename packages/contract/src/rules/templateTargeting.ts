import type { TemplateTargeting } from '../ads/templates/schemas';
import type { TargetAddress } from '../ads/templates/TargetAddress';
import { utmTagNames } from '../constants/facebook/facebookDelivery';
import type { AdLaunchType } from '../constants/launches';
import { limits } from '../constants/limits';
import { ownMessages } from '../constants/texts/ownMessages';
import {
  checkBillingEvent,
  checkBudget,
  checkFacebookRadius,
  checkMessagingApps,
  checkSystemVersions,
  checkUtmTag,
} from './facebook/facebookTargeting';
import {
  checkPlacements,
  filterPlacements,
  findMissingCompanions,
  findPlacement,
  type PlacementContext,
} from './facebook/placementRules';
import { categoryLocks, checkCategoryPlace, isRegulated, limitAudience } from './facebook/specialAdCategory';
import {
  checkAges,
  checkEndTime,
  checkLocation,
  checkRadius,
  checkTemplateRadius,
} from './templates/targetingRules';
import type { RuleMessage } from './texts/textRules';

/** Lists the Facebook places of a template, in the order in which they were added. */
export function listFacebookPlaces({
  location,
}: Pick<TemplateTargeting, 'location'>): readonly TargetAddress[] {
  return location.facebook ?? [];
}

/**
 * Lists the countries that ads are shown in: those of the included places, and the launch's own where a place names none
 * or there is no place.
 */
export function listTargetedCountries(
  places: readonly TargetAddress[],
  countries: readonly string[],
): string[] {
  const codes = places.filter(({ mode }) => mode === 'include').map(({ country_code }) => country_code);
  const named = codes.filter((code) => code !== '');
  const isByCountry = named.length < codes.length || codes.length === 0;
  return [...new Set([...named, ...(isByCountry ? countries : [])])];
}

/** Returns the identity of a place: the platform's key, or the coordinates. */
export function toPlaceKey({ method, key, latitude, longitude, type }: TargetAddress): string {
  return method === 'radius' || key === null ? `${latitude},${longitude}` : `${type}:${key}`;
}

/**
 * Creates a pin that an ad includes, with the template's radius: the minimum of ads §5 where none was set.
 */
export function createPin(
  at: {
    readonly latitude: number;
    readonly longitude: number;
    readonly name: string;
    /** Absent where it is not known. */
    readonly country_code?: string;
  },
  { radius, distanceUnit }: Pick<TemplateTargeting, 'radius' | 'distanceUnit'>,
): TargetAddress {
  const { latitude, longitude, name, country_code = '' } = at;
  return {
    mode: 'include',
    method: 'radius',
    key: null,
    type: 'pin',
    name,
    latitude,
    longitude,
    radius: radius === limits.radius.start ? limits.radius.min : radius,
    distanceUnit,
    country_code,
  };
}

/** Checks one place among others: no duplicate, a radius within ads §5 and Facebook's limits. */
export function checkPlace(
  place: TargetAddress,
  others: readonly TargetAddress[],
  category: TemplateTargeting['specialAdCategory'],
): { readonly key?: RuleMessage; readonly radius?: RuleMessage } {
  const { radius, distanceUnit } = place;
  return {
    key: checkLocation(toPlaceKey(place), others.map(toPlaceKey)),
    radius:
      radius === null
        ? undefined
        : (checkRadius(radius) ?? checkFacebookRadius(radius, distanceUnit, category)),
  };
}

/**
 * Checks a template's audience, schedule and tracking: one message by field path within `templateTargeting`
 * (`location.facebook.1.radius`). Pure; used by editor and server.
 */
export function checkTargeting(targeting: TemplateTargeting): Record<string, string> {
  const { mobilePlacement, startTime, endTime, budgetType, locales } = targeting;
  const places = listFacebookPlaces(targeting);
  const { minOS, maxOS } = mobilePlacement.fe_os_manage;
  const hasTooManyPlaces = places.length > limits.facebook.places.max;
  const lacksEnd = budgetType === 'lifetime' && (targeting.budget ?? null) !== null && endTime === null;
  return omitEmpty({
    minAge: checkAges(targeting.minAge, targeting.maxAge),
    radius: checkTemplateRadius(targeting.radius),
    ...checkPlaces(places, targeting.specialAdCategory),
    'location.facebook': hasTooManyPlaces ? ownMessages.tooManyPlaces : undefined,
    locales: locales.length > limits.facebook.locales.max ? ownMessages.tooManyLanguages : undefined,
    'mobilePlacement.fe_os_manage.maxOS': checkSystemVersions(minOS, maxOS),
    ...Object.fromEntries(
      utmTagNames.map((name) => [`utmTags.${name}`, checkUtmTag(targeting.utmTags[name])]),
    ),
    budget: checkBudget(targeting.budget),
    // A template's dates may be in the past: the launch asks for new ones.
    endTime: lacksEnd ? ownMessages.lifetimeNeedsEnd : checkEndTime(startTime, endTime, new Date(0)),
  });
}

function checkPlaces(
  places: readonly TargetAddress[],
  category: TemplateTargeting['specialAdCategory'],
): Record<string, RuleMessage> {
  const found: Record<string, RuleMessage> = {};
  for (const [index, place] of places.entries()) {
    const { key, radius } = checkPlace(place, places.slice(0, index), category);
    found[`location.facebook.${index}.key`] = key;
    found[`location.facebook.${index}.radius`] = radius;
  }
  return found;
}

/**
 * Effect of a launch on a template's setting. `blocks`: the launch is refused. `left_out`: it is not sent.
 * `changed`: another value is sent. `advice`: the platform may show the ad less.
 */
export type TargetingNote = {
  readonly kind: 'blocks' | 'left_out' | 'changed' | 'advice';
  /** Path within `templateTargeting`. */
  readonly field: string;
  readonly message: string;
};

type AdContext = Pick<PlacementContext, 'hasVideo' | 'isCarousel'> & { readonly adLaunchType: AdLaunchType };

/** Lists what the user should know about a template's settings before launching. Pure. */
export function listTargetingNotes(targeting: TemplateTargeting, ad: AdContext): TargetingNote[] {
  return [
    ...listCategoryNotes(targeting),
    ...listPlaceNotes(targeting),
    ...listPlacementNotes(targeting, { ...ad, devices: targeting.devicePlacement.devices }),
    ...toNotes('blocks', 'messagingApps', checkMessagingApps(targeting.messagingApps, ad.adLaunchType)),
    ...toNotes('changed', 'billingEvent', checkBillingEvent(targeting.billingEvent, ad.adLaunchType)),
  ];
}

function toNotes(kind: TargetingNote['kind'], field: string, message: RuleMessage): TargetingNote[] {
  return message === undefined ? [] : [{ kind, field, message }];
}

function listCategoryNotes(targeting: TemplateTargeting): TargetingNote[] {
  if (!isRegulated(targeting.specialAdCategory)) return [];
  const sent = limitAudience(targeting);
  const areAgesSent = sent.minAge === targeting.minAge && sent.maxAge === targeting.maxAge;
  const isGenderSent = sent.gender === targeting.gender;
  return [
    ...toNotes('changed', 'minAge', areAgesSent ? undefined : categoryLocks.minAge),
    ...toNotes('changed', 'gender', isGenderSent ? undefined : categoryLocks.gender),
  ];
}

function listPlaceNotes(targeting: TemplateTargeting): TargetingNote[] {
  const places = listFacebookPlaces(targeting);
  return places.flatMap((place, index) =>
    toNotes(
      'blocks',
      `location.facebook.${index}.key`,
      checkCategoryPlace(targeting.specialAdCategory, place),
    ),
  );
}

function listPlacementNotes(targeting: TemplateTargeting, context: PlacementContext): TargetingNote[] {
  if (targeting.placement !== 'Manual') return [];
  const { sent, leftOut } = filterPlacements(targeting.platform, context);
  return [
    ...toNotes('blocks', 'placement', checkPlacements(targeting, context)),
    ...leftOut.flatMap((each) =>
      toNotes('left_out', `platform.${each.platform}`, `${formatPlacement(each)}: ${each.reason}`),
    ),
    ...findMissingCompanions(sent).flatMap(({ companion, ...each }) =>
      toNotes(
        'advice',
        `platform.${each.platform}`,
        `${formatPlacement(each)} is bought together with ${formatPlacement(companion)}.`,
      ),
    ),
  ];
}

function formatPlacement(named: { readonly platform: string; readonly position: string }): string {
  return `${named.platform.replaceAll('_', ' ')} ${findPlacement(named)?.label ?? named.position}`.replace(
    /^./,
    (letter) => letter.toUpperCase(),
  );
}

function omitEmpty(found: Record<string, RuleMessage>): Record<string, string> {
  const entries = Object.entries(found).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return Object.fromEntries(entries);
}
