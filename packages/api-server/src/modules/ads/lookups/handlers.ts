import { googleLanguages } from '@adlane/contract/constants';
import { messages } from '@adlane/contract/rules';
import { createShortCache } from '../../../cache/shortCache';
import { searchLocales } from '../../../connectors/facebook/searchTargeting';
import type { ContractHandlers } from '../../../http/contractHandlers';
import { invalid } from '../../../http/problem';
import type { Ports } from '../../../ports';
import { isCountryCode, listCountries, listStates } from './countries';
import { findOptions, findPlaces, searchFacebook } from './facebookSearch';

/** Facebook's answers are cached while a user types and selects. */
const cacheSize = { ttlMs: 5 * 60_000, maxEntries: 500 };

/** More languages than Facebook has. */
const allLocales = 500;

/** Lookups of forms: places, audiences and languages of the platforms, countries and states of the world. */
export function lookupsHandlers({ clock }: Pick<Ports, 'clock'>): ContractHandlers<'lookups'> {
  const cache = createShortCache(clock, cacheSize);
  return {
    locations: async ({ query, call }) => ({
      data: await findPlaces(call, { ...query, cache, types: ['country', 'region', 'city', 'zip'] }),
    }),
    countries: async ({ query, call }) => ({
      data: await findPlaces(call, { ...query, cache, types: ['country'] }),
    }),
    cities: async ({ query, call }) => ({
      data: await findPlaces(call, { ...query, cache, types: ['city'] }),
    }),
    region: async ({ query, call }) => ({
      data: await findPlaces(call, { ...query, cache, types: ['region'] }),
    }),
    zipcode: async ({ query, call }) => ({
      data: await findPlaces(call, { ...query, cache, types: ['zip'] }),
    }),
    targeting: async ({ query: { ad_account_id, q, limit, kind, specialAdCategory }, call }) => ({
      data: await findOptions(call, {
        cache,
        edge: 'targetingsearch',
        adAccountId: ad_account_id,
        params: { q },
        kind,
        limit,
        category: specialAdCategory,
      }),
    }),
    browseTargeting: async ({ query: { ad_account_id, kind }, call }) => ({
      data: await findOptions(call, {
        cache,
        edge: 'targetingbrowse',
        adAccountId: ad_account_id,
        params: {},
        kind,
        limit: 500,
      }),
    }),
    suggestTargeting: async ({ query: { ad_account_id, ids, limit }, call }) => ({
      data: await findOptions(call, {
        cache,
        edge: 'targetingsuggestions',
        adAccountId: ad_account_id,
        params: { targeting_list: readIds(ids).map((id) => ({ type: 'interests', id })) },
        limit,
      }),
    }),
    targetingLocales: async ({ query: { ad_account_id, q, limit }, call }) => ({
      data: await searchFacebook(call, {
        cache,
        key: ['locales', q, limit],
        adAccountId: ad_account_id,
        read: (client) => searchLocales(client, q, limit),
      }),
    }),
    allCountries: () => ({ data: listCountries() }),
    states: async ({ query }) => {
      const code = query.country_code.toUpperCase();
      if (!isCountryCode(code)) throw invalid({ country_code: [messages.optionRequired] });
      return { data: await listStates(code) };
    },
    languages: async ({ query, call }) => {
      if (query.platform === 'google') return { data: [...googleLanguages] };
      const locales = await searchFacebook(call, {
        cache,
        key: ['languages'],
        adAccountId: undefined,
        read: (client) => searchLocales(client, undefined, allLocales),
      });
      return { data: locales.map(({ key, name }) => ({ code: key, iso: null, label: name })) };
    },
  };
}

/**
 * Parses ids such as `1,2,3`; a platform's ids are digits.
 * @throws Problem 422
 */
function readIds(text: string): string[] {
  const ids = text.split(',').map((id) => id.trim());
  if (!ids.every((id) => /^\d{1,32}$/.test(id))) throw invalid({ ids: [messages.optionRequired] });
  return ids;
}
