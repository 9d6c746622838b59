import { ad_accounts, sources } from '@adlane/api-server/schema';
import { findRows, updateRows } from '../fixtures/rows/rows';
import type { DoublesTest } from './createDoublesTest';

/** Records all connections. Returns a function that restores them after a test has revoked Facebook's tokens. */
export async function recordConnections({
  ownerPool,
  doubles,
}: Pick<DoublesTest, 'ownerPool' | 'doubles'>): Promise<() => Promise<void>> {
  const [connected, accounts] = await Promise.all([
    findRows(ownerPool, sources, { columns: ['agency_id', 'id', 'status', 'notice'] }),
    findRows(ownerPool, ad_accounts, { columns: ['agency_id', 'id', 'status'] }),
  ]);
  return async () => {
    for (const token of doubles.facebook.control.state.tokens) token.isRevoked = false;
    for (const { agency_id, id, status, notice } of connected)
      await updateRows(ownerPool, sources, { status, notice }, { agency_id, id });
    for (const { agency_id, id, status } of accounts)
      await updateRows(ownerPool, ad_accounts, { status }, { agency_id, id });
  };
}
