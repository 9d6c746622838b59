import { and, asc, eq, exists, inArray, lt, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { VisitorCall } from '../../../../db/notifyAudience';
import { feature_request_votes, feature_requests } from '../../../../db/schema/widget/featureRequests';
import type { Database } from '../../../../ports';
import { isOfPerson } from '../../visitors/samePerson';

const votes = feature_request_votes;
const earlier = alias(votes, 'earlier');

/** Counts a person once: of the votes that several devices gave a request before they were one person, the first stays. */
export async function mergeVotes(tx: Database, visitor: VisitorCall): Promise<void> {
  await lockVotedRequests(tx, visitor);
  const isRepeated = exists(
    tx
      .select({ id: earlier.id })
      .from(earlier)
      .where(
        and(
          eq(earlier.agency_id, votes.agency_id),
          eq(earlier.feature_request_id, votes.feature_request_id),
          lt(earlier.id, votes.id),
          isOfPerson(earlier.visitor_id, visitor),
        ),
      ),
  );
  const repeated = await tx
    .delete(votes)
    .where(and(eq(votes.agency_id, visitor.agency_id), isOfPerson(votes.visitor_id, visitor), isRepeated))
    .returning({ id: votes.feature_request_id });
  for (const { id } of repeated.toSorted((one, other) => one.id - other.id)) {
    await tx
      .update(feature_requests)
      .set({ votes: sql`${feature_requests.votes} - 1` })
      .where(and(eq(feature_requests.agency_id, visitor.agency_id), eq(feature_requests.id, id)));
  }
}

/** Locks the requests that a person voted for, in one order: the team may be merging two of them. */
async function lockVotedRequests(tx: Database, visitor: VisitorCall): Promise<void> {
  const voted = tx
    .select({ id: votes.feature_request_id })
    .from(votes)
    .where(and(eq(votes.agency_id, visitor.agency_id), isOfPerson(votes.visitor_id, visitor)));
  await tx
    .select({ id: feature_requests.id })
    .from(feature_requests)
    .where(and(eq(feature_requests.agency_id, visitor.agency_id), inArray(feature_requests.id, voted)))
    .orderBy(asc(feature_requests.id))
    .for('update');
}
