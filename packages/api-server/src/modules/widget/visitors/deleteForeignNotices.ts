import { and, eq, exists, inArray, isNull, ne, sql } from 'drizzle-orm';
import { conversations } from '../../../db/schema/widget/conversations';
import { outbound_deliveries } from '../../../db/schema/widget/outbound';
import type { Database } from '../../../ports';

const { agency_id, visitor_id, action, read_at } = outbound_deliveries;

/** Deletes unread notifications of conversations on other devices, for devices that left their person. */
export async function deleteForeignNotices(
  tx: Database,
  agencyId: number,
  ids: readonly number[],
): Promise<void> {
  const isForeign = exists(
    tx
      .select({ id: conversations.id })
      .from(conversations)
      .where(
        and(
          eq(conversations.agency_id, agency_id),
          eq(conversations.share_token, sql`${action} -> 'data' -> 'conversation' ->> 'shareToken'`),
          ne(conversations.visitor_id, visitor_id),
        ),
      ),
  );
  await tx
    .delete(outbound_deliveries)
    .where(and(eq(agency_id, agencyId), inArray(visitor_id, [...ids]), isNull(read_at), isForeign));
}
