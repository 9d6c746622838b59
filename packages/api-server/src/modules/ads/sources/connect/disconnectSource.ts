import { and, eq } from 'drizzle-orm';
import { createGraphClient } from '../../../../connectors/facebook/graph/graphClient';
import { pages } from '../../../../db/schema/ads/sources';
import { asOperator } from '../../../../db/tenant';
import type { CallContext } from '../../../../http/CallContext';
import type { UserCaller } from '../../../../http/callers';
import { found } from '../../../../http/problem';
import type { Database, Ports } from '../../../../ports';
import { disconnectAccounts } from '../access/markDisconnected';
import { updateSource } from '../commands';
import { findOwnSource, isConnectedElsewhere, type SourceRow } from '../queries';

/**
 * Disconnects a platform and deletes its tokens and those of its pages; its ads and leads stay. The platform
 * is notified if no other connection uses the same sign-in.
 * @throws Problem 404 for a foreign source
 */
export async function disconnectSource(
  call: CallContext<UserCaller>,
  { id }: { readonly id: number },
): Promise<void> {
  const { ports } = call;
  const now = ports.clock.now();
  const source = await call.inTenant(async (ctx) => {
    const own = found(await findOwnSource(ctx, id));
    await updateSource(ctx.tx, own, {
      status: 'canceled',
      notice: null,
      retrieval_due_at: null,
      updated_at: now,
    });
    await disconnectAccounts(ctx.tx, own, now);
    await forgetTokens(ctx.tx, own, now);
    return own;
  });
  await notifyPlatform(ports, source).catch((error: unknown) => {
    const reason = error instanceof Error ? error.message : String(error);
    ports.log.warn({ source_id: source.id, reason }, 'A platform could not be notified of a disconnect');
  });
}

/** Deletes the tokens of a source and of its pages. */
export async function forgetTokens(tx: Database, source: SourceRow, now: Date): Promise<void> {
  await updateSource(tx, source, {
    sealed_token: null,
    sealed_refresh_token: null,
    token_expires_at: null,
    updated_at: now,
  });
  await tx
    .update(pages)
    .set({ sealed_token: null, updated_at: now })
    .where(and(eq(pages.agency_id, source.agency_id), eq(pages.source_id, source.id)));
}

/** Revokes the app's permissions at Facebook; at other platforms deleting the token is enough. */
async function notifyPlatform(ports: Ports, source: SourceRow): Promise<void> {
  if (source.channel !== 'facebook' || source.sealed_token === null) return;
  // Permissions belong to the user for the whole app: revoking them would also break another agency's
  // connection.
  if (await asOperator(ports.db, (tx) => isConnectedElsewhere(tx, source))) return;
  const client = createGraphClient(ports, await ports.secrets.decrypt(source.sealed_token));
  await client({ method: 'DELETE', path: 'me/permissions' });
}
