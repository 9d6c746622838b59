import { lte, sql } from 'drizzle-orm';
import { notifyAudience } from '../../../db/notifyAudience';
import { conversations } from '../../../db/schema/widget/conversations';
import { tickets } from '../../../db/schema/widget/tickets';
import { asOperator } from '../../../db/tenant';
import type { Ports } from '../../../ports';

/** Returns snoozed items whose time has come to the inbox, open and unread. */
export async function wakeSnoozed(ports: Ports): Promise<void> {
  const now = ports.clock.now();
  const awake = { snoozed_until: null, status: 'OPEN' as const, updated_at: now };
  await asOperator(ports.db, async (tx) => {
    const woken = [
      ...(await tx
        .update(tickets)
        .set({ ...awake, team_unread: sql`greatest(${tickets.team_unread}, 1)` })
        .where(lte(tickets.snoozed_until, now))
        .returning({ agency_id: tickets.agency_id })),
      ...(await tx
        .update(conversations)
        .set({ ...awake, team_unread: sql`greatest(${conversations.team_unread}, 1)` })
        .where(lte(conversations.snoozed_until, now))
        .returning({ agency_id: conversations.agency_id })),
    ];
    for (const agency_id of new Set(woken.map((row) => row.agency_id))) {
      await notifyAudience(tx, { agency_id }, 'inbox');
    }
  });
}
