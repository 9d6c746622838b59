import { toText } from '../../toText';
import { isRecord } from '../checkParameters';
import { refused } from '../graphFault';
import { targetingOptions } from '../targetingOptions';
import { isFilledList } from './campaignRules';

type Fields = Readonly<Record<string, unknown>>;

/** Positions that may be written today, by the field that carries them. */
const positions: Readonly<Record<string, readonly string[]>> = {
  facebook_positions: [
    'feed',
    'right_hand_column',
    'marketplace',
    'story',
    'search',
    'instream_video',
    'facebook_reels',
    'facebook_reels_overlay',
    'profile_feed',
    'profile_reels',
    'notification',
  ],
  instagram_positions: [
    'stream',
    'story',
    'explore_home',
    'reels',
    'profile_feed',
    'ig_search',
    'profile_reels',
  ],
  messenger_positions: ['messenger_home', 'sponsored_messages'],
  audience_network_positions: ['classic', 'rewarded_video'],
};
const platforms = ['facebook', 'instagram', 'messenger', 'audience_network', 'threads', 'whatsapp'];
const maxPins = 200;

/** What Graph demands of a targeting beyond its fields. `isRegulated`: the campaign has a special ad category. */
export function checkTargeting(targeting: Fields, isRegulated: boolean): void {
  checkAudience(targeting, isRegulated);
  checkLocations(targeting, isRegulated);
  checkPlacements(targeting);
}

function checkAudience(targeting: Fields, isRegulated: boolean): void {
  const min = Number(targeting.age_min ?? 18);
  const max = Number(targeting.age_max ?? 65);
  if (min < 13 || max > 65 || min > max) {
    throw refused(
      1885364,
      'Age range not valid',
      'Ages run from 13 to 65, the lower one first.',
      'targeting',
    );
  }
  const isDetailed = ['flexible_spec', 'custom_audiences', 'interests', 'behaviors'].some((key) =>
    isFilledList(targeting[key]),
  );
  const isNarrowed = min > 18 || max < 65 || isFilledList(targeting.genders) || isDetailed;
  if (isRegulated && (min !== 18 || max !== 65 || isFilledList(targeting.genders))) {
    throw refused(
      2446398,
      'Audience too narrow',
      'Special ad categories reach all genders from 18 to 65+.',
      'targeting',
    );
  }
  if (isRegulated) checkChoices(targeting);
  const automation = isRecord(targeting.targeting_automation) ? targeting.targeting_automation : {};
  if (isNarrowed && automation.advantage_audience !== 0 && automation.advantage_audience !== 1) {
    throw refused(
      1870227,
      'Advantage audience flag required',
      'Set targeting_automation.advantage_audience to 0 or 1 when the audience is narrowed.',
      'targeting',
    );
  }
}

/** Campaigns of a special ad category may aim by less, from a separate list. */
function checkChoices({ flexible_spec: spec }: Fields): void {
  const groups = isFilledList(spec) ? spec.filter(isRecord).flatMap(Object.values) : [];
  const ids = groups
    .flatMap((group) => (isFilledList(group) ? group.filter(isRecord) : []))
    .map(({ id }) => id);
  const closed = targetingOptions.find(({ id, isPersonal }) => isPersonal && ids.map(toText).includes(id));
  if (closed === undefined) return;
  throw refused(
    2446397,
    'Targeting not available',
    `${closed.name} is not available in special ad categories.`,
    'targeting',
  );
}

function checkLocations(targeting: Fields, isRegulated: boolean): void {
  const geo = isRecord(targeting.geo_locations) ? targeting.geo_locations : {};
  const hasPlace = Object.entries(geo).some(
    ([key, value]) => key !== 'location_types' && isFilledList(value),
  );
  if (!hasPlace && !isFilledList(targeting.custom_audiences)) {
    throw refused(1885364, 'Location missing', 'Name at least one location.', 'targeting');
  }
  const pins = isFilledList(geo.custom_locations) ? geo.custom_locations : [];
  if (pins.length > maxPins) throw refused(1885364, 'Too many pins', `At most ${maxPins} pins.`, 'targeting');
  for (const pin of pins.filter(isRecord)) checkPin(pin, isRegulated);
  if (isRegulated && (isFilledList(geo.zips) || isRecord(targeting.excluded_geo_locations))) {
    throw refused(
      2446399,
      'Location not available',
      'Special ad categories take no postal codes and no exclusions.',
      'targeting',
    );
  }
  if (isFilledList(targeting.locales) && targeting.locales.length > 90) {
    throw refused(1885364, 'Too many languages', 'At most 90 languages.', 'targeting');
  }
}

/** Facebook's pins: 0.63 to 50 miles or 1 to 80 km; special categories from 15 miles or 25 km. */
function checkPin(pin: Fields, isRegulated: boolean): void {
  const isMiles = (pin.distance_unit ?? 'mile') === 'mile';
  const min = isRegulated ? (isMiles ? 15 : 25) : isMiles ? 0.63 : 1;
  const max = isMiles ? 50 : 80;
  const radius = Number(pin.radius ?? 0);
  if (radius < min || radius > max) {
    throw refused(
      1885364,
      'Radius not valid',
      `The radius must be from ${min} to ${max} ${isMiles ? 'miles' : 'kilometers'}.`,
      'targeting',
    );
  }
}

/** Positions must be open, and belong to a platform that is named. @throws GraphFault */
export function checkPositions(targeting: Fields): void {
  for (const [field, known] of Object.entries(positions)) {
    const given = targeting[field];
    if (!isFilledList(given)) continue;
    const unknown = given.find((position) => !known.includes(toText(position)));
    if (unknown !== undefined) {
      throw refused(
        2490562,
        'Placement not available',
        `The placement ${toText(unknown)} of ${field} is not available.`,
        'targeting',
      );
    }
    if (!isFilledList(targeting.publisher_platforms)) {
      throw refused(1885364, 'Platform missing', `${field} needs publisher_platforms.`, 'targeting');
    }
  }
}

function checkPlacements(targeting: Fields): void {
  checkPositions(targeting);
  const named = isFilledList(targeting.publisher_platforms) ? targeting.publisher_platforms : [];
  const stranger = named.find((platform) => !platforms.includes(toText(platform)));
  if (stranger !== undefined) {
    throw refused(1885364, 'Platform not valid', `${toText(stranger)} is no platform.`, 'targeting');
  }
  const [only] = named;
  if (named.length === 1 && (only === 'audience_network' || only === 'messenger')) {
    throw refused(1885364, 'Platform missing', `${only} needs another platform.`, 'targeting');
  }
}
