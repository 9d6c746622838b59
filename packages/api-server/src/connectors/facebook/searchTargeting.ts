import type { FacebookLocation, TargetingOption } from '@adlane/contract/lookups';
import type { GraphAnswer, GraphClient, GraphParams } from './graphClient';

/** Kinds of places as `location_types` has them. */
export type LocationType = 'country' | 'region' | 'city' | 'zip' | 'neighborhood' | 'geo_market';

type PlaceSearch = {
  readonly q: string;
  readonly limit: number;
  readonly types: readonly LocationType[];
  readonly countryCode?: string | undefined;
  readonly regionId?: string | undefined;
};

/** Places that targeting can name, the best match first. @throws FacebookError */
export async function searchPlaces(client: GraphClient, search: PlaceSearch): Promise<FacebookLocation[]> {
  const rows = await read(client, 'search', {
    type: 'adgeolocation',
    q: search.q,
    location_types: search.types,
    country_code: search.countryCode?.toUpperCase(),
    region_id: search.regionId,
    limit: search.limit,
  });
  return rows.flatMap(toPlace).slice(0, search.limit);
}

/** Languages of targeting, all of them where no text is given; not the locales of lead forms. @throws FacebookError */
export async function searchLocales(client: GraphClient, q: string | undefined, limit: number) {
  const rows = await read(client, 'search', { type: 'adlocale', q, limit });
  return rows
    .filter(({ key }) => typeof key === 'number')
    .map(({ key, name }) => ({ key: Number(key), name: textOf(name) }))
    .slice(0, limit);
}

type OptionSearch = {
  /** `targetingsearch` by name, `targetingbrowse` for all, `targetingsuggestions` for what goes with others. */
  readonly edge: 'targetingsearch' | 'targetingbrowse' | 'targetingsuggestions';
  readonly params: GraphParams;
};

/** Interests, behaviours and the many fields that are called demographics here. @throws FacebookError */
export async function searchOptions(
  client: GraphClient,
  account: string,
  { edge, params }: OptionSearch,
): Promise<TargetingOption[]> {
  const rows = await read(client, `${account}/${edge}`, params);
  return rows.filter(({ id }) => typeof id === 'string').map(toOption);
}

async function read(client: GraphClient, path: string, params: GraphParams): Promise<GraphAnswer[]> {
  const { data } = await client({ method: 'GET', path, params });
  const rows: unknown[] = Array.isArray(data) ? data : [];
  return rows.filter((row): row is GraphAnswer => typeof row === 'object' && row !== null);
}

const kinds: Readonly<Record<string, FacebookLocation['type']>> = {
  country: 'country',
  region: 'region',
  city: 'city',
  zip: 'zip',
  neighborhood: 'neighborhood',
  geo_market: 'geo_market',
  place: 'place',
  address: 'address',
};

/** A kind of place that we don't know can't be aimed at here. */
function toPlace(row: GraphAnswer): FacebookLocation[] {
  const type = kinds[textOf(row.type)];
  if (type === undefined) return [];
  return [
    {
      key: textOf(row.key),
      name: textOf(row.name),
      type,
      country_code: textOf(row.country_code),
      country_name: textOf(row.country_name),
      region: textOf(row.region) || null,
      latitude: numberOf(row.latitude),
      longitude: numberOf(row.longitude),
      supports_region: row.supports_region === true,
      supports_city: row.supports_city === true,
    },
  ];
}

function toOption(row: GraphAnswer): TargetingOption {
  return {
    id: textOf(row.id),
    name: textOf(row.name),
    type: textOf(row.type),
    path: Array.isArray(row.path) ? row.path.map(textOf) : [],
    audience_size_lower_bound: numberOf(row.audience_size_lower_bound),
    audience_size_upper_bound: numberOf(row.audience_size_upper_bound),
  };
}

function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

/** Facebook answers -1 where it has no figure. */
function numberOf(value: unknown): number | null {
  return typeof value === 'number' && value !== -1 ? value : null;
}
