import { errorMessages } from '@adlane/contract/constants';
import { and, eq, ne } from 'drizzle-orm';
import { ad_accounts, sources } from '../../db/schema/sources';
import type { Database } from '../../ports';

/** Shows a source and its accounts as disconnected: the platform does not take its token any more. */
export async function markDisconnected(
  tx: Database,
  source: { readonly agency_id: number; readonly id: number },
  now: Date,
): Promise<void> {
  const [gone] = await tx
    .update(sources)
    .set({
      status: 'inactive',
      notice: errorMessages.accountDisconnected,
      updated_at: now,
      retrieval_due_at: null,
    })
    .where(
      and(eq(sources.agency_id, source.agency_id), eq(sources.id, source.id), ne(sources.status, 'canceled')),
    )
    .returning({ id: sources.id });
  if (gone) await disconnectAccounts(tx, source, now);
}

/** No launch goes to these accounts until the source is connected again. */
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
