import { and, eq } from 'drizzle-orm';
import { isAmong } from '../../../db/isAmong';
import { clients } from '../../../db/schema/account/clients';
import type { Database } from '../../../ports';

export type ClientValues = Partial<typeof clients.$inferInsert>;

export async function updateClientRows(
  tx: Database,
  agencyId: number,
  ids: readonly number[],
  values: ClientValues,
): Promise<void> {
  await tx
    .update(clients)
    .set(values)
    .where(and(eq(clients.agency_id, agencyId), isAmong(clients.id, ids)));
}
