import type { Contract, ParsedInput } from '@adlane/contract';
import type { GoogleConversionGoal, GoogleLocation } from '@adlane/contract/ads/googleSources';
import { type GoogleAdsClient, quoteGaql } from '../../../connectors/googleAds/googleAdsClient';
import {
  type GoogleAdsRow,
  type LocationSuggestion,
  LocationSuggestions,
} from '../../../connectors/googleAds/shapes';
import { pageRange, toPage } from '../../../db/page';
import { paginateList } from '../facebookAssets/paginateList';

type Inputs = Contract['googleSources'];
type OfAccount = ParsedInput<Inputs['audienceSignals']>['query'];
type LocationQuery = ParsedInput<Inputs['locations']>['query'];

/**
 * Lists an account's audiences.
 * @throws GoogleAdsError
 */
export async function listAudienceSignals(client: GoogleAdsClient, customerId: string, query: OfAccount) {
  const rows = await client.search(
    customerId,
    "SELECT audience.id, audience.name, audience.description FROM audience WHERE audience.status = 'ENABLED'",
  );
  const audiences = rows.map(({ audience }) => audience);
  return paginateList(audiences, query);
}

/**
 * Lists an account's conversion goals by category and origin.
 * @throws GoogleAdsError
 */
export async function listConversionGoals(client: GoogleAdsClient, customerId: string, query: OfAccount) {
  const rows = await client.search(
    customerId,
    'SELECT customer_conversion_goal.category, customer_conversion_goal.origin, ' +
      'customer_conversion_goal.biddable FROM customer_conversion_goal',
  );
  return paginateList(rows.map(toGoal), query);
}

function toGoal({ customerConversionGoal }: GoogleAdsRow): GoogleConversionGoal {
  const { category, origin, biddable } = customerConversionGoal;
  return {
    // The end of the goal's resource name, which campaign goals share.
    id: `${category}~${origin}`,
    name: `${inWords(category)} (${inWords(origin).toLowerCase()})`,
    category,
    origin,
    is_biddable: biddable,
  };
}

/** Formats `SUBMIT_LEAD_FORM` as `Submit lead form`. */
function inWords(name: string): string {
  const words = name.toLowerCase().replaceAll('_', ' ');
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}

/**
 * Lists the places that Google suggests for a text; none without a text.
 * @throws GoogleAdsError
 */
export async function suggestLocations(client: GoogleAdsClient, query: LocationQuery) {
  if (!query.search) return toPage<GoogleLocation>([], 0, query);
  const answer = await client.post('geoTargetConstants:suggest', {
    locationNames: { names: [query.search] },
    ...(query.country_code === undefined ? {} : { countryCode: query.country_code.toUpperCase() }),
    ...(query.locale === undefined ? {} : { locale: query.locale }),
  });
  const suggestions = LocationSuggestions.parse(answer).geoTargetConstantSuggestions;
  const rows = sorted(suggestions.map(toLocation), query);
  const { limit, offset } = pageRange(query);
  return toPage(rows.slice(offset, offset + limit), rows.length, query);
}

/** Without a sort key, Google's order stays: best match first. */
function sorted(rows: readonly GoogleLocation[], { sort, order }: LocationQuery): readonly GoogleLocation[] {
  if (sort === undefined) return rows;
  const ascending = rows.toSorted((one, other) =>
    sort === 'name' ? one.name.localeCompare(other.name, 'en') : (one.reach ?? 0) - (other.reach ?? 0),
  );
  return order === 'desc' ? ascending.toReversed() : ascending;
}

function toLocation({ reach, geoTargetConstant: place }: LocationSuggestion): GoogleLocation {
  return {
    id: place.id,
    name: place.name,
    // Google writes no space: 'Boston,Massachusetts,United States'.
    canonical_name: place.canonicalName.replaceAll(/,(?=\S)/g, ', '),
    type: place.targetType,
    country_code: place.countryCode,
    reach: reach === '' ? null : Number(reach),
  };
}

/**
 * Returns the user's role in an account; null if the access comes from a manager account.
 * @throws GoogleAdsError
 */
export async function readAccessRole(
  client: GoogleAdsClient,
  customerId: string,
  email: string,
): Promise<string | null> {
  const [row] = await client.search(
    customerId,
    'SELECT customer_user_access.access_role, customer_user_access.email_address FROM customer_user_access ' +
      `WHERE customer_user_access.email_address = ${quoteGaql(email)}`,
  );
  return row ? row.customerUserAccess.accessRole : null;
}
