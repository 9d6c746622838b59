import type { AdAccount } from '@adlane/contract/ads/sources';
import { createGraphClient, type GraphClient, type GraphPorts } from './graph/graphClient';
import { readList } from './graph/readList';
import { AdAccountNode, NamedAssetNode, PageNode, servingAccountStatuses } from './graph/shapes';

/** An ad account as the platform shows it; ready for the `ad_accounts` table. */
export type RetrievedAdAccount = {
  readonly external_id: string;
  readonly name: string;
  readonly currency: string;
  readonly timezone: string;
  readonly status: AdAccount['status'];
  /** `min_daily_budget` in the currency's smallest unit, and what else the preflight reads. */
  readonly details: Record<string, unknown>;
};
/** A page on the platform; `token` is the page's token and must be sealed before it is stored. */
export type RetrievedPage = {
  readonly external_id: string;
  readonly name: string;
  readonly picture_url: string | null;
  readonly leadgen_tos_accepted: boolean;
  readonly token: string | null;
};

/** A business manager with the platform's ids of what it owns and of what is shared with it. */
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

const accountFields =
  'id,name,currency,timezone_name,account_status,disable_reason,min_daily_budget,' +
  'default_dsa_beneficiary,default_dsa_payor';
const pageFields = 'id,name,access_token,leadgen_tos_accepted,picture{url}';

/**
 * Retrieves the assets of a user token: ad accounts, pages and business managers, including accounts and
 * pages that are only accessible through a business manager.
 * @throws FacebookError
 */
export async function retrieveAssets(ports: GraphPorts, token: string): Promise<RetrievedAssets> {
  const client = createGraphClient(ports, token);
  const adAccounts = new Map<string, RetrievedAdAccount>();
  const pages = new Map<string, RetrievedPage>();
  const [ownAccounts, ownPages, businessRows] = await Promise.all([
    readList(client, 'me/adaccounts', { fields: accountFields }, AdAccountNode),
    readList(client, 'me/accounts', { fields: pageFields }, PageNode),
    readList(client, 'me/businesses', { fields: 'id,name' }, NamedAssetNode),
  ]);
  const businesses: RetrievedBusiness[] = [];
  addMissing(adAccounts, ownAccounts.map(toAdAccount));
  addMissing(pages, ownPages.map(toPage));
  // One business at a time, because they share one rate limit.
  for (const row of businessRows) {
    const reached = await readBusiness(client, row.id);
    addMissing(adAccounts, reached.adAccounts);
    addMissing(pages, reached.pages);
    businesses.push({
      external_id: row.id,
      name: row.name,
      ad_accounts: listIds(reached.adAccounts),
      pages: listIds(reached.pages),
    });
  }
  return { adAccounts: [...adAccounts.values()], pages: [...pages.values()], businesses };
}

async function readBusiness(client: GraphClient, id: string) {
  const [owned, lent, ownedPages, lentPages] = await Promise.all([
    readList(client, `${id}/owned_ad_accounts`, { fields: accountFields }, AdAccountNode),
    readList(client, `${id}/client_ad_accounts`, { fields: accountFields }, AdAccountNode),
    readList(client, `${id}/owned_pages`, { fields: pageFields }, PageNode),
    readList(client, `${id}/client_pages`, { fields: pageFields }, PageNode),
  ]);
  return {
    adAccounts: [...owned, ...lent].map(toAdAccount),
    pages: [...ownedPages, ...lentPages].map(toPage),
  };
}

/** Adds missing assets: the user's direct access comes first and has more details than a business has. */
function addMissing<T extends { readonly external_id: string }>(
  into: Map<string, T>,
  found: readonly T[],
): void {
  for (const one of found) if (!into.has(one.external_id)) into.set(one.external_id, one);
}

function listIds(assets: readonly { readonly external_id: string }[]): string[] {
  return [...new Set(assets.map(({ external_id }) => external_id))];
}

function toAdAccount(row: AdAccountNode): RetrievedAdAccount {
  const { id, name, currency, timezone_name, account_status, ...details } = row;
  return {
    external_id: id,
    name,
    currency,
    timezone: timezone_name,
    status: servingAccountStatuses.has(account_status) ? 'Active' : 'Disconnected',
    details: { account_status, ...details },
  };
}

function toPage({ id, name, picture, leadgen_tos_accepted, access_token }: PageNode): RetrievedPage {
  return {
    external_id: id,
    name,
    picture_url: picture.data.url,
    leadgen_tos_accepted,
    token: access_token,
  };
}
