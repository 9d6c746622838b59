import { and, eq, isNotNull, isNull, lt, lte, ne, or, sql } from 'drizzle-orm';
import { conversations } from '../../../db/schema/widget/conversations';
import { projects } from '../../../db/schema/widget/projects';
import { tickets } from '../../../db/schema/widget/tickets';
import { asOperator } from '../../../db/tenant';
import type { Database, Ports } from '../../../ports';
import { notifyOverdue } from '../../account/team/notifyTeam';

/** Maximum items of a kind per scheduler tick; the rest waits for the next one. */
const notifiedAtOnce = 100;

/** Notifies teams of visitors who wait for longer than their project allows, once for each wait. */
export async function notifyUnanswered(ports: Ports): Promise<void> {
  const now = ports.clock.now();
  await asOperator(ports.db, async (tx) => {
    await notifyOverdueItems(tx, tickets, now);
    await notifyOverdueItems(tx, conversations, now);
  });
}

async function notifyOverdueItems(
  tx: Database,
  table: typeof tickets | typeof conversations,
  now: Date,
): Promise<void> {
  const kind = table === tickets ? 'ticket' : 'conversation';
  const due = await tx
    .select({
      agency_id: table.agency_id,
      id: table.id,
      title: table.title,
      assignee_id: table.assignee_id,
      waiting_since: table.waiting_since,
      minutes: projects.answer_minutes,
    })
    .from(table)
    .innerJoin(
      projects,
      and(
        eq(projects.agency_id, table.agency_id),
        eq(projects.id, table.project_id),
        isNull(projects.archived_at),
      ),
    )
    .where(
      and(
        isNotNull(projects.answer_minutes),
        lte(
          table.waiting_since,
          sql`${now.toISOString()}::timestamptz - ${projects.answer_minutes} * interval '1 minute'`,
        ),
        ne(table.status, 'DONE'),
        isNull(table.snoozed_until),
        or(isNull(table.waiting_notified_at), lt(table.waiting_notified_at, table.waiting_since)),
        table === conversations ? isNull(conversations.ticket_id) : undefined,
      ),
    )
    .limit(notifiedAtOnce)
    .for('update', { of: table, skipLocked: true });
  for (const { agency_id, waiting_since, minutes, ...item } of due) {
    if (waiting_since === null || minutes === null) continue;
    const key = `${kind}/${item.id}/overdue/${waiting_since.getTime()}`;
    await notifyOverdue(tx, { agency_id, item: { kind, ...item }, minutes, key, at: now });
    await tx
      .update(table)
      .set({ waiting_notified_at: now })
      .where(and(eq(table.agency_id, agency_id), eq(table.id, item.id)));
  }
}
