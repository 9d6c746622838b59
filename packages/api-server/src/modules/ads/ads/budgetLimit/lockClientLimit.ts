import { and, eq, isNotNull } from 'drizzle-orm';
import { clients } from '../../../../db/schema/account/clients';
import type { UseCaseContext } from '../../../../http/UseCaseContext';
import { getOwnerClient } from '../../../account/access/visibility';

/**
 * Lets what spends for a client with a monthly limit wait for each other until the transaction ends: two launches or changes at
 * once would each fit alone and exceed the limit together. Returns false without a limit.
 */
export async function lockClientLimit(
  { tx, caller }: Pick<UseCaseContext, 'tx' | 'caller'>,
  { client_user_id }: { readonly client_user_id: number | null },
): Promise<boolean> {
  const client = getOwnerClient(caller) ?? client_user_id;
  if (client === null) return false;
  const locked = await tx
    .select({ id: clients.id })
    .from(clients)
    .where(
      and(
        eq(clients.agency_id, caller.agency_id),
        eq(clients.id, client),
        isNotNull(clients.monthly_budget_limit),
      ),
    )
    .for('no key update');
  return locked.length > 0;
}
