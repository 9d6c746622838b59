import type { FacebookLocation, TargetingOption } from '@adlane/contract/ads/lookups';
import type { TargetAddress } from '@adlane/contract/ads/templates';

/** Places as Facebook's search answers them. */
export const storyPlaces: FacebookLocation[] = [
  {
    key: '2490299',
    name: 'New York',
    type: 'city',
    country_code: 'US',
    country_name: 'United States',
    region: 'New York',
    latitude: 40.7128,
    longitude: -74.006,
    supports_region: true,
    supports_city: true,
  },
  {
    key: '3875',
    name: 'New Jersey',
    type: 'region',
    country_code: 'US',
    country_name: 'United States',
    region: null,
    latitude: null,
    longitude: null,
    supports_region: true,
    supports_city: true,
  },
  {
    key: 'US:10001',
    name: '10001',
    type: 'zip',
    country_code: 'US',
    country_name: 'United States',
    region: 'New York',
    latitude: 40.7506,
    longitude: -73.9972,
    supports_region: true,
    supports_city: true,
  },
];

/** A city that is chosen already. */
export const storyCity: TargetAddress = {
  mode: 'include',
  method: 'search',
  key: '2490299',
  type: 'city',
  name: 'New York, New York',
  latitude: 40.7128,
  longitude: -74.006,
  radius: null,
  distanceUnit: 'mile',
  country_code: 'US',
};

/** A pin with a circle around it. */
export const storyPin: TargetAddress = {
  ...storyCity,
  method: 'radius',
  key: null,
  type: 'pin',
  name: 'Practice',
  latitude: 40.9,
  longitude: -73.4,
  radius: 25,
  country_code: '',
};

function option(id: string, name: string, type: string, path: string[], size: number): TargetingOption {
  return {
    id,
    name,
    type,
    path,
    audience_size_lower_bound: size,
    audience_size_upper_bound: Math.round(size * 1.2),
  };
}

/** What can be aimed by, one of each group and one more. */
export const storyOptions: TargetingOption[] = [
  option('6003107902433', 'Dentistry', 'interests', ['Interests', 'Health', 'Dentistry'], 21_000_000),
  option('6003384248805', 'Fitness and wellness', 'interests', ['Interests'], 310_000_000),
  option('6002714895372', 'Frequent travelers', 'behaviors', ['Behaviors', 'Travel'], 95_000_000),
  option('6002714398172', 'Newlywed', 'life_events', ['Demographics', 'Life events'], 2_400_000),
];
