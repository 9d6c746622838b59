import type { FacebookLocation, TargetingOption } from '@adlane/contract/ads/lookups';
import * as z from 'zod';
import { lenientList } from '../json/lenientShapes';
import type { GraphClient, GraphParams } from './graph/graphClient';
import { LocaleRow, PlaceRow, TargetingOptionRow } from './graph/shapes';

/** Kinds of places as `location_types` has them. */
export type LocationType = 'country' | 'region' | 'city' | 'zip' | 'neighborhood' | 'geo_market';

type PlaceSearch = {
  readonly q: string;
  readonly limit: number;
  readonly types: readonly LocationType[];
  readonly countryCode?: string | undefined;
  readonly regionId?: string | undefined;
};

/** Searches places that targeting can name, the best match first. @throws FacebookError */
export async function searchPlaces(client: GraphClient, wanted: PlaceSearch): Promise<FacebookLocation[]> {
  const rows = await search(
    client,
    'search',
    {
      type: 'adgeolocation',
      q: wanted.q,
      location_types: wanted.types,
      country_code: wanted.countryCode?.toUpperCase(),
      region_id: wanted.regionId,
      limit: wanted.limit,
    },
    PlaceRow,
  );
  return rows.flatMap(toPlaces).slice(0, wanted.limit);
}

/** Searches languages of targeting, all of them without a text; not the locales of lead forms. @throws FacebookError */
export async function searchLocales(client: GraphClient, q: string | undefined, limit: number) {
  const rows = await search(client, 'search', { type: 'adlocale', q, limit }, LocaleRow);
  return rows.slice(0, limit);
}

type OptionSearch = {
  /** `targetingsearch` by name, `targetingbrowse` for all, `targetingsuggestions` for related options. */
  readonly edge: 'targetingsearch' | 'targetingbrowse' | 'targetingsuggestions';
  readonly params: GraphParams;
};

/** Searches interests, behaviors and the many fields that are called demographics here. @throws FacebookError */
export async function searchOptions(
  client: GraphClient,
  account: string,
  { edge, params }: OptionSearch,
): Promise<TargetingOption[]> {
  return search(client, `${account}/${edge}`, params, TargetingOptionRow);
}

async function search<Row extends z.ZodType>(
  client: GraphClient,
  path: string,
  params: GraphParams,
  row: Row,
): Promise<z.output<Row>[]> {
  const answer = await client({ method: 'GET', path, params });
  return z.object({ data: lenientList(row) }).parse(answer).data;
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

/** Unknown kinds of places cannot be targeted here. */
function toPlaces({ type: kind, ...place }: PlaceRow): FacebookLocation[] {
  const type = kinds[kind];
  return type === undefined ? [] : [{ ...place, type }];
}
