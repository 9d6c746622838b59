import { and, eq, isNotNull, lt, notInArray, or } from 'drizzle-orm';
import { conversations } from '../../../db/schema/widget/conversations';
import { projects, visitors } from '../../../db/schema/widget/projects';
import { tickets } from '../../../db/schema/widget/tickets';
import { asOperator, inTenant } from '../../../db/tenant';
import type { Database, Ports } from '../../../ports';
import { deleteOutdatedMails } from '../../account/mail/mailSubject';
import { dropFiles, markUnused } from '../../ads/media/orphanFiles';
import { deleteTicketRows } from '../tickets/commands';
import { deleteConversationRows, deleteVisitorRows } from './commands';
import { selectSenders } from './queries';

/** Maximum rows of a kind that one tick deletes per project. */
const deletedAtOnce = 200;
const dayMs = 24 * 60 * 60 * 1000;

type Due = Pick<typeof projects.$inferSelect, 'agency_id' | 'id' | 'retention_days' | 'replay_days'>;

/** Deletes tickets, conversations, visitors, screenshots and replays that are older than their project allows. */
export async function deleteExpiredData(ports: Ports): Promise<void> {
  const due = await asOperator(ports.db, (tx) =>
    tx
      .select()
      .from(projects)
      .where(or(isNotNull(projects.retention_days), isNotNull(projects.replay_days))),
  );
  for (const project of due) {
    const keys = await inTenant(ports.db, project.agency_id, async (tx) => {
      const now = ports.clock.now();
      const files = [
        ...(await deleteOldRows(tx, project, now)),
        ...(await deleteOldReplays(tx, project, now)),
      ];
      await markUnused(tx, project.agency_id, files, now);
      return files;
    });
    await dropFiles(ports, project.agency_id, keys);
  }
  for (const agencyId of new Set(due.map(({ agency_id }) => agency_id))) {
    await deleteOutdatedMails(ports, agencyId);
  }
}

async function deleteOldRows(
  tx: Database,
  { agency_id, id, retention_days }: Due,
  now: Date,
): Promise<string[]> {
  if (retention_days === null) return [];
  const before = new Date(now.getTime() - retention_days * dayMs);
  const files: string[] = [];
  const old = await tx
    .select()
    .from(tickets)
    .where(and(eq(tickets.agency_id, agency_id), eq(tickets.project_id, id), lt(tickets.updated_at, before)))
    .limit(deletedAtOnce);
  for (const ticket of old) files.push(...(await deleteTicketRows(tx, ticket)));
  const silent = await tx
    .select({ id: conversations.id })
    .from(conversations)
    .where(
      and(
        eq(conversations.agency_id, agency_id),
        eq(conversations.project_id, id),
        lt(conversations.updated_at, before),
      ),
    )
    .limit(deletedAtOnce);
  files.push(
    ...(await deleteConversationRows(
      tx,
      agency_id,
      silent.map((row) => row.id),
    )),
  );
  const gone = await tx
    .select({ id: visitors.id })
    .from(visitors)
    .where(
      and(
        eq(visitors.agency_id, agency_id),
        eq(visitors.project_id, id),
        lt(visitors.last_seen_at, before),
        // A younger ticket or conversation is shown with its sender.
        notInArray(visitors.id, selectSenders(tx, agency_id)),
        notInArray(
          visitors.id,
          tx
            .select({ id: conversations.visitor_id })
            .from(conversations)
            .where(eq(conversations.agency_id, agency_id)),
        ),
      ),
    )
    .limit(deletedAtOnce);
  files.push(...(await deleteVisitorRows(tx, { agency_id, ids: gone.map((row) => row.id) })));
  return files;
}

async function deleteOldReplays(
  tx: Database,
  { agency_id, id, replay_days }: Due,
  now: Date,
): Promise<string[]> {
  if (replay_days === null) return [];
  const old = await tx
    .select()
    .from(tickets)
    .where(
      and(
        eq(tickets.agency_id, agency_id),
        eq(tickets.project_id, id),
        lt(tickets.created_at, new Date(now.getTime() - replay_days * dayMs)),
        or(isNotNull(tickets.screenshot_key), isNotNull(tickets.replay_key)),
      ),
    )
    .limit(deletedAtOnce);
  for (const ticket of old) {
    await tx
      .update(tickets)
      .set({ screenshot_key: null, replay_key: null, resources_key: null, resources_due_at: null })
      .where(and(eq(tickets.agency_id, agency_id), eq(tickets.id, ticket.id)));
  }
  return old
    .flatMap(({ screenshot_key, replay_key, resources_key }) => [screenshot_key, replay_key, resources_key])
    .filter((key) => key !== null);
}
