import type { FeatureRequestThread } from '@adlane/contract/widget/featureRequests/visitor';
import type { VisitorContext } from '../../../../http/UseCaseContext';
import { notify } from '../../../account/notifications/notify';
import { findVisitorName } from '../../conversations/queries';
import { insertComment } from '../comments/commands';
import { formatCommentKey } from '../comments/formatCommentKey';
import { lockFeatureRequest, viewFeatureThread } from './queries';

/** Characters of a comment in a notification. */
const maxQuoted = 300;

/** Adds a visitor's comment and notifies the team. @throws Problem 404, 422 */
export async function commentOnFeature(
  ctx: VisitorContext,
  { id, text }: { readonly id: number; readonly text: string },
): Promise<FeatureRequestThread> {
  const { tx, caller, now } = ctx;
  const { agency_id, project_id, visitor_id } = caller;
  const { title } = await lockFeatureRequest(ctx, id);
  const comment = await insertComment(tx, { agency_id, id }, { author: { visitor_id }, text, now });
  await notify(tx, {
    agency_id,
    kind: 'reply',
    title: `${await findVisitorName(ctx)} commented on “${title}”`,
    body: text.slice(0, maxQuoted),
    path: `/projects/${project_id}/content/feature-requests?request=${id}`,
    key: formatCommentKey(comment),
    at: now,
  });
  return viewFeatureThread(ctx, id);
}
