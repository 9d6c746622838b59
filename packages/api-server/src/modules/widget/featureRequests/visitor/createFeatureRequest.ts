import type { Contract, ParsedInput } from '@adlane/contract';
import type { FeatureRequest } from '@adlane/contract/widget/featureRequests/visitor';
import { feature_requests } from '../../../../db/schema/widget/featureRequests';
import { found } from '../../../../http/problem';
import type { VisitorContext } from '../../../../http/UseCaseContext';
import { voteForFeature } from './voteForFeature';

type NewRequest = ParsedInput<Contract['featureRequests']['create']>['body'];

/** Creates a request with its author's vote. */
export async function createFeatureRequest(
  ctx: VisitorContext,
  { title, description }: NewRequest,
): Promise<FeatureRequest> {
  const { tx, caller, now } = ctx;
  const { agency_id, project_id, visitor_id } = caller;
  const [row] = await tx
    .insert(feature_requests)
    .values({ agency_id, project_id, visitor_id, title, description, created_at: now, updated_at: now })
    .returning({ id: feature_requests.id });
  return voteForFeature(ctx, { id: found(row).id, voted: true });
}
