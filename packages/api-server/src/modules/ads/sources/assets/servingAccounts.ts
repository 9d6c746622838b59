import { and, eq, exists, inArray, or, sql } from 'drizzle-orm';
import { isAmong } from '../../../../db/isAmong';
import { prepareQuery } from '../../../../db/preparedQuery';
import { clients } from '../../../../db/schema/account/clients';
import { ad_account_shares } from '../../../../db/schema/ads/sharing';
import { ad_accounts, sources } from '../../../../db/schema/ads/sources';
import type { Database } from '../../../../ports';
import { accountOfShare, sourceOfAccount } from './sourceJoins';

const isServing = inArray(ad_accounts.status, ['Active', 'Processing']);

const selectServingAccount = prepareQuery('serving_ad_account', (tx, { agency_id }: { agency_id: number }) =>
  tx
    .select({ id: ad_accounts.id })
    .from(ad_accounts)
    .where(and(eq(ad_accounts.agency_id, agency_id), isServing))
    .limit(1),
);

/** Returns whether the agency has an ad account that can serve ads. */
export async function hasAdAccount(tx: Database, agency_id: number): Promise<boolean> {
  const connected = await selectServingAccount(tx, { agency_id });
  return connected.length > 0;
}

type AgencyClients = { readonly agency_id: number; readonly ids: readonly number[] };

const selectServedClients = prepareQuery('served_clients', (tx, { agency_id, ids }: AgencyClients) => {
  const own = tx
    .select({ one: sql`1` })
    .from(ad_accounts)
    .innerJoin(sources, sourceOfAccount)
    .where(and(eq(sources.agency_id, clients.agency_id), eq(sources.client_id, clients.id), isServing));
  const shared = tx
    .select({ one: sql`1` })
    .from(ad_account_shares)
    .innerJoin(ad_accounts, accountOfShare)
    .where(
      and(
        eq(ad_account_shares.agency_id, clients.agency_id),
        eq(ad_account_shares.client_id, clients.id),
        isServing,
      ),
    );
  return tx
    .select({ id: clients.id })
    .from(clients)
    .where(and(eq(clients.agency_id, agency_id), isAmong(clients.id, ids), or(exists(own), exists(shared))));
});

/**
 * Lists the clients with an ad account that can serve ads: the client's, or one that the agency shares with
 * it.
 */
export async function listServedClients(
  tx: Database,
  agency_id: number,
  ids: readonly number[],
): Promise<ReadonlySet<number>> {
  const rows = await selectServedClients(tx, { agency_id, ids });
  return new Set(rows.map(({ id }) => id));
}
