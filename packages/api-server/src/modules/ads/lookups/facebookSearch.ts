import type { FacebookLocation, TargetingOption } from '@adlane/contract/ads/lookups';
import type { audienceKinds, specialAdCategories } from '@adlane/contract/constants';
import type { ShortCache } from '../../../cache/shortCache';
import type { GraphClient } from '../../../connectors/facebook/graph/graphClient';
import { type LocationType, searchOptions, searchPlaces } from '../../../connectors/facebook/searchTargeting';
import type { UserCall } from '../../../http/CallContext';
import { readFacebook } from '../sources/access/withFacebook';
import { chooseAdAccount } from '../sources/assets/chooseAdAccount';

type AudienceKind = (typeof audienceKinds)[number];
type Category = (typeof specialAdCategories)[number];

/** Criteria of a search besides the account. */
type Search<T> = {
  readonly cache: ShortCache;
  readonly key: readonly unknown[];
  readonly adAccountId: number | undefined;
  readonly read: (client: GraphClient, account: string) => Promise<T>;
};

/**
 * Searches Facebook through an ad account's connection; a tenant's answers are cached for a while. Access to
 * the account is checked each time.
 * @throws Problem 404, 412 'Please Connect Your Facebook Ad Account', and for Facebook's refusals
 */
export async function searchFacebook<T>(
  call: UserCall,
  { cache, key, adAccountId, read }: Search<T>,
): Promise<T> {
  const { account, source } = await call.inTenant((ctx) =>
    chooseAdAccount(ctx, { channel: 'facebook', id: adAccountId }),
  );
  return cache.get([call.caller.agency_id, account.id, ...key], () =>
    readFacebook(call.ports, source, (client) => read(client, account.external_id)),
  );
}

type PlaceQuery = {
  readonly cache: ShortCache;
  readonly types: readonly LocationType[];
  readonly ad_account_id?: number | undefined;
  readonly q: string;
  readonly limit: number;
  readonly country_code?: string | undefined;
  readonly region_id?: string | undefined;
};

/** Searches places of some kinds by name. */
export function findPlaces(
  call: UserCall,
  { cache, types, q, limit, ad_account_id: adAccountId, ...place }: PlaceQuery,
): Promise<FacebookLocation[]> {
  const search = { q, limit, types, countryCode: place.country_code, regionId: place.region_id };
  return searchFacebook(call, {
    cache,
    key: ['places', search],
    adAccountId,
    read: (client) => searchPlaces(client, search),
  });
}

type OptionQuery = {
  readonly cache: ShortCache;
  readonly edge: Parameters<typeof searchOptions>[2]['edge'];
  readonly adAccountId: number | undefined;
  readonly params: Readonly<Record<string, unknown>>;
  readonly kind?: AudienceKind | undefined;
  readonly limit?: number;
  readonly category?: Category;
};

/** Facebook searches interests and behaviors by kind; all other kinds are called demographics here. */
const limitTypes: Readonly<Record<AudienceKind, string | undefined>> = {
  interests: 'interests',
  behaviors: 'behaviors',
  demographics: undefined,
};

function hasKind({ type }: TargetingOption, kind: AudienceKind | undefined): boolean {
  if (kind !== 'demographics') return kind === undefined || type === kind;
  return type !== 'interests' && type !== 'behaviors';
}

/** Searches options of detailed targeting; a special ad category excludes those that its ads may not use. */
export async function findOptions(
  call: UserCall,
  { cache, edge, adAccountId, params, kind, limit, category = 'NONE' }: OptionQuery,
): Promise<TargetingOption[]> {
  const sent = {
    ...params,
    ...(kind === undefined ? {} : { limit_type: limitTypes[kind] }),
    ...(category === 'NONE' ? {} : { regulated_categories: [category] }),
    // Demographics are filtered here, so more rows are requested than are shown.
    limit: kind === 'demographics' ? 500 : limit,
  };
  const options = await searchFacebook(call, {
    cache,
    key: [edge, sent],
    adAccountId,
    read: (client, account) => searchOptions(client, account, { edge, params: sent }),
  });
  return options.filter((option) => hasKind(option, kind)).slice(0, limit);
}
