import type { FacebookLocation } from '@adlane/contract/ads/lookups';
import type { TargetAddress } from '@adlane/contract/ads/templates';
import { translate } from '@adlane/ui';

type Unit = TargetAddress['distanceUnit'];

/** Converts a search result of Facebook to a template's place. A city starts without a radius. */
export function toPlace(found: FacebookLocation, mode: TargetAddress['mode'], unit: Unit): TargetAddress {
  const { key, type, name, region, latitude, longitude, country_code } = found;
  return {
    mode,
    method: 'search',
    key,
    type,
    name: [name, type === 'city' || type === 'zip' ? region : null].filter(Boolean).join(', '),
    latitude,
    longitude,
    radius: null,
    distanceUnit: unit,
    country_code,
  };
}

/** Cities and pins have a radius, other places have none. */
export function hasRadius({ method, type }: TargetAddress): boolean {
  return method === 'radius' || type === 'city';
}

const typeLabels: Readonly<Record<string, string>> = {
  country: 'Country',
  region: 'Region',
  city: 'City',
  zip: 'Postal code',
  neighborhood: 'Neighborhood',
  geo_market: 'Market',
  place: 'Place',
  address: 'Address',
  pin: 'Pin',
};

/** What kind of place it is, in words. */
export function formatPlaceType(type: string): string {
  return translate(typeLabels[type] ?? type);
}
