import { contentLimits } from '@adlane/contract/constants';
import type {
  ProjectFeatureRequest,
  ProjectFeatureThread,
} from '@adlane/contract/widget/featureRequests/manage';
import { eq } from 'drizzle-orm';
import { toPage } from '../../../../db/page';
import { feature_request_comments, feature_requests } from '../../../../db/schema/widget/featureRequests';
import { lockForEdit } from '../../../../http/lockForEdit';
import { found, invalid } from '../../../../http/problem';
import type { ReadContext, UseCaseContext } from '../../../../http/UseCaseContext';
import { findProject, lockProject } from '../../projects/queries';
import { deleteComments, insertComment } from '../comments/commands';
import { listComments } from '../comments/queries';
import {
  deleteRequestRow,
  type FeatureRequestChange,
  type FeatureRequestInput,
  insertRequest,
  updateComments,
  updateRequestRow,
  updateVotes,
} from './commands';
import {
  countRequests,
  type FeatureRequestQuery,
  findRequest,
  listRequestRows,
  lockRequests,
  type RequestRecord,
} from './queries';

const toRequest = ({ id, project_id, title, ...row }: RequestRecord): ProjectFeatureRequest => ({
  id,
  project_id,
  title,
  description: row.description,
  status: row.status,
  votes: row.votes,
  comments: row.comments,
  author: row.author,
  created_at: row.created_at.toISOString(),
  updated_at: row.updated_at.toISOString(),
});

/** @throws Problem 404 */
export async function listRequests(ctx: ReadContext, query: FeatureRequestQuery) {
  await findProject(ctx, query.project_id);
  const { rows, total } = await listRequestRows(ctx, query);
  return toPage(rows.map(toRequest), total, query);
}

/** @throws Problem 404 */
async function viewRequest(ctx: ReadContext, id: number): Promise<ProjectFeatureRequest> {
  return toRequest(await findRequest(ctx, id));
}

/** @throws Problem 404, 422 */
export async function createRequest(
  ctx: UseCaseContext,
  form: FeatureRequestInput & { readonly project_id: number },
): Promise<ProjectFeatureRequest> {
  await lockProject(ctx, form.project_id);
  if ((await countRequests(ctx, form.project_id)) >= contentLimits.featureRequests) {
    throw invalid({ title: [`You can have up to ${contentLimits.featureRequests} feature requests.`] });
  }
  return viewRequest(ctx, await insertRequest(ctx, form));
}

/** Stores the fields that are given. @throws Problem 404, 409 */
export async function updateRequest(
  ctx: UseCaseContext,
  { id, base_updated_at, ...form }: { readonly id: number } & Partial<FeatureRequestChange>,
): Promise<ProjectFeatureRequest> {
  const read = () => viewRequest(ctx, id);
  await updateRequestRow(await lockForEdit(ctx, feature_requests, { id, base_updated_at }, read), id, form);
  return read();
}

/** Returns a request with its comments. @throws Problem 404 */
export async function viewThread(
  ctx: ReadContext,
  { id }: { readonly id: number },
): Promise<ProjectFeatureThread> {
  const request = await viewRequest(ctx, id);
  const rows = await listComments(ctx.tx, { agency_id: ctx.caller.agency_id, id });
  const thread = rows.map(({ visitor_id, visitorName, userName, ...row }) => ({
    id: row.id,
    from: visitor_id === null ? ('team' as const) : ('visitor' as const),
    name: visitor_id === null ? (userName ?? '') : visitorName,
    text: row.text,
    created_at: row.created_at.toISOString(),
  }));
  return { ...request, thread };
}

/** Adds a comment of the team. @throws Problem 404, 422 */
export async function addComment(
  ctx: UseCaseContext,
  { id, text }: { readonly id: number; readonly text: string },
): Promise<ProjectFeatureThread> {
  const { tx, caller, now } = ctx;
  await lockRequests(ctx, [id]);
  await findRequest(ctx, id);
  const { agency_id, user_id } = caller;
  await insertComment(tx, { agency_id, id }, { author: { user_id }, text, now });
  return viewThread(ctx, { id });
}

/** Deletes a comment: visitors no longer read it. @throws Problem 404 */
export async function deleteComment(
  { tx, caller }: UseCaseContext,
  { id }: { readonly id: number },
): Promise<void> {
  const deleted = await deleteComments(tx, caller.agency_id, eq(feature_request_comments.id, id));
  found(deleted || undefined);
}

/** Deletes a request with its votes and comments. @throws Problem 404 */
export async function deleteRequest(ctx: UseCaseContext, { id }: { readonly id: number }): Promise<void> {
  await deleteComments(ctx.tx, ctx.caller.agency_id, eq(feature_request_comments.feature_request_id, id));
  await deleteRequestRow(ctx, id);
}

/** Merges a request into another one of the same project. @throws Problem 404, 422 */
export async function mergeRequest(
  ctx: UseCaseContext,
  { id, into }: { readonly id: number; readonly into: number },
): Promise<ProjectFeatureRequest> {
  // Votes that arrive meanwhile wait until the requests are merged.
  await lockRequests(ctx, [id, into]);
  const from = await findRequest(ctx, id);
  const target = await findRequest(ctx, into);
  if (target.id === from.id || target.project_id !== from.project_id) {
    throw invalid({ into: ['Please choose another request of the same project.'] });
  }
  await updateVotes(ctx, { from: from.id, into: target.id });
  await updateComments(ctx, { from: from.id, into: target.id });
  await deleteRequestRow(ctx, from.id);
  return viewRequest(ctx, target.id);
}
