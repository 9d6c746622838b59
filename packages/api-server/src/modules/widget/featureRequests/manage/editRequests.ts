import { contentLimits } from '@adlane/contract/constants';
import type { ProjectFeatureRequest } from '@adlane/contract/widget/featureRequests/manage';
import { toPage } from '../../../../db/page';
import { feature_requests } from '../../../../db/schema/widget/featureRequests';
import { lockForEdit } from '../../../../http/lockForEdit';
import { invalid } from '../../../../http/problem';
import type { ReadContext, UseCaseContext } from '../../../../http/UseCaseContext';
import { findProject, lockProject } from '../../projects/queries';
import {
  deleteRequestRow,
  type FeatureRequestChange,
  type FeatureRequestInput,
  insertRequest,
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
  await deleteRequestRow(ctx, from.id);
  return viewRequest(ctx, target.id);
}
