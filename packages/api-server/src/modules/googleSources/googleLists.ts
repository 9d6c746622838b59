import type { Contract, GoogleConversionGoal, GoogleLocation, ParsedInput } from '@adlane/contract';
import {
  type GoogleAdsClient,
  type GoogleAdsRow,
  gaqlText,
  textAt,
  valueAt,
} from '../../connectors/googleAds/googleAdsClient';

type Inputs = Contract['googleSources'];
type OfAccount = ParsedInput<Inputs['audienceSignals']>['query'];
type LocationQuery = ParsedInput<Inputs['locations']>['query'];

/** Google's list of something as a page of ours: Google pages by 10,000 rows, screens by 20. */
export function pageOfRows<Row>(
  rows: readonly Row[],
  query: { readonly page: number; readonly per_page: number },
) {
  const start = (query.page - 1) * query.per_page;
  const { page, per_page } = query;
  return { data: rows.slice(start, start + per_page), meta: { page, per_page, total: rows.length } };
}

const directions = { asc: 1, desc: -1 } as const;
/** Lists without a sort key stand in the order of names, whatever the default direction. */
function byName(query: { readonly sort?: string | undefined; readonly order: 'asc' | 'desc' }) {
  const sign = query.sort === undefined ? 1 : directions[query.order];
  return (one: { readonly name: string }, other: { readonly name: string }) =>
    sign * one.name.localeCompare(other.name, 'en');
}

function holds(text: string, search: string | undefined): boolean {
  return search === undefined || text.toLowerCase().includes(search.toLowerCase());
}

/** An account's audiences. @throws GoogleAdsError */
export async function listAudienceSignals(client: GoogleAdsClient, customerId: string, query: OfAccount) {
  const rows = await client.search(
    customerId,
    "SELECT audience.id, audience.name, audience.description FROM audience WHERE audience.status = 'ENABLED'",
  );
  const audiences = rows
    .map((row) => ({
      id: textAt(row, 'audience.id'),
      name: textAt(row, 'audience.name'),
      description: textAt(row, 'audience.description'),
    }))
    .filter(({ name, description }) => holds(`${name} ${description}`, query.search));
  return pageOfRows(audiences.toSorted(byName(query)), query);
}

/** An account's conversion goals: what kind of action, and where it happens. @throws GoogleAdsError */
export async function listConversionGoals(client: GoogleAdsClient, customerId: string, query: OfAccount) {
  const rows = await client.search(
    customerId,
    'SELECT customer_conversion_goal.category, customer_conversion_goal.origin, ' +
      'customer_conversion_goal.biddable FROM customer_conversion_goal',
  );
  const goals = rows.map(toGoal).filter(({ name }) => holds(name, query.search));
  return pageOfRows(goals.toSorted(byName(query)), query);
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
  if (!query.search) return pageOfRows<GoogleLocation>([], query);
  const answer = await client.post('geoTargetConstants:suggest', {
    locationNames: { names: [query.search] },
    ...(query.country_code === undefined ? {} : { countryCode: query.country_code.toUpperCase() }),
    ...(query.locale === undefined ? {} : { locale: query.locale }),
  });
  const suggestions = answer.geoTargetConstantSuggestions;
  const rows = (Array.isArray(suggestions) ? suggestions : []).map(toLocation);
  return pageOfRows(sorted(rows, query), query);
}

/** Google's own order, the best first, stays where no other is asked for. */
function sorted(rows: readonly GoogleLocation[], query: LocationQuery): readonly GoogleLocation[] {
  if (query.sort === undefined) return rows;
  if (query.sort === 'name') return rows.toSorted(byName(query));
  return rows.toSorted((one, other) => directions[query.order] * ((one.reach ?? 0) - (other.reach ?? 0)));
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
