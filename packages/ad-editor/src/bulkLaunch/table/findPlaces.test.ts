import type { FacebookLocation } from '@adlane/contract/ads/lookups';
import { describe, expect, it } from 'vitest';
import { findPlaces, matchPlace } from './findPlaces';

function city(name: string, region: string, key: string): FacebookLocation {
  return {
    key,
    type: 'city',
    name,
    region,
    country_code: 'US',
    country_name: 'United States',
    latitude: null,
    longitude: null,
    supports_region: true,
    supports_city: true,
  };
}
const cities = [
  city('Springfield', 'Illinois', '1'),
  city('Springfield', 'Ohio', '2'),
  city('Salem', 'Ohio', '3'),
];

describe('a place of a table', () => {
  it('is the only one of its name, or of its name and region', () => {
    expect(matchPlace('springfield,Ohio', cities, 'mile').place).toMatchObject({ key: '2', mode: 'include' });
    expect(matchPlace('Salem', cities, 'mile').place).toMatchObject({ key: '3', name: 'Salem, Ohio' });
  });

  it('is left to be chosen where there are several or none', () => {
    expect(matchPlace('Springfield', cities, 'mile')).toEqual({ count: 2 });
    expect(matchPlace('Springfield, Texas', cities, 'mile')).toEqual({ count: 0 });
  });

  it('is searched by its city, each name once', async () => {
    const searched: string[] = [];
    const search = async (text: string) => {
      searched.push(text);
      return cities;
    };
    const found = await findPlaces(['Salem', 'Springfield, Ohio'], search, 'mile');
    expect(searched).toEqual(['Salem', 'Springfield']);
    expect([...found.values()].map(({ place }) => place?.key)).toEqual(['3', '2']);
  });
});
