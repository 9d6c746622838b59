import type { AdAccount } from '@adlane/contract/sources';
import { createGraphClient, type GraphAnswer, type GraphClient, type GraphPorts } from './graphClient';
import { readList } from './readList';

/** An ad account as the platform tells it; ready for the `ad_accounts` table. */
export type RetrievedAdAccount = {
  readonly external_id: string;
  readonly name: string;
  readonly currency: string;
  readonly timezone: string;
  readonly status: AdAccount['status'];
  /** `min_daily_budget` in the currency's smallest unit, and what else the preflight reads. */
  readonly details: Record<string, unknown>;
};
/** A page as the platform tells it; `token` is the page's own and must be sealed before it is stored. */
export type RetrievedPage = {
  readonly external_id: string;
  readonly name: string;
  readonly picture_url: string | null;
  readonly leadgen_tos_accepted: boolean;
  readonly token: string | null;
};

/** A business manager with the platform's ids of what it owns and of what others lent it. */
export type RetrievedBusiness = {
  readonly external_id: string;
  readonly name: string;
  readonly ad_accounts: readonly string[];
  readonly pages: readonly string[];
};
export type RetrievedAssets = {
  readonly adAccounts: readonly RetrievedAdAccount[];
  readonly pages: readonly RetrievedPage[];
  readonly businesses: readonly RetrievedBusiness[];
};

const accountFields = 'id,name,currency,timezone_name,account_status,disable_reason,min_daily_budget';
const pageFields = 'id,name,access_token,leadgen_tos_accepted,picture{url}';

/** `account_status` 1 is active, 9 a grace period in which ads still run. */
const servingStatuses: ReadonlySet<unknown> = new Set([1, 9]);

/**
 * What a user token reaches: ad accounts, pages and business managers. What only a business manager reaches is there,
 * too. @throws FacebookError
 */
export async function retrieveAssets(ports: GraphPorts, token: string): Promise<RetrievedAssets> {
  const client = createGraphClient(ports, token);
  const adAccounts = new Map<string, RetrievedAdAccount>();
  const pages = new Map<string, RetrievedPage>();
  const [ownAccounts, ownPages, businessRows] = await Promise.all([
    readList(client, 'me/adaccounts', { fields: accountFields }),
    readList(client, 'me/accounts', { fields: pageFields }),
    readList(client, 'me/businesses', { fields: 'id,name' }),
  ]);
  const businesses: RetrievedBusiness[] = [];
  keep(adAccounts, ownAccounts.map(toAdAccount));
  keep(pages, ownPages.map(toPage));
  // One business at a time: they count against one budget of calls.
  for (const row of businessRows) {
    const held = await readBusiness(client, textOf(row.id));
    keep(adAccounts, held.adAccounts);
    keep(pages, held.pages);
    businesses.push({
      external_id: textOf(row.id),
      name: textOf(row.name),
      ad_accounts: idsOf(held.adAccounts),
      pages: idsOf(held.pages),
    });
  }
  return { adAccounts: [...adAccounts.values()], pages: [...pages.values()], businesses };
}

async function readBusiness(client: GraphClient, id: string) {
  const [owned, lent, ownedPages, lentPages] = await Promise.all([
    readList(client, `${id}/owned_ad_accounts`, { fields: accountFields }),
    readList(client, `${id}/client_ad_accounts`, { fields: accountFields }),
    readList(client, `${id}/owned_pages`, { fields: pageFields }),
    readList(client, `${id}/client_pages`, { fields: pageFields }),
  ]);
  return {
    adAccounts: [...owned, ...lent].map(toAdAccount),
    pages: [...ownedPages, ...lentPages].map(toPage),
  };
}

/** Adds what is not there yet: what the user holds itself says more than what a business says. */
function keep<T extends { readonly external_id: string }>(into: Map<string, T>, found: readonly T[]): void {
  for (const one of found) if (!into.has(one.external_id)) into.set(one.external_id, one);
}

function idsOf(assets: readonly { readonly external_id: string }[]): string[] {
  return [...new Set(assets.map(({ external_id }) => external_id))];
}

function toAdAccount(row: GraphAnswer): RetrievedAdAccount {
  return {
    external_id: textOf(row.id),
    name: textOf(row.name),
    currency: textOf(row.currency),
    timezone: textOf(row.timezone_name),
    status: servingStatuses.has(row.account_status) ? 'Active' : 'Disconnected',
    details: {
      min_daily_budget: row.min_daily_budget ?? null,
      account_status: row.account_status ?? null,
      disable_reason: row.disable_reason ?? null,
    },
  };
}

function toPage(row: GraphAnswer): RetrievedPage {
  return {
    external_id: textOf(row.id),
    name: textOf(row.name),
    picture_url: readPictureUrl(row.picture),
    leadgen_tos_accepted: row.leadgen_tos_accepted === true,
    token: typeof row.access_token === 'string' ? row.access_token : null,
  };
}

/** `{ data: { url } }` */
function readPictureUrl(picture: unknown): string | null {
  const data = typeof picture === 'object' && picture !== null ? Reflect.get(picture, 'data') : undefined;
  const url: unknown = typeof data === 'object' && data !== null ? Reflect.get(data, 'url') : undefined;
  return typeof url === 'string' ? url : null;
}

function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}
