import type { Country, State } from '@adlane/contract/ads/lookups';
import { countries, type TCountryCode } from 'countries-list';

/** Lists all countries by name, each with its first phone code. */
export function listCountries(): Country[] {
  return Object.entries(countries)
    .map(([code, { name, phone }]) => ({ code, name, phone_code: `+${phone[0] ?? ''}` }))
    .toSorted((one, other) => one.name.localeCompare(other.name, 'en'));
}

export function isCountryCode(code: string): code is TCountryCode {
  return code in countries;
}

/** Lists a country's states or provinces by name, with their ISO 3166-2 codes; some countries have none. */
export async function listStates(country_code: string): Promise<State[]> {
  // 130 kB that few requests need.
  const { allCountries } = await import('country-region-data');
  const [, , regions = []] = allCountries.find(([, code]) => code === country_code) ?? [];
  return regions
    .map(([name, code]) => ({ code: code || name, name, country_code }))
    .toSorted((one, other) => one.name.localeCompare(other.name, 'en'));
}
