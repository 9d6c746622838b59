import { contract, fillPath, listCalls, type NamedCall } from '@adlane/contract';

/** A request to measure, with a name for the report. */
export type TimedRequest = {
  readonly name: string;
  readonly path: string;
  /**
   * For lists that belong to one row: their table, its column with the row's id, and the placeholder of the
   * id in the path.
   */
  readonly of?: { readonly parts: string; readonly key: string; readonly place: string };
};

export type TimedRole = 'Agency' | 'SuperAdmin';

/** Lists that belong to one row. */
const nestedLists: Readonly<Record<string, NonNullable<TimedRequest['of']>>> = {
  'ads.adSets': { parts: 'ad_sets', key: 'ad_id', place: 'ad_id' },
  'ads.adSetAds': { parts: 'ad_set_ads', key: 'adset_id', place: 'id' },
  'customFields.clientValues': { parts: 'clients', key: 'id', place: 'client_user_id' },
  'outboundMessages.list': { parts: 'outbound_messages', key: 'project_id', place: 'project_id' },
  'outboundMessages.targets': { parts: 'surveys', key: 'project_id', place: 'project_id' },
  'projectSurveys.list': { parts: 'surveys', key: 'project_id', place: 'project_id' },
  'projectSurveys.export': { parts: 'survey_answers', key: 'survey_id', place: 'id' },
  'projectWebhooks.deliveries': { parts: 'webhook_deliveries', key: 'webhook_id', place: 'id' },
  'leads.deliveries': { parts: 'lead_deliveries', key: 'lead_id', place: 'id' },
};

/** Calls that a platform answers: their rows are in no table. */
const platformCalls = [
  /^facebookAssets\./,
  /^googleSources\.(?!defaultAccounts)/,
  /^lookups\./,
  /^sources\.openai$/,
  /^templateImports\.campaigns$/,
];

/**
 * True for calls of users that read any number of a tenant's (or all tenants') rows: lists, files of lists, counts and
 * figures. A visitor's lists have few rows.
 */
export function readsLists({ name, resource, call }: NamedCall): boolean {
  const { kind } = call.access;
  const isRead = call.method === 'GET' && kind === 'user';
  if (!isRead || platformCalls.some((pattern) => pattern.test(name))) return false;
  const isList = 'page' in (call.query?.shape ?? {}) || call.response === 'csv';
  return (isList && !call.path.includes('/failed/')) || resource === 'dashboard' || name.endsWith('ount');
}

function listVariants({ name, call }: NamedCall): TimedRequest[] {
  const shape = call.query?.shape ?? {};
  const sort = 'sort' in shape ? listOptions(shape['sort']) : [];
  const queries = ['', ...sort.map((key) => `?sort=${key}&order=asc`)];
  if ('search' in shape) queries.push('?search=ann', '?search=no-such-thing');
  if ('page' in shape) queries.push('?page=20');
  const of = nestedLists[name];
  return queries.map((query) => ({
    name: `${name}${query}`,
    path: `${call.path}${query}`,
    ...(of ? { of } : {}),
  }));
}

function listOptions(schema: unknown): readonly string[] {
  for (let current = schema; typeof current === 'object' && current !== null; ) {
    if ('options' in current && Array.isArray(current.options)) return current.options.map(String);
    current = 'unwrap' in current && typeof current.unwrap === 'function' ? current.unwrap() : undefined;
  }
  return [];
}

/** Returns the path of a request, with the id of its row. */
export function buildPath({ path, of }: TimedRequest, id: number): string {
  if (!of) return path;
  if (path.includes(`{${of.place}}`)) return fillPath(path, { [of.place]: id });
  return `${path}${path.includes('?') ? '&' : '?'}${of.place}=${id}`;
}

/**
 * Lists every list, count and dashboard figure of a role, and its other reads without an id: by default, by each sort
 * key, with a search, and on a late page. The super admin's are those that no other role has.
 */
export function listRequests(role: TimedRole): TimedRequest[] {
  return listCalls(contract)
    .filter((named) => {
      const { name, call } = named;
      const { access } = call;
      const isOwn =
        access.kind === 'user' &&
        access.roles.includes(role) &&
        (role === 'Agency' || access.roles.length === 1);
      if (!isOwn || call.method !== 'GET') return false;
      if (readsLists(named)) return true;
      const isPlain = !call.params && typeof call.response !== 'string';
      return isPlain && !platformCalls.some((pattern) => pattern.test(name)) && hasNoInput(named);
    })
    .flatMap(listVariants);
}

function hasNoInput({ call }: NamedCall): boolean {
  return call.query?.safeParse({}).success !== false;
}
