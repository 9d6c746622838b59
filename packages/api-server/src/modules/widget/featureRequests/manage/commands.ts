import type { ParsedInput } from '@adlane/contract';
import { and, count, eq, inArray, notInArray } from 'drizzle-orm';
import {
  feature_request_comments,
  feature_request_votes,
  feature_requests,
} from '../../../../db/schema/widget/featureRequests';
import { visitors } from '../../../../db/schema/widget/projects';
import { found } from '../../../../http/problem';
import type { UseCaseContext } from '../../../../http/UseCaseContext';
import { isSamePerson, known } from '../../visitors/samePerson';
import { type Inputs, isRequest } from './queries';

export type FeatureRequestChange = ParsedInput<Inputs['update']>['body'];

export type FeatureRequestInput = Omit<FeatureRequestChange, 'base_updated_at'>;

/** Inserts a request of the team, without votes, and returns its id. */
export async function insertRequest(
  { tx, caller, now }: UseCaseContext,
  request: FeatureRequestInput & { readonly project_id: number },
): Promise<number> {
  const [row] = await tx
    .insert(feature_requests)
    .values({ agency_id: caller.agency_id, ...request, created_at: now, updated_at: now })
    .returning({ id: feature_requests.id });
  return found(row).id;
}

/** @throws Problem 404 */
export async function updateRequestRow(
  { tx, caller, now }: UseCaseContext,
  id: number,
  request: Partial<FeatureRequestInput>,
): Promise<void> {
  const [row] = await tx
    .update(feature_requests)
    .set({ ...request, updated_at: now })
    .where(isRequest(caller.agency_id, id))
    .returning({ id: feature_requests.id });
  found(row);
}

/** Gives the votes for a request to another one; a person who voted for both counts once, also on two devices. */
export async function updateVotes(
  { tx, caller }: UseCaseContext,
  { from, into }: { readonly from: number; readonly into: number },
): Promise<void> {
  const { agency_id } = caller;
  const isVote = (id: number) =>
    and(eq(feature_request_votes.agency_id, agency_id), eq(feature_request_votes.feature_request_id, id));
  const voters = tx
    .select({ id: feature_request_votes.visitor_id })
    .from(feature_request_votes)
    .where(isVote(into));
  const persons = tx
    .select({ id: visitors.id })
    .from(known)
    .innerJoin(visitors, isSamePerson(known, visitors))
    .where(and(eq(known.agency_id, agency_id), inArray(known.id, voters)));
  await tx
    .update(feature_request_votes)
    .set({ feature_request_id: into })
    .where(and(isVote(from), notInArray(feature_request_votes.visitor_id, persons)));
  const [votes] = await tx.select({ total: count() }).from(feature_request_votes).where(isVote(into));
  await tx
    .update(feature_requests)
    .set({ votes: votes?.total ?? 0 })
    .where(isRequest(agency_id, into));
}

/** Gives the comments on a request to another one. */
export async function updateComments(
  { tx, caller }: UseCaseContext,
  { from, into }: { readonly from: number; readonly into: number },
): Promise<void> {
  await tx
    .update(feature_request_comments)
    .set({ feature_request_id: into })
    .where(
      and(
        eq(feature_request_comments.agency_id, caller.agency_id),
        eq(feature_request_comments.feature_request_id, from),
      ),
    );
}

/** Deletes a request with its votes. @throws Problem 404 */
export async function deleteRequestRow({ tx, caller }: UseCaseContext, id: number): Promise<void> {
  const [row] = await tx
    .delete(feature_requests)
    .where(isRequest(caller.agency_id, id))
    .returning({ id: feature_requests.id });
  found(row);
}
