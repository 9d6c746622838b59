import { and, asc, count, eq, sql } from 'drizzle-orm';
import { users } from '../../../../db/schema/account/users';
import { feature_request_comments } from '../../../../db/schema/widget/featureRequests';
import { visitors } from '../../../../db/schema/widget/projects';
import type { Database } from '../../../../ports';
import { personName } from '../../../account/team/people';

/** A feature request of a tenant. */
export type RequestKey = { readonly agency_id: number; readonly id: number };

const isOfRequest = ({ agency_id, id }: RequestKey) =>
  and(eq(feature_request_comments.agency_id, agency_id), eq(feature_request_comments.feature_request_id, id));

/** Number of comments of a request, as a column of a query of requests. */
export const countComments = sql<number>`(
  select count(*)::int from ${feature_request_comments} c
  where c.agency_id = feature_requests.agency_id and c.feature_request_id = feature_requests.id)`;

/** Counts the comments of a request. */
export async function countRequestComments(tx: Database, request: RequestKey): Promise<number> {
  const [row] = await tx
    .select({ total: count() })
    .from(feature_request_comments)
    .where(isOfRequest(request));
  return row?.total ?? 0;
}

/** Lists the comments of a request with their authors, the oldest first. */
export function listComments(tx: Database, request: RequestKey) {
  const { agency_id, id, visitor_id, user_id, text, created_at } = feature_request_comments;
  return tx
    .select({
      id,
      visitor_id,
      text,
      created_at,
      visitorName: sql<string>`coalesce(nullif(${visitors.name}, ''), nullif(${visitors.email}, ''), 'Visitor')`,
      userName: personName,
      firstName: users.first_name,
    })
    .from(feature_request_comments)
    .leftJoin(visitors, and(eq(visitors.agency_id, agency_id), eq(visitors.id, visitor_id)))
    .leftJoin(users, and(eq(users.agency_id, agency_id), eq(users.id, user_id)))
    .where(isOfRequest(request))
    .orderBy(asc(id));
}
