import { noAnswer, readGoogleAdsError } from './googleAdsError';
import type { GooglePorts } from './googleSignIn';

/** One row of an answer: the selected fields, nested and in lower camel case. */
export type GoogleAdsRow = Readonly<Record<string, unknown>>;

export type GoogleAdsAccess = {
  readonly accessToken: string;
  /** Manager account by which the customer is reached (digits); null where the user has direct access. */
  readonly loginCustomerId: string | null;
};

/** The Google Ads API for one user. Every call throws a `GoogleAdsError` for an answer that is an error, or for none. */
export type GoogleAdsClient = {
  /** Sends JSON to a path below the version, e.g. `customers/5550001001/googleAds:mutate`. */
  post(path: string, body: Readonly<Record<string, unknown>>): Promise<GoogleAdsRow>;
  /** Customers that the user reaches without a manager, by id. */
  listAccessibleCustomers(): Promise<string[]>;
  /** All rows of a GAQL query, page after page. */
  search(customerId: string, query: string): Promise<GoogleAdsRow[]>;
  /** The same in one streamed answer: for reports. */
  searchStream(customerId: string, query: string): Promise<GoogleAdsRow[]>;
  /** Changes of one kind, all or none; e.g. `campaigns`. */
  mutate(customerId: string, collection: string, operations: readonly GoogleAdsRow[]): Promise<GoogleAdsRow>;
};

const callTimeoutMs = 30_000;
/** Pages that a search may have before reading stops: Google answers 10,000 rows a page. */
const maxPages = 50;

/** A client with its access; server and version come from `ports.platforms.google`. */
export function createGoogleAdsClient(ports: GooglePorts, access: GoogleAdsAccess): GoogleAdsClient {
  const call = (method: 'GET' | 'POST', path: string, body?: object) =>
    send(ports, access, method, path, body);
  const post: GoogleAdsClient['post'] = async (path, body) => asRow(await call('POST', path, body));
  return {
    post,
    async listAccessibleCustomers() {
      const { resourceNames } = asRow(await call('GET', 'customers:listAccessibleCustomers'));
      return Array.isArray(resourceNames) ? resourceNames.map((name) => lastPart(name)) : [];
    },
    async search(customerId, query) {
      const rows: GoogleAdsRow[] = [];
      let pageToken: unknown;
      for (let page = 0; page < maxPages; page += 1) {
        const body = pageToken === undefined ? { query } : { query, pageToken };
        const answer = await post(`customers/${customerId}/googleAds:search`, body);
        rows.push(...rowsOf(answer.results));
        pageToken = answer.nextPageToken === '' ? undefined : answer.nextPageToken;
        if (pageToken === undefined) return rows;
      }
      return rows;
    },
    async searchStream(customerId, query) {
      const batches = await call('POST', `customers/${customerId}/googleAds:searchStream`, { query });
      return rowsOf(batches).flatMap(({ results }) => rowsOf(results));
    },
    mutate: (customerId, collection, operations) =>
      post(`customers/${customerId}/${collection}:mutate`, { operations }),
  };
}

async function send(
  { outbound, platforms }: GooglePorts,
  { accessToken, loginCustomerId }: GoogleAdsAccess,
  method: 'GET' | 'POST',
  path: string,
  body?: object,
): Promise<unknown> {
  const { adsUrl, version, developerToken } = platforms.google;
  const headers = new Headers({ authorization: `Bearer ${accessToken}` });
  if (loginCustomerId !== null) headers.set('login-customer-id', loginCustomerId);
  if (developerToken !== null) headers.set('developer-token', developerToken);
  if (body !== undefined) headers.set('content-type', 'application/json');
  const init: RequestInit = { method, headers, signal: AbortSignal.timeout(callTimeoutMs) };
  if (body !== undefined) init.body = JSON.stringify(body);
  const arrived = await outbound
    .fetch(`${adsUrl}/${version}/${path}`, init)
    .then(async (response) => ({ status: response.status, body: (await response.json()) as unknown }))
    .catch((error: unknown) => {
      throw noAnswer(error instanceof Error ? error.message : String(error));
    });
  // A stream's error comes as the only element of its list.
  const failed: unknown =
    Array.isArray(arrived.body) && arrived.status >= 400 ? arrived.body[0] : arrived.body;
  const failure = readGoogleAdsError(arrived.status, failed);
  if (failure) throw failure;
  return arrived.body;
}

function asRow(value: unknown): GoogleAdsRow {
  return typeof value === 'object' && value !== null ? (value as GoogleAdsRow) : {};
}

function rowsOf(value: unknown): GoogleAdsRow[] {
  return Array.isArray(value) ? value.map(asRow) : [];
}

/** Id of a resource name: `customers/5550001001` is `5550001001`. */
export function lastPart(resourceName: unknown): string {
  return typeof resourceName === 'string' ? (resourceName.split('/').at(-1) ?? '') : '';
}

/** The value at a path of a row, e.g. `campaign.primaryStatus`. */
export function valueAt(row: GoogleAdsRow, path: string): unknown {
  return path.split('.').reduce<unknown>((value, name) => asRow(value)[name], row);
}

/** A value as text; empty where there is none. Google writes 64-bit numbers as text. */
export function textAt(row: GoogleAdsRow, path: string): string {
  const value = valueAt(row, path);
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

/** A text as GAQL writes it. */
export function gaqlText(text: string): string {
  return `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
}
