import type { FeatureRequest } from '@adlane/contract/widget/featureRequests/visitor';
import { and, eq, sql } from 'drizzle-orm';
import { feature_request_votes, feature_requests } from '../../../../db/schema/widget/featureRequests';
import { visitors } from '../../../../db/schema/widget/projects';
import type { VisitorContext } from '../../../../http/UseCaseContext';
import { isOfProject, isOwnVote, lockFeatureRequest, viewFeatureRequest } from './queries';

/** Votes for a request or withdraws the vote; repeating changes nothing. @throws Problem 404 for an unknown one */
export async function voteForFeature(
  ctx: VisitorContext,
  { id, voted }: { readonly id: number; readonly voted: boolean },
): Promise<FeatureRequest> {
  const { tx, caller, now } = ctx;
  const { agency_id, visitor_id } = caller;
  const isRequest = and(isOfProject(caller), eq(feature_requests.id, id));
  await lockOwnDevice(ctx);
  await lockFeatureRequest(ctx, id);
  const before = await viewFeatureRequest(ctx, id);
  if (before.voted === voted) return before;
  const changed = voted
    ? await tx
        .insert(feature_request_votes)
        .values({ agency_id, visitor_id, feature_request_id: id, created_at: now })
        .returning({ id: feature_request_votes.id })
    : await tx
        .delete(feature_request_votes)
        .where(and(isOwnVote(caller), eq(feature_request_votes.feature_request_id, id)))
        .returning({ id: feature_request_votes.id });
  const step = voted ? changed.length : -changed.length;
  await tx
    .update(feature_requests)
    .set({ votes: sql`${feature_requests.votes} + ${step}::int` })
    .where(isRequest);
  return viewFeatureRequest(ctx, id);
}

/** Devices that become one person at this moment are one, or not yet: their votes are counted afterwards. */
async function lockOwnDevice({ tx, caller }: VisitorContext): Promise<void> {
  await tx
    .select({ id: visitors.id })
    .from(visitors)
    .where(and(eq(visitors.agency_id, caller.agency_id), eq(visitors.id, caller.visitor_id)))
    .for('share');
}
