import type { InboxChange, InboxRow } from '@adlane/contract/widget/inbox';
import { maxTicketTags } from '@adlane/contract/widget/tickets';
import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import { notifyAudience } from '../../../db/notifyAudience';
import { conversations } from '../../../db/schema/widget/conversations';
import { tickets } from '../../../db/schema/widget/tickets';
import { invalid, notFound } from '../../../http/problem';
import type { UseCaseContext } from '../../../http/UseCaseContext';
import type { Database } from '../../../ports';
import { notifyAssignee } from '../../account/team/notifyTeam';
import { listPeople } from '../../account/team/people';
import { emitWebhookEvent } from '../projects/webhooks/emitWebhookEvent';
import { type ItemKey, type ItemRecord, listItemsByKey, toInboxRow } from './items';

type Values = Partial<
  Pick<
    typeof tickets.$inferInsert,
    'status' | 'priority' | 'tags' | 'assignee_id' | 'snoozed_until' | 'team_unread' | 'duplicate_of_id'
  >
> & { readonly updated_at?: Date };

async function updateItem(
  tx: Database,
  agencyId: number,
  { kind, id }: ItemKey,
  values: Values,
): Promise<void> {
  if (Object.keys(values).length === 0) return;
  if (kind === 'ticket') {
    await tx
      .update(tickets)
      .set(values)
      .where(and(eq(tickets.agency_id, agencyId), eq(tickets.id, id)));
    return;
  }
  const { duplicate_of_id: _ticketsOnly, ...rest } = values;
  await tx
    .update(conversations)
    .set(rest)
    .where(
      and(eq(conversations.agency_id, agencyId), eq(conversations.id, id), isNull(conversations.ticket_id)),
    );
}

/** Marks an item as read by the team, or as unread. */
export function setUnread(tx: Database, agencyId: number, key: ItemKey, team_unread: number): Promise<void> {
  return updateItem(tx, agencyId, key, { team_unread });
}

/** @throws Problem 422 if a user is not one of the tenant's own */
async function checkAssignees(ctx: UseCaseContext, changes: readonly InboxChange[]): Promise<void> {
  const wanted = changes.flatMap(({ assignee_id }) => assignee_id ?? []);
  if (wanted.length === 0) return;
  const people = await listPeople(ctx.tx, ctx.caller.agency_id);
  if (wanted.some((id) => !people.some((person) => person.id === id))) {
    throw invalid({ assignee_id: ['This user cannot be assigned.'] });
  }
}

function checkSnooze(changes: readonly InboxChange[], now: Date): void {
  const isPast = ({ snoozed_until }: InboxChange) => snoozed_until != null && new Date(snoozed_until) <= now;
  if (changes.some(isPast)) throw invalid({ snoozed_until: ['Please choose a time in the future.'] });
}

const namesTags = ({ add_tags, remove_tags }: InboxChange) => Boolean(add_tags ?? remove_tags);

/** @throws Problem 422 if the item would have too many tags */
function changeTags(change: InboxChange, item: ItemRecord): string[] | undefined {
  const { tags, add_tags = [], remove_tags = [] } = change;
  if (!tags && !namesTags(change)) return undefined;
  const next = new Set([...(tags ?? item.tags), ...add_tags]);
  for (const tag of remove_tags) next.delete(tag);
  if (next.size > maxTicketTags) throw invalid({ add_tags: [`Please use at most ${maxTicketTags} tags.`] });
  return [...next];
}

/** Locks the items until the end of the transaction, so that tags are added to those which are stored by then. */
async function lockItems(tx: Database, agencyId: number, keys: readonly ItemKey[]): Promise<void> {
  for (const [kind, table] of [
    ['ticket', tickets],
    ['conversation', conversations],
  ] as const) {
    const ids = keys.flatMap((key) => (key.kind === kind ? key.id : []));
    if (ids.length === 0) continue;
    // oxlint-disable-next-line no-await-in-loop -- one transaction runs one statement at a time
    await tx
      .select({ id: table.id })
      .from(table)
      .where(and(eq(table.agency_id, agencyId), inArray(table.id, ids)))
      .orderBy(asc(table.id))
      .for('update');
  }
}

