import { and, eq, inArray, or, sql } from 'drizzle-orm';
import {
  conversation_files,
  conversation_messages,
  conversations,
} from '../../../db/schema/widget/conversations';
import {
  feature_request_comments,
  feature_request_votes,
  feature_requests,
} from '../../../db/schema/widget/featureRequests';
import { visitors } from '../../../db/schema/widget/projects';
import { recordings } from '../../../db/schema/widget/recordings';
import type { Database } from '../../../ports';
import { deleteItemNotifications } from '../../account/team/notifyTeam';
import { deleteComments } from '../featureRequests/comments/commands';
import { deleteItemDeliveries } from '../projects/webhooks/emitWebhookEvent';
import { type PersonKey } from './queries';

/** Deletes conversations with their messages; returns the keys of the files in them. */
export async function deleteConversationRows(
  tx: Database,
  agency_id: number,
  ids: readonly number[],
): Promise<string[]> {
  if (ids.length === 0) return [];
  const items = ids.map((id) => ({ kind: 'conversation' as const, id }));
  await deleteItemNotifications(tx, agency_id, items);
  await deleteItemDeliveries(tx, agency_id, items);
  const messages = tx
    .select({ id: conversation_messages.id })
    .from(conversation_messages)
    .where(
      and(
        eq(conversation_messages.agency_id, agency_id),
        inArray(conversation_messages.conversation_id, [...ids]),
      ),
    );
  const files = await tx
    .delete(conversation_files)
    .where(and(eq(conversation_files.agency_id, agency_id), inArray(conversation_files.message_id, messages)))
    .returning({ file_key: conversation_files.file_key });
  await tx
    .delete(conversations)
    .where(and(eq(conversations.agency_id, agency_id), inArray(conversations.id, [...ids])));
  return files.map(({ file_key }) => file_key);
}

/**
 * Deletes the visitors with everything that belongs to them, except for their tickets, which must be gone.
 * @returns the keys of their files
 */
export async function deleteVisitorRows(
  tx: Database,
  { agency_id, ids }: Pick<PersonKey, 'agency_id' | 'ids'>,
): Promise<string[]> {
  const all = [...ids];
  if (all.length === 0) return [];
  const written = tx
    .select({ id: feature_requests.id })
    .from(feature_requests)
    .where(and(eq(feature_requests.agency_id, agency_id), inArray(feature_requests.visitor_id, all)));
  await deleteComments(
    tx,
    agency_id,
    or(
      inArray(feature_request_comments.visitor_id, all),
      // Notifications quote the title of the request.
      inArray(feature_request_comments.feature_request_id, written),
    ),
  );
  const voted = await tx
    .delete(feature_request_votes)
    .where(
      and(eq(feature_request_votes.agency_id, agency_id), inArray(feature_request_votes.visitor_id, all)),
    )
    .returning({ id: feature_request_votes.feature_request_id });
  for (const { id } of voted) {
    await tx
      .update(feature_requests)
      .set({ votes: sql`greatest(${feature_requests.votes} - 1, 0)` })
      .where(and(eq(feature_requests.agency_id, agency_id), eq(feature_requests.id, id)));
  }
  await tx
    .delete(feature_requests)
    .where(and(eq(feature_requests.agency_id, agency_id), inArray(feature_requests.visitor_id, all)));
  const recorded = await tx
    .delete(recordings)
    .where(and(eq(recordings.agency_id, agency_id), inArray(recordings.visitor_id, all)))
    .returning({ file_key: recordings.file_key });
  const talks = await tx
    .select({ id: conversations.id })
    .from(conversations)
    .where(and(eq(conversations.agency_id, agency_id), inArray(conversations.visitor_id, all)));
  const files = await deleteConversationRows(
    tx,
    agency_id,
    talks.map(({ id }) => id),
  );
  // Files that were uploaded, and never sent.
  const unsent = await tx
    .delete(conversation_files)
    .where(and(eq(conversation_files.agency_id, agency_id), inArray(conversation_files.visitor_id, all)))
    .returning({ file_key: conversation_files.file_key });
  // Events, deliveries, answers and read marks go with the visitor.
  await tx.delete(visitors).where(and(eq(visitors.agency_id, agency_id), inArray(visitors.id, all)));
  return [...files, ...[...recorded, ...unsent].map(({ file_key }) => file_key)];
}
