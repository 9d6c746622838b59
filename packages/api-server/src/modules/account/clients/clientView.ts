import type { Client, ClientRow } from '@adlane/contract/account/clients';
import { createDefaultPermissions } from '@adlane/contract/account/permissions';
import type { clients } from '../../../db/schema/account/clients';
import { found } from '../../../http/problem';
import type { UseCaseContext } from '../../../http/UseCaseContext';
import type { Database } from '../../../ports';
import { listServedClients } from '../../ads/sources/assets/servingAccounts';
import { computeEffectiveFlags } from '../permissions/computeEffectiveFlags';
import { findEmailVerifiedAt } from './accountQueries';
import { countByClient, findClientRecord } from './queries';

export type ClientRecord = typeof clients.$inferSelect;

/** Converts clients to list rows. */
export async function toClientRows(
  tx: Database,
  agencyId: number,
  records: readonly ClientRecord[],
  now: Date,
): Promise<ClientRow[]> {
  if (records.length === 0) return [];
  const ids = records.map(({ id }) => id);
  const [counts, served] = await Promise.all([
    countByClient(tx, agencyId, ids, now),
    listServedClients(tx, agencyId, ids),
  ]);
  return records.map((client) => ({
    ...client,
    name: `${client.first_name} ${client.last_name}`.trim(),
    status: client.status === 'active' ? 'active' : 'inactive',
    is_ghl_client: client.g_h_id !== null,
    has_adaccount_connected: served.has(client.id),
    live_ads_count: counts.liveAds.get(client.id) ?? 0,
    leads_count: counts.leads.get(client.id) ?? 0,
    created_at: client.created_at.toISOString(),
    updated_at: client.updated_at.toISOString(),
  }));
}

function toAddress({ business_name, location, address }: ClientRecord): Client['address'] {
  const nothing = { streetAddress: '', street: '', suite: '', zip: '', country: '' };
  return { ...nothing, ...address, businessName: business_name, city: location };
}

/** Returns a client with its permissions. @throws Problem 404 */
export async function findClient(ctx: UseCaseContext, { id }: { readonly id: number }): Promise<Client> {
  const { tx, caller, now } = ctx;
  const { client, flags, defaults } = found(await findClientRecord(ctx, id));
  const [row] = await toClientRows(tx, caller.agency_id, [client], now);
  return {
    ...found(row),
    address: toAddress(client),
    monthly_budget_limit: client.monthly_budget_limit,
    monthly_budget_currency: client.monthly_budget_currency,
    permissions: { ...createDefaultPermissions(), ...computeEffectiveFlags(flags, defaults) },
    email_verified_at: (await findEmailVerifiedAt(tx, caller.agency_id, id))?.toISOString() ?? null,
  };
}
