import type { TicketContact } from '@adlane/contract/widget/tickets';
import { and, eq } from 'drizzle-orm';
import { visitors } from '../../../db/schema/widget/projects';
import type { Database } from '../../../ports';

/** Finds the visitor of a ticket or a conversation. */
export async function findContact(tx: Database, agencyId: number, visitorId: number) {
  const [row] = await tx
    .select()
    .from(visitors)
    .where(and(eq(visitors.agency_id, agencyId), eq(visitors.id, visitorId)));
  return row;
}

type ContactRow = NonNullable<Awaited<ReturnType<typeof findContact>>>;

/** Returns a visitor as the contract has it. */
export function toContact(row: ContactRow): TicketContact {
  const { id, name, email, phone, userId, value, lang, customData } = row;
  return {
    id,
    name,
    email,
    phone,
    userId,
    value,
    lang,
    customData,
    created_at: row.created_at.toISOString(),
    last_seen_at: row.last_seen_at.toISOString(),
  };
}
