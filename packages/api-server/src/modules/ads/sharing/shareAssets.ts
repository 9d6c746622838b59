import { and, eq, inArray, notInArray, sql } from 'drizzle-orm';
import { clients } from '../../../db/schema/account/clients';
import { sources } from '../../../db/schema/ads/sources';
import { checkAllFound } from '../../../http/checkAllFound';
import type { ReadContext, UseCaseContext } from '../../../http/UseCaseContext';
import { type AssetKind, assets, isConnectedByAgency, type ShareForm } from './queries';

/** Returns those of the assets that the agency may share. */
async function listShareableIds(
  { tx, caller }: ReadContext,
  { kind, ids }: { readonly kind: AssetKind; readonly ids: readonly number[] },
) {
  const { table, ofSource } = assets[kind];
  return tx
    .select({ id: sql<number>`${table.id}` })
    .from(table)
    .innerJoin(sources, ofSource)
    .where(and(eq(table.agency_id, caller.agency_id), inArray(table.id, [...ids]), isConnectedByAgency));
}

/** Returns those of the clients that belong to the agency. */
async function listOwnClientIds({ tx, caller }: ReadContext, ids: readonly number[]) {
  const agencyId = caller.agency_id;
  if (ids.length === 0) return [];
  const rows = await tx
    .select({ id: clients.id })
    .from(clients)
    .where(and(eq(clients.agency_id, agencyId), inArray(clients.id, [...ids])));
  return rows.map(({ id }) => id);
}

/** Shares assets with exactly these clients; others lose them, as their default too. @throws Problem 422 that lists missing ids */
export async function shareAssets(ctx: UseCaseContext, form: ShareForm): Promise<void> {
  const clientIds = [...new Set(form.client_user_ids)];
  const ids = [...new Set(form.ids)].sort((a, b) => a - b);
  checkAllFound('ids', ids, await listShareableIds(ctx, { kind: form.kind, ids }));
  checkAllFound('client_user_ids', clientIds, await listOwnClientIds(ctx, clientIds));
  const { tx, caller } = ctx;
  const { agency_id } = caller;
  const { shares, sharedId, defaults, defaultId, key } = assets[form.kind];
  const isRevoked = and(
    eq(shares.agency_id, agency_id),
    inArray(sharedId, ids),
    clientIds.length > 0 ? notInArray(shares.client_id, clientIds) : undefined,
  );
  const revoked = await tx
    .delete(shares)
    .where(isRevoked)
    .returning({ client_id: sql<number>`${shares.client_id}`, id: sql<number>`${sharedId}` });
  for (const { client_id, id } of revoked) {
    await tx
      .delete(defaults)
      .where(and(eq(defaults.agency_id, agency_id), eq(defaults.client_id, client_id), eq(defaultId, id)));
  }
  for (const id of clientIds.length > 0 ? ids : []) {
    const rows = clientIds.map((client_id) => ({ agency_id, client_id, [key]: id }));
    await tx.insert(shares).values(rows).onConflictDoNothing();
  }
}
