import type { Contract, ParsedInput } from '@adlane/contract';
import { and, asc, count, desc, eq, getTableColumns, ilike, inArray, sql } from 'drizzle-orm';
import { readPage } from '../../../../db/page';
import { feature_requests } from '../../../../db/schema/widget/featureRequests';
import { visitors } from '../../../../db/schema/widget/projects';
import { searchPattern } from '../../../../db/searchPattern';
import { found } from '../../../../http/problem';
import type { ReadContext, UseCaseContext } from '../../../../http/UseCaseContext';
import { countComments } from '../comments/queries';

export type Inputs = Contract['projectFeatureRequests'];
export type FeatureRequestQuery = ParsedInput<Inputs['list']>['query'];

export const isRequest = (agencyId: number, id: number) =>
  and(eq(feature_requests.agency_id, agencyId), eq(feature_requests.id, id));

const author = sql<
  string | null
>`case when ${visitors.id} is null then null else coalesce(nullif(${visitors.name}, ''), nullif(${visitors.email}, ''), 'Visitor') end`;

const selectRequests = ({ tx }: ReadContext) =>
  tx
    .select({ ...getTableColumns(feature_requests), author, comments: countComments })
    .from(feature_requests)
    .leftJoin(
      visitors,
      and(eq(visitors.agency_id, feature_requests.agency_id), eq(visitors.id, feature_requests.visitor_id)),
    );

/** Lists the feature requests of a project. */
export function listRequestRows(ctx: ReadContext, query: FeatureRequestQuery) {
  const where = and(
    eq(feature_requests.agency_id, ctx.caller.agency_id),
    eq(feature_requests.project_id, query.project_id),
    query.status && eq(feature_requests.status, query.status),
    query.search ? ilike(feature_requests.title, searchPattern(query.search)) : undefined,
  );
  const direction = query.order === 'asc' ? asc : desc;
  return readPage(
    query,
    selectRequests(ctx)
      .where(where)
      .orderBy(direction(feature_requests[query.sort ?? 'votes']), direction(feature_requests.id)),
    ctx.tx.select({ total: count() }).from(feature_requests).where(where),
  );
}

/** @throws Problem 404 */
export async function findRequest(ctx: ReadContext, id: number) {
  const [row] = await selectRequests(ctx).where(isRequest(ctx.caller.agency_id, id));
  return found(row);
}
export type RequestRecord = Awaited<ReturnType<typeof findRequest>>;

/** Locks requests until the transaction ends. */
export async function lockRequests({ tx, caller }: UseCaseContext, ids: readonly number[]): Promise<void> {
  await tx
    .select({ id: feature_requests.id })
    .from(feature_requests)
    .where(and(eq(feature_requests.agency_id, caller.agency_id), inArray(feature_requests.id, [...ids])))
    .orderBy(asc(feature_requests.id))
    .for('update');
}

/** Counts the feature requests of a project. */
export async function countRequests({ tx, caller }: ReadContext, projectId: number): Promise<number> {
  const [row] = await tx
    .select({ total: count() })
    .from(feature_requests)
    .where(and(eq(feature_requests.agency_id, caller.agency_id), eq(feature_requests.project_id, projectId)));
  return row?.total ?? 0;
}
