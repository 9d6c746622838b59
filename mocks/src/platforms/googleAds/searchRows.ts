import { isRecord } from '../facebook/checkParameters';
import { compare, type GaqlQuery, meets, parseGaql } from './gaql';
import { getCustomerCurrency } from './getCustomerCurrency';
import { googleAdsDemo } from './googleAdsDemo';
import { camel, checkFields } from './googleAdsFields';
import {
  findGoogleResource,
  type GoogleAdsState,
  type GoogleResource,
  type GoogleValues,
} from './googleAdsState';
import {
  type DayFigures,
  figuresByDay,
  getPolicySummary,
  listFieldTypeSummaries,
  primaryStatus,
} from './googleStatus';

type Row = Record<string, GoogleValues>;
type World = { readonly state: GoogleAdsState; readonly now: number };

const collectionsByResource: Readonly<Record<string, string>> = {
  campaign: 'campaigns',
  campaign_budget: 'campaignBudgets',
  asset_group: 'assetGroups',
  asset_group_asset: 'assetGroupAssets',
  ad_group: 'adGroups',
  ad_group_ad: 'adGroupAds',
  ad_group_criterion: 'adGroupCriteria',
  campaign_criterion: 'campaignCriteria',
  campaign_asset: 'campaignAssets',
  asset_group_signal: 'assetGroupSignals',
  asset: 'assets',
  label: 'labels',
  campaign_label: 'campaignLabels',
  audience: 'audiences',
  conversion_action: 'conversionActions',
  customer_conversion_goal: 'customerConversionGoals',
  customer_user_access: 'customerUserAccesses',
};

/** Answers a query on a customer: the selected fields of each row, nested, 64-bit numbers as text. */
export function searchRows(world: World, customerId: string, text: string): Row[] {
  const query = parseGaql(text);
  const inWhere = query.conditions.map(({ field }) => field);
  checkFields(query.from, [...query.fields, ...inWhere, ...(query.orderBy ? [query.orderBy.field] : [])]);
  const rows = sourceRows(world, customerId, query).filter((row) =>
    query.conditions.every((condition) => meets(condition, readValue(row, condition.field))),
  );
  const merged = isByDay(query) ? rows : sumDays(rows, query);
  const ordered = query.orderBy ? merged.toSorted(byField(query.orderBy)) : merged;
  return ordered.slice(0, query.limit ?? undefined).map((row) => selected(row, query));
}

function isByDay({ fields }: GaqlQuery): boolean {
  return fields.includes('segments.date');
}

function sourceRows(world: World, customerId: string, query: GaqlQuery): Row[] {
  if (query.from === 'customer_client') return clientRows(world.state, customerId);
  const customer = customerValues(world.state, customerId);
  if (query.from === 'customer') return [{ customer }];
  const collection = collectionsByResource[query.from];
  const wantsFigures = [...query.fields, ...query.conditions.map(({ field }) => field)].some((field) =>
    /^(metrics|segments)\./.test(field),
  );
  return world.state.resources
    .filter((one) => one.collection === collection && one.customerId === customerId)
    .flatMap((resource) => {
      const row = { ...linked(world, query.from, resource), customer };
      if (!wantsFigures) return [row];
      const days = figuresByDay(figuresSource(world, resource), {
        ...world,
        timeZone: String(customer.timeZone),
      });
      return days.map((day) => ({ ...row, segments: { date: day.date }, metrics: toMetrics(day) }));
    });
}

/** A group's figures are its campaign's: each campaign of the double has one group. */
function figuresSource({ state }: World, resource: GoogleResource): GoogleResource {
  const owner = findGoogleResource(state, resource.values.adGroup ?? resource.values.assetGroup) ?? resource;
  return findGoogleResource(state, owner.values.campaign) ?? owner;
}

function linked(world: World, from: string, resource: GoogleResource): Row {
  const { state } = world;
  const values = withStatus(world, resource);
  if (from === 'campaign') {
    const budget = findGoogleResource(state, resource.values.campaignBudget)?.values ?? {};
    return { campaign: values, campaignBudget: budget };
  }
  const row: Row = { [camel(from)]: values };
  for (const [owner, field] of owners) {
    const name = values[field] ?? row.adGroup?.[field] ?? row.assetGroup?.[field];
    const found = name === undefined ? undefined : findGoogleResource(state, name);
    if (found) row[owner] = withStatus(world, found);
  }
  return row;
}

