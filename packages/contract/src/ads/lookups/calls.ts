import * as z from 'zod';
import { forAgencyOrClient, forAnyone } from '../../access';
import { audienceKinds, specialAdCategories } from '../../constants/targeting';
import { platforms } from '../../constants/templates';
import { call } from '../../define';
import { queryId } from '../../fields';
import { Country, FacebookLocation, Language, State, TargetingLocale, TargetingOption } from './schemas';

const text = z.string().trim().min(1).max(200);
const limit = z.coerce.number<number | string>().int().min(1).max(100).default(25);
const country_code = z.string().length(2).optional();

/** Searches use an ad account's token; the default account's by default. */
const search = { ad_account_id: queryId.optional(), q: text, limit };
const places = {
  method: 'GET',
  spec: 'ads §7',
  access: forAgencyOrClient(),
  response: z.object({ data: z.array(FacebookLocation) }),
} as const;

export const lookupsCalls = {
  locations: call({
    ...places,
    path: '/api/v1/facebook/search/locations',
    summary: 'Places of all kinds that Facebook can aim at',
    query: z.object({ ...search, country_code }),
  }),
  countries: call({
    ...places,
    path: '/api/v1/facebook/search/countries',
    summary: 'Countries that Facebook can aim at',
    query: z.object(search),
  }),
  cities: call({
    ...places,
    path: '/api/v1/facebook/search/cities',
    summary: 'Cities that Facebook can aim at',
    query: z.object({ ...search, country_code, region_id: z.string().max(32).optional() }),
  }),
  region: call({
    ...places,
    path: '/api/v1/facebook/search/region',
    summary: 'Regions that Facebook can aim at',
    query: z.object({ ...search, country_code }),
  }),
  zipcode: call({
    ...places,
    path: '/api/v1/facebook/search/zipcode',
    summary: 'Zip codes that Facebook can aim at',
    query: z.object({ ...search, country_code }),
  }),
  targeting: call({
    method: 'GET',
    path: '/api/v1/facebook/search/targeting',
    summary: 'Interests, demographics and behaviors by name',
    spec: 'ads §7',
    access: forAgencyOrClient(),
    query: z.object({
      ...search,
      kind: z.enum(audienceKinds).optional(),
      specialAdCategory: z.enum(specialAdCategories).default('NONE'),
    }),
    response: z.object({ data: z.array(TargetingOption) }),
  }),
  browseTargeting: call({
    method: 'GET',
    path: '/api/v1/facebook/search/targeting/browse',
    summary: 'All demographics and behaviors, as a tree by `path`',
    spec: 'ads §7',
    access: forAgencyOrClient(),
    query: z.object({ ad_account_id: queryId.optional(), kind: z.enum(audienceKinds) }),
    response: z.object({ data: z.array(TargetingOption) }),
  }),
  suggestTargeting: call({
    method: 'GET',
    path: '/api/v1/facebook/search/targeting/suggestions',
    summary: 'What else fits the chosen interests',
    spec: 'ads §7',
    access: forAgencyOrClient(),
    query: z.object({
      ad_account_id: queryId.optional(),
      /** Comma-separated ids. */
      ids: z.string().min(1).max(2000),
      limit,
    }),
    response: z.object({ data: z.array(TargetingOption) }),
  }),
  targetingLocales: call({
    method: 'GET',
    path: '/api/v1/facebook/search/locales',
    summary: "Languages of Facebook's targeting",
    spec: 'ads §7',
    access: forAgencyOrClient(),
    query: z.object(search),
    response: z.object({ data: z.array(TargetingLocale) }),
  }),
  allCountries: call({
    method: 'GET',
    path: '/api/v1/countries',
    summary: 'Countries with their phone codes, for addresses',
    spec: 'ads §7',
    access: forAnyone,
    response: z.object({ data: z.array(Country) }),
  }),
  states: call({
    method: 'GET',
    path: '/api/v1/states',
    summary: "A country's states or provinces, for addresses",
    spec: 'ads §7',
    access: forAnyone,
    query: z.object({ country_code: z.string().length(2) }),
    response: z.object({ data: z.array(State) }),
  }),
  languages: call({
    method: 'GET',
    path: '/api/v1/languages',
    summary: 'Languages that a platform can aim at',
    spec: 'ads §9',
    access: forAgencyOrClient(),
    query: z.object({ platform: z.enum(platforms).default('google') }),
    response: z.object({ data: z.array(Language) }),
  }),
};