function toValues({ snoozed_until, is_unread, ...change }: InboxChange, item: ItemRecord, now: Date): Values {
  const { kind: _kind, id: _id, tags: _tags, add_tags: _added, remove_tags: _removed, ...values } = change;
  const tags = changeTags(change, item);
  const isOnlyReading = Object.keys(values).length === 0 && tags === undefined && snoozed_until === undefined;
  return {
    ...values,
    ...(tags && { tags }),
    ...(snoozed_until !== undefined && {
      snoozed_until: snoozed_until === null ? null : new Date(snoozed_until),
    }),
    ...(is_unread !== undefined && { team_unread: is_unread ? Math.max(item.team_unread, 1) : 0 }),
    ...(isOnlyReading ? {} : { updated_at: now }),
  };
}

/**
 * Changes items, all or none: notifies new assignees, open dashboards and webhooks.
 * @throws Problem 404, 422
 */
export async function changeItems(ctx: UseCaseContext, changes: readonly InboxChange[]): Promise<InboxRow[]> {
  const { tx, caller, now } = ctx;
  const { agency_id } = caller;
  await lockItems(tx, agency_id, changes.filter(namesTags));
  const before = await listItemsByKey(tx, agency_id, changes);
  const find = (rows: readonly ItemRecord[], { kind, id }: ItemKey) =>
    rows.find((row) => row.kind === kind && row.id === id);
  if (changes.some((change) => !find(before, change))) throw notFound();
  await checkAssignees(ctx, changes);
  checkSnooze(changes, now);
  for (const change of changes) {
    const item = find(before, change);
    if (item) await updateItem(tx, agency_id, change, toValues(change, item, now));
  }
  const after = await listItemsByKey(tx, agency_id, changes);
  for (const change of changes) {
    const item = find(after, change);
    if (item) await announceChange(ctx, { item, change, previous: find(before, change) });
  }
  await notifyAudience(tx, { agency_id }, 'inbox');
  if (changes.some(({ kind }) => kind === 'ticket')) await notifyAudience(tx, { agency_id }, 'tickets');
  return changes.flatMap((change) => find(after, change) ?? []).map(toInboxRow);
}

type Changed = {
  readonly item: ItemRecord;
  readonly change: InboxChange;
  readonly previous: ItemRecord | undefined;
};

async function announceChange(ctx: UseCaseContext, { item, change, previous }: Changed): Promise<void> {
  const { assignee_id } = change;
  if (assignee_id != null && assignee_id !== previous?.assignee_id) await notifyAssignee(ctx, item);
  const { kind: _kind, id: _id, is_unread: _unread, ...values } = change;
  if (item.kind !== 'ticket' || Object.keys(values).length === 0) return;
  await emitWebhookEvent(ctx.tx, {
    agency_id: ctx.caller.agency_id,
    project_id: item.project_id,
    event: 'ticket.updated',
    data: toEventData(item),
    now: ctx.now,
  });
}

/** Returns an item as webhooks get it. */
export function toEventData(item: ItemRecord) {
  const { kind, id, title, type, status, priority, tags, assignee, contact_name, last_text } =
    toInboxRow(item);
  return { kind, id, title, type, status, priority, tags, assignee, contact_name, last_text };
}

/** Links the thread's unread state to its ticket: what is read in one is read in both. */
export async function readThreads(
  tx: Database,
  agencyId: number,
  ticketIds: readonly number[],
): Promise<void> {
  if (ticketIds.length === 0) return;
  await tx
    .update(conversations)
    .set({ team_unread: 0 })
    .where(and(eq(conversations.agency_id, agencyId), inArray(conversations.ticket_id, [...ticketIds])));
}