/** Resources that others name, in the order in which they are found. */
const owners = [
  ['adGroup', 'adGroup'],
  ['assetGroup', 'assetGroup'],
  ['asset', 'asset'],
  ['label', 'label'],
  ['campaign', 'campaign'],
] as const;

const withOwnStatus = new Set([
  'campaigns',
  'assetGroups',
  'adGroups',
  'adGroupAds',
  'assetGroupAssets',
  'campaignAssets',
]);

function withStatus({ state, now }: World, resource: GoogleResource): GoogleValues {
  if (resource.collection === 'assets') {
    return { ...resource.values, fieldTypePolicySummaries: listFieldTypeSummaries(resource, state, now) };
  }
  if (!withOwnStatus.has(resource.collection)) return resource.values;
  return {
    ...resource.values,
    ...primaryStatus(resource, state, now),
    policySummary: getPolicySummary(resource, state, now),
  };
}

function toMetrics({ impressions, clicks, costMicros, conversions }: DayFigures): GoogleValues {
  return {
    impressions: String(impressions),
    clicks: String(clicks),
    costMicros: String(costMicros),
    conversions,
  };
}

/** Sums the days of each resource into one row. */
function sumDays(rows: readonly Row[], { from }: GaqlQuery): Row[] {
  const sums = new Map<unknown, Row>();
  for (const row of rows) {
    const name = row[camel(from)]?.resourceName;
    const sum = sums.get(name);
    sums.set(name, sum?.metrics && row.metrics ? { ...sum, metrics: added(sum.metrics, row.metrics) } : row);
  }
  return [...sums.values()];
}

function added(one: GoogleValues, other: GoogleValues): GoogleValues {
  const total = (name: string) => Number(one[name]) + Number(other[name]);
  return {
    impressions: String(total('impressions')),
    clicks: String(total('clicks')),
    costMicros: String(total('costMicros')),
    conversions: total('conversions'),
  };
}

function customerValues(state: GoogleAdsState, id: string): GoogleValues {
  const customer = state.customers.find((candidate) => candidate.id === id);
  return {
    resourceName: `customers/${id}`,
    id,
    descriptiveName: customer?.name ?? googleAdsDemo.manager.name,
    currencyCode: getCustomerCurrency(state, id),
    timeZone: customer?.timeZone ?? 'America/New_York',
    manager: customer === undefined,
    status: 'ENABLED',
  };
}

function clientRows(state: GoogleAdsState, customerId: string): Row[] {
  const { manager } = googleAdsDemo;
  const below =
    customerId === manager.id ? [manager.id, ...state.customers.map(({ id }) => id)] : [customerId];
  return below.map((id) => ({
    customer: customerValues(state, customerId),
    customerClient: {
      ...customerValues(state, id),
      resourceName: `customers/${customerId}/customerClients/${id}`,
      clientCustomer: `customers/${id}`,
      level: id === customerId ? '0' : '1',
      hidden: false,
    },
  }));
}

function readValue(row: Row, field: string): unknown {
  const [resource = '', ...names] = field.split('.').map(camel);
  return names.reduce<unknown>((value, name) => (isRecord(value) ? value[name] : undefined), row[resource]);
}

function byField({ field, isDescending }: NonNullable<GaqlQuery['orderBy']>) {
  return (one: Row, other: Row) => {
    const order = compare(String(readValue(one, field) ?? ''), String(readValue(other, field) ?? ''));
    return isDescending ? -order : order;
  };
}

/** Selects the requested fields; a resource's name is always included. */
function selected(row: Row, { fields, from }: GaqlQuery): Row {
  const answer: Row = {};
  const put = (field: string) => {
    const value = readValue(row, field);
    if (value === undefined) return;
    const [resource = '', ...names] = field.split('.').map(camel);
    answer[resource] = putDeep(answer[resource] ?? {}, names, value);
  };
  put(`${from}.resource_name`);
  for (const field of fields) put(field);
  return answer;
}

function putDeep(
  values: GoogleValues,
  [name = '', ...rest]: readonly string[],
  value: unknown,
): GoogleValues {
  if (rest.length === 0) return { ...values, [name]: value };
  const inner = values[name];
  return { ...values, [name]: putDeep(isRecord(inner) ? inner : {}, rest, value) };
}
