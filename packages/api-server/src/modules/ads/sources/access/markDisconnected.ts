import { errorMessages } from '@adlane/contract/constants';
import { and, eq, inArray } from 'drizzle-orm';
import { ad_accounts, sources } from '../../../../db/schema/ads/sources';
import type { Database } from '../../../../ports';
import { notify } from '../../../account/notifications/notify';

type GoneSource = {
  readonly agency_id: number;
  readonly id: number;
  /** The refused token; a source with another token has been reconnected meanwhile. */
  readonly sealed_token?: string | null;
};

/** Marks a source and its accounts as disconnected and notifies its users: the platform refuses its token. */
export async function markDisconnected(tx: Database, source: GoneSource, now: Date): Promise<void> {
  const [gone] = await tx
    .update(sources)
    .set({
      status: 'inactive',
      notice: errorMessages.accountDisconnected,
      updated_at: now,
      retrieval_due_at: null,
    })
    .where(
      and(
        eq(sources.agency_id, source.agency_id),
        eq(sources.id, source.id),
        inArray(sources.status, ['active', 'processing']),
        source.sealed_token ? eq(sources.sealed_token, source.sealed_token) : undefined,
      ),
    )
    .returning({ name: sources.name, client_id: sources.client_id });
  if (!gone) return;
  await disconnectAccounts(tx, source, now);
  await notify(tx, {
    agency_id: source.agency_id,
    client_id: gone.client_id,
    kind: 'source',
    title: `${gone.name} is disconnected`,
    body: errorMessages.accountDisconnected,
    path: '/connect',
    key: `source/${source.id}/disconnected/${now.getTime()}`,
    at: now,
  });
}

/**
 * Marks the source's accounts as disconnected, so that no launch uses them until the source is reconnected.
 */
export async function disconnectAccounts(
  tx: Database,
  source: { readonly agency_id: number; readonly id: number },
  now: Date,
): Promise<void> {
  await tx
    .update(ad_accounts)
    .set({ status: 'Disconnected', updated_at: now })
    .where(and(eq(ad_accounts.agency_id, source.agency_id), eq(ad_accounts.source_id, source.id)));
}
