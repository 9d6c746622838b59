import type { Contract, ParsedInput } from '@adlane/contract';
import type {
  FeatureComment,
  FeatureRequest,
  FeatureRequestThread,
} from '@adlane/contract/widget/featureRequests/visitor';
import { and, asc, count, desc, eq, ilike } from 'drizzle-orm';
import { listPage } from '../../../../db/page';
import { feature_request_votes, feature_requests } from '../../../../db/schema/widget/featureRequests';
import { visitors } from '../../../../db/schema/widget/projects';
import { searchPattern } from '../../../../db/searchPattern';
import type { VisitorCaller } from '../../../../http/callers';
import { found } from '../../../../http/problem';
import type { ReadContext } from '../../../../http/UseCaseContext';
import { isOfPerson } from '../../visitors/samePerson';
import { countComments, listComments } from '../comments/queries';

type ListQuery = ParsedInput<Contract['featureRequests']['list']>['query'];
export type Read = ReadContext<VisitorCaller>;

export const isOfProject = ({ agency_id, project_id }: VisitorCaller) =>
  and(eq(feature_requests.agency_id, agency_id), eq(feature_requests.project_id, project_id));

/** True for the votes of the visitor's person, on any device. */
export const isOwnVote = (caller: VisitorCaller) =>
  and(
    eq(feature_request_votes.agency_id, caller.agency_id),
    isOfPerson(feature_request_votes.visitor_id, caller),
  );

export function selectRequests({ tx, caller }: Read) {
  const own = tx
    .selectDistinct({ request_id: feature_request_votes.feature_request_id })
    .from(feature_request_votes)
    .where(isOwnVote(caller))
    .as('own');
  return tx
    .select({
      id: feature_requests.id,
      title: feature_requests.title,
      description: feature_requests.description,
      votes: feature_requests.votes,
      status: feature_requests.status,
      comments: countComments,
      created_at: feature_requests.created_at,
      voted_id: own.request_id,
    })
    .from(feature_requests)
    .leftJoin(own, eq(own.request_id, feature_requests.id));
}

type Row = Pick<
  typeof feature_requests.$inferSelect,
  'id' | 'title' | 'description' | 'votes' | 'status' | 'created_at'
> & { readonly comments: number; readonly voted_id: number | null };

export const toRequest = ({ id, voted_id, created_at, ...row }: Row): FeatureRequest => ({
  id: String(id),
  ...row,
  voted: voted_id !== null,
  created_at: created_at.toISOString(),
});

/** Lists the project's feature requests, by default those with most votes first. */
export function listFeatureRequests(ctx: Read, query: ListQuery) {
  const { tx, caller } = ctx;
  const where = and(
    isOfProject(caller),
    query.search ? ilike(feature_requests.title, searchPattern(query.search)) : undefined,
  );
  const direction = query.order === 'asc' ? asc : desc;
  return listPage(
    query,
    selectRequests(ctx)
      .where(where)
      .orderBy(direction(feature_requests[query.sort ?? 'votes']), direction(feature_requests.id)),
    tx.select({ total: count() }).from(feature_requests).where(where),
    toRequest,
  );
}

/** Returns a request of the project. @throws Problem 404 for an unknown one */
export async function viewFeatureRequest(ctx: Read, id: number): Promise<FeatureRequest> {
  const [row] = await selectRequests(ctx).where(and(isOfProject(ctx.caller), eq(feature_requests.id, id)));
  return toRequest(found(row));
}

/** Locks a request of the project until the transaction ends. @throws Problem 404 for an unknown one */
export async function lockFeatureRequest({ tx, caller }: Read, id: number) {
  const [row] = await tx
    .select({ id: feature_requests.id, title: feature_requests.title })
    .from(feature_requests)
    .where(and(isOfProject(caller), eq(feature_requests.id, id)))
    .for('update');
  return found(row);
}

/** Returns a request with its comments. @throws Problem 404 for an unknown one */
export async function viewFeatureThread(ctx: Read, id: number): Promise<FeatureRequestThread> {
  const request = await viewFeatureRequest(ctx, id);
  const { agency_id, visitor_id } = ctx.caller;
  const rows = await listComments(ctx.tx, { agency_id, id });
  const own = await ctx.tx
    .select({ id: visitors.id })
    .from(visitors)
    .where(and(eq(visitors.agency_id, agency_id), isOfPerson(visitors.id, { agency_id, visitor_id })));
  const ownIds = new Set(own.map((row) => row.id));
  return { ...request, thread: rows.map((row) => toComment(row, ownIds)) };
}

function toComment(
  row: Awaited<ReturnType<typeof listComments>>[number],
  ownIds: ReadonlySet<number>,
): FeatureComment {
  const { id, visitor_id, firstName, text, created_at } = row;
  return {
    id: String(id),
    from: visitor_id === null ? 'team' : ownIds.has(visitor_id) ? 'self' : 'visitor',
    name: visitor_id === null ? (firstName ?? '') : '',
    text,
    created_at: created_at.toISOString(),
  };
}

/** Counts the project's feature requests. */
export async function countFeatureRequests({ tx, caller }: Read): Promise<number> {
  const [row] = await tx.select({ total: count() }).from(feature_requests).where(isOfProject(caller));
  return row?.total ?? 0;
}
