import { lenientList } from '../json/lenientShapes';
import { missingAnswer, parseGoogleAdsError } from './googleAdsError';
import type { GooglePorts } from './googleSignIn';
import { AccessibleCustomers, type GoogleAdsRow, GoogleAnswer, SearchPage } from './shapes';

export type GoogleAdsAccess = {
  readonly accessToken: string;
  /** Manager account (digits) through which the customer is accessed; null for direct access. */
  readonly loginCustomerId: string | null;
};

/** The Google Ads API for one user. Every call throws a `GoogleAdsError` for errors and missing answers. */
export type GoogleAdsClient = {
  /** Sends JSON to a path below the version, e.g. `customers/5550001001/googleAds:mutate`. */
  post(path: string, body: Readonly<Record<string, unknown>>): Promise<GoogleAnswer>;
  /** Lists ids of the customers that the user can access without a manager. */
  listAccessibleCustomers(): Promise<string[]>;
  /** All rows of a GAQL query, page after page. */
  search(customerId: string, query: string): Promise<GoogleAdsRow[]>;
  /** The same in one streamed answer, for reports. */
  searchStream(customerId: string, query: string): Promise<GoogleAdsRow[]>;
  /** Sends changes of one kind, e.g. `campaigns`; all or none take effect. */
  mutate(customerId: string, collection: string, operations: readonly object[]): Promise<GoogleAnswer>;
};

const callTimeoutMs = 30_000;
/** Pages that a search may have before reading stops; Google returns 10,000 rows a page. */
const maxPages = 50;

/** Creates a client for one user's access; server and version come from `ports.platforms.google`. */
export function createGoogleAdsClient(ports: GooglePorts, access: GoogleAdsAccess): GoogleAdsClient {
  const call = (method: 'GET' | 'POST', path: string, body?: object) =>
    send(ports, access, method, path, body);
  const post: GoogleAdsClient['post'] = async (path, body) =>
    GoogleAnswer.catch({}).parse(await call('POST', path, body));
  return {
    post,
    async listAccessibleCustomers() {
      const answer = AccessibleCustomers.parse(await call('GET', 'customers:listAccessibleCustomers'));
      return answer.resourceNames.map(parseResourceId);
    },
    async search(customerId, query) {
      const rows: GoogleAdsRow[] = [];
      let pageToken = '';
      for (let page = 0; page < maxPages; page += 1) {
        const body = pageToken === '' ? { query } : { query, pageToken };
        const { results, nextPageToken } = SearchPage.parse(
          await post(`customers/${customerId}/googleAds:search`, body),
        );
        rows.push(...results);
        pageToken = nextPageToken;
        if (pageToken === '') return rows;
      }
      return rows;
    },
    async searchStream(customerId, query) {
      const batches = await call('POST', `customers/${customerId}/googleAds:searchStream`, { query });
      return lenientList(SearchPage)
        .parse(batches)
        .flatMap(({ results }) => results);
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
      throw missingAnswer(error instanceof Error ? error.message : String(error));
    });
  // A stream's error is the only element of its list.
  const failed: unknown =
    Array.isArray(arrived.body) && arrived.status >= 400 ? arrived.body[0] : arrived.body;
  const failure = parseGoogleAdsError(arrived.status, failed);
  if (failure) throw failure;
  return arrived.body;
}

/** Returns the id of a resource name: `customers/5550001001` is `5550001001`. */
function parseResourceId(resourceName: string): string {
  return resourceName.split('/').at(-1) ?? '';
}

/** Quotes a text for GAQL. */
export function quoteGaql(text: string): string {
  return `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
}
