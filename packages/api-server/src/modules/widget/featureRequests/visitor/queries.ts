import type { Contract, ParsedInput } from '@adlane/contract';
import type { FeatureRequest } from '@adlane/contract/widget/featureRequests/visitor';
import { and, asc, count, desc, eq, ilike, sql } from 'drizzle-orm';
import { listPage } from '../../../../db/page';
import { feature_request_votes, feature_requests } from '../../../../db/schema/widget/featureRequests';
import { searchPattern } from '../../../../db/searchPattern';
import type { VisitorCaller } from '../../../../http/callers';
import { found } from '../../../../http/problem';
import type { ReadContext, UseCaseContext } from '../../../../http/UseCaseContext';

type ListQuery = ParsedInput<Contract['featureRequests']['list']>['query'];
type NewRequest = ParsedInput<Contract['featureRequests']['create']>['body'];
type Read = ReadContext<VisitorCaller>;
type VisitorUnit = UseCaseContext<VisitorCaller>;

const isOfProject = ({ agency_id, project_id }: VisitorCaller) =>
  and(eq(feature_requests.agency_id, agency_id), eq(feature_requests.project_id, project_id));

const selectRequests = ({ tx, caller }: Read) =>
  tx
    .select({
      id: feature_requests.id,
      title: feature_requests.title,
      description: feature_requests.description,
      votes: feature_requests.votes,
      status: feature_requests.status,
      created_at: feature_requests.created_at,
      voted_at: feature_request_votes.created_at,
    })
    .from(feature_requests)
    .leftJoin(
      feature_request_votes,
      and(
        eq(feature_request_votes.agency_id, caller.agency_id),
        eq(feature_request_votes.visitor_id, caller.visitor_id),
        eq(feature_request_votes.feature_request_id, feature_requests.id),
      ),
    );

type Row = Pick<
  typeof feature_requests.$inferSelect,
  'id' | 'title' | 'description' | 'votes' | 'status' | 'created_at'
> & { readonly voted_at: Date | null };

const toRequest = ({ id, voted_at, created_at, ...row }: Row): FeatureRequest => ({
  id: String(id),
  ...row,
  voted: voted_at !== null,
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

async function viewFeatureRequest(ctx: Read, id: number): Promise<FeatureRequest> {
  const [row] = await selectRequests(ctx).where(and(isOfProject(ctx.caller), eq(feature_requests.id, id)));
  return toRequest(found(row));
}

/** Creates a request with its author's vote. */
export async function createFeatureRequest(
  ctx: VisitorUnit,
  { title, description }: NewRequest,
): Promise<FeatureRequest> {
  const { tx, caller, now } = ctx;
  const { agency_id, project_id, visitor_id } = caller;
  const [row] = await tx
    .insert(feature_requests)
    .values({ agency_id, project_id, visitor_id, title, description, created_at: now, updated_at: now })
    .returning({ id: feature_requests.id });
  return voteForFeature(ctx, found(row).id, true);
}

/** Votes for a request or withdraws the vote; repeating changes nothing. @throws Problem 404 for an unknown one */
export async function voteForFeature(ctx: VisitorUnit, id: number, voted: boolean): Promise<FeatureRequest> {
  const { tx, caller, now } = ctx;
  const { agency_id, visitor_id } = caller;
  const isRequest = and(isOfProject(caller), eq(feature_requests.id, id));
  const [locked] = await tx
    .select({ id: feature_requests.id })
    .from(feature_requests)
    .where(isRequest)
    .for('update');
  found(locked);
  const changed = voted
    ? await tx
        .insert(feature_request_votes)
        .values({ agency_id, visitor_id, feature_request_id: id, created_at: now })
        .onConflictDoNothing()
        .returning({ id: feature_request_votes.id })
    : await tx
        .delete(feature_request_votes)
        .where(
          and(
            eq(feature_request_votes.agency_id, agency_id),
            eq(feature_request_votes.visitor_id, visitor_id),
            eq(feature_request_votes.feature_request_id, id),
          ),
        )
        .returning({ id: feature_request_votes.id });
  const step = voted ? changed.length : -changed.length;
  if (step !== 0)
    await tx
      .update(feature_requests)
      .set({ votes: sql`${feature_requests.votes} + ${step}::int` })
      .where(isRequest);
  return viewFeatureRequest(ctx, id);
}

/** Counts the project's feature requests. */
export async function countFeatureRequests({ tx, caller }: Read): Promise<number> {
  const [row] = await tx.select({ total: count() }).from(feature_requests).where(isOfProject(caller));
  return row?.total ?? 0;
}
