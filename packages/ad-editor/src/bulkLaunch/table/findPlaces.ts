import type { FacebookLocation } from '@adlane/contract/ads/lookups';
import type { TargetAddress } from '@adlane/contract/ads/templates';
import { toPlace } from '../../places/placeEntries';

/** What a place of a table is: the only place of that name, or how many there are. */
export type FoundPlace =
  | { readonly place: TargetAddress; readonly count: 1 }
  | { readonly place?: undefined; readonly count: number };

/** Searches at a time: each asks the platform. */
const maxConcurrent = 4;

const toKey = (text: string) =>
  text
    .trim()
    .toLowerCase()
    .replace(/\s*,\s*/g, ', ');

/** Finds the place that is meant by 'City, Region', or by the name of a city, region, postal code or country. */
export function matchPlace(
  text: string,
  found: readonly FacebookLocation[],
  unit: TargetAddress['distanceUnit'],
): FoundPlace {
  const places = found
    .map((each) => ({ name: each.name, place: toPlace(each, 'include', unit) }))
    .filter(({ name, place }) => [name, place.name].map(toKey).includes(toKey(text)));
  const [first, ...others] = places;
  return first && others.length === 0 ? { place: first.place, count: 1 } : { count: places.length };
}

/** Looks up places by name, a few at a time. */
export async function findPlaces(
  names: readonly string[],
  search: (text: string) => Promise<readonly FacebookLocation[]>,
  unit: TargetAddress['distanceUnit'],
): Promise<ReadonlyMap<string, FoundPlace>> {
  const found = new Map<string, FoundPlace>();
  const open = [...names];
  async function work(): Promise<void> {
    for (let name = open.shift(); name !== undefined; name = open.shift()) {
      // The search knows the names of cities, and answers their regions.
      const results = await search(name.split(',')[0]?.trim() || name);
      found.set(name, matchPlace(name, results, unit));
    }
  }
  await Promise.all(Array.from({ length: maxConcurrent }, work));
  return found;
}
