import { contentLimits } from '@adlane/contract/constants';
import { and, eq, inArray, type SQL } from 'drizzle-orm';
import { notifications } from '../../../../db/schema/account/notifications';
import { feature_request_comments } from '../../../../db/schema/widget/featureRequests';
import { found, invalid } from '../../../../http/problem';
import type { Database } from '../../../../ports';
import { formatCommentKey } from './formatCommentKey';
import { countRequestComments, type RequestKey } from './queries';

type NewComment = {
  readonly author: { readonly visitor_id: number } | { readonly user_id: number };
  readonly text: string;
  readonly now: Date;
};

/** Adds a comment to a locked request and returns its id. @throws Problem 422 if the request has too many */
export async function insertComment(
  tx: Database,
  { agency_id, id: feature_request_id }: RequestKey,
  { author, text, now }: NewComment,
): Promise<number> {
  if ((await countRequestComments(tx, { agency_id, id: feature_request_id })) >= contentLimits.comments) {
    throw invalid({ text: [`A request can have up to ${contentLimits.comments} comments.`] });
  }
  const [row] = await tx
    .insert(feature_request_comments)
    .values({ agency_id, feature_request_id, ...author, text, created_at: now })
    .returning({ id: feature_request_comments.id });
  return found(row).id;
}

/** Deletes the comments of a tenant that a condition names, and the notifications that quote them; returns how many. */
export async function deleteComments(
  tx: Database,
  agencyId: number,
  condition: SQL | undefined,
): Promise<number> {
  const deleted = await tx
    .delete(feature_request_comments)
    .where(and(eq(feature_request_comments.agency_id, agencyId), condition))
    .returning({ id: feature_request_comments.id });
  if (deleted.length === 0) return 0;
  const keys = deleted.map(({ id }) => formatCommentKey(id));
  await tx
    .delete(notifications)
    .where(and(eq(notifications.agency_id, agencyId), inArray(notifications.event_key, keys)));
  return deleted.length;
}
