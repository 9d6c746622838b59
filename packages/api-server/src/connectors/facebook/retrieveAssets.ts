import type { AdAccount } from '@adlane/contract';
import { createGraphClient, type GraphAnswer, type GraphPorts } from './graphClient';
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

/** `account_status` 1 is active, 9 a grace period in which ads still run. */
const servingStatuses: ReadonlySet<unknown> = new Set([1, 9]);

/** What a user token reaches: ad accounts and pages. @throws FacebookError */
export async function retrieveAssets(
  ports: GraphPorts,
  token: string,
): Promise<{ adAccounts: RetrievedAdAccount[]; pages: RetrievedPage[] }> {
  const client = createGraphClient(ports, token);
  const [accounts, pages] = await Promise.all([
    readList(client, 'me/adaccounts', {
      fields: 'id,name,currency,timezone_name,account_status,disable_reason,min_daily_budget',
    }),
    readList(client, 'me/accounts', { fields: 'id,name,access_token,leadgen_tos_accepted,picture{url}' }),
  ]);
  return { adAccounts: accounts.map(toAdAccount), pages: pages.map(toPage) };
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
