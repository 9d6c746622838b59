import type { Contract, ParsedInput } from '@adlane/contract';
import type { GoogleConversionGoal, GoogleLocation } from '@adlane/contract/googleSources';
import {
  type GoogleAdsClient,
  type GoogleAdsRow,
  gaqlText,
  textAt,
  valueAt,
} from '../../connectors/googleAds/googleAdsClient';

import { pageRange, toPage } from '../../db/page';
import { pageOfList } from '../facebookAssets/pageOfList';

type Inputs = Contract['googleSources'];
type OfAccount = ParsedInput<Inputs['audienceSignals']>['query'];
type LocationQuery = ParsedInput<Inputs['locations']>['query'];

/** An account's audiences. @throws GoogleAdsError */
export async function listAudienceSignals(client: GoogleAdsClient, customerId: string, query: OfAccount) {
  const rows = await client.search(
    customerId,
    "SELECT audience.id, audience.name, audience.description FROM audience WHERE audience.status = 'ENABLED'",
  );
  const audiences = rows.map((row) => ({
    id: textAt(row, 'audience.id'),
    name: textAt(row, 'audience.name'),
    description: textAt(row, 'audience.description'),
  }));
  return pageOfList(audiences, query);
}

/** An account's conversion goals: what kind of action, and where it happens. @throws GoogleAdsError */
export async function listConversionGoals(client: GoogleAdsClient, customerId: string, query: OfAccount) {
  const rows = await client.search(
    customerId,
    'SELECT customer_conversion_goal.category, customer_conversion_goal.origin, ' +
      'customer_conversion_goal.biddable FROM customer_conversion_goal',
  );
  return pageOfList(rows.map(toGoal), query);
}

function toGoal(row: GoogleAdsRow): GoogleConversionGoal {
  const category = textAt(row, 'customerConversionGoal.category');
  const origin = textAt(row, 'customerConversionGoal.origin');
  return {
    // The end of the goal's resource name: what a campaign's own goal is named by, too.
    id: `${category}~${origin}`,
    name: `${inWords(category)} (${inWords(origin).toLowerCase()})`,
    category,
    origin,
    is_biddable: valueAt(row, 'customerConversionGoal.biddable') === true,
  };
}

/** `SUBMIT_LEAD_FORM` is `Submit lead form`. */
function inWords(name: string): string {
  const words = name.toLowerCase().replaceAll('_', ' ');
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}

/** Places that Google suggests for a text; none for no text. @throws GoogleAdsError */
export async function suggestLocations(client: GoogleAdsClient, query: LocationQuery) {
  if (!query.search) return toPage<GoogleLocation>([], 0, query);
  const answer = await client.post('geoTargetConstants:suggest', {
    locationNames: { names: [query.search] },
    ...(query.country_code === undefined ? {} : { countryCode: query.country_code.toUpperCase() }),
    ...(query.locale === undefined ? {} : { locale: query.locale }),
  });
  const suggestions = answer.geoTargetConstantSuggestions;
  const rows = sorted((Array.isArray(suggestions) ? suggestions : []).map(toLocation), query);
  const { limit, offset } = pageRange(query);
  return toPage(rows.slice(offset, offset + limit), rows.length, query);
}

/** Google's own order, the best first, stays where no other is asked for. */
function sorted(rows: readonly GoogleLocation[], { sort, order }: LocationQuery): readonly GoogleLocation[] {
  if (sort === undefined) return rows;
  const ascending = rows.toSorted((one, other) =>
    sort === 'name' ? one.name.localeCompare(other.name, 'en') : (one.reach ?? 0) - (other.reach ?? 0),
  );
  return order === 'desc' ? ascending.toReversed() : ascending;
}

function toLocation(row: GoogleAdsRow): GoogleLocation {
  const reach = textAt(row, 'reach');
  return {
    id: textAt(row, 'geoTargetConstant.id'),
    name: textAt(row, 'geoTargetConstant.name'),
    canonical_name: textAt(row, 'geoTargetConstant.canonicalName'),
    type: textAt(row, 'geoTargetConstant.targetType'),
    country_code: textAt(row, 'geoTargetConstant.countryCode'),
    reach: reach === '' ? null : Number(reach),
  };
}

/** The role that a signed-in user has in an account; null where it comes from a manager above. @throws GoogleAdsError */
export async function readAccessRole(
  client: GoogleAdsClient,
  customerId: string,
  email: string,
): Promise<string | null> {
  const [row] = await client.search(
    customerId,
    'SELECT customer_user_access.access_role, customer_user_access.email_address FROM customer_user_access ' +
      `WHERE customer_user_access.email_address = ${gaqlText(email)}`,
  );
  return row ? textAt(row, 'customerUserAccess.accessRole') : null;
}
