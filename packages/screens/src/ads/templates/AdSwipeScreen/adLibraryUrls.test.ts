import { expect, it } from 'vitest';
import { buildAdLibraryUrl, buildTransparencyUrl } from './adLibraryUrls';

it('the search term cannot change another parameter of the ad library', () => {
  const url = new URL(buildAdLibraryUrl('teeth & smiles&country=FR', 'US'));
  expect(url.host).toBe('www.facebook.com');
  expect(url.searchParams.get('q')).toBe('teeth & smiles&country=FR');
  expect(url.searchParams.get('country')).toBe('US');
});

it.each([
  ['ALL', 'anywhere'],
  ['DE', 'DE'],
])('the country %s is the region %s at Google', (country, region) => {
  expect(new URL(buildTransparencyUrl('dentist', country)).searchParams.get('region')).toBe(region);
});
