import { contentLimits } from '@adlane/contract/constants';
import type { ProjectChecklist, ProjectChecklistRow } from '@adlane/contract/widget/checklists/manage';
import { toPage } from '../../../../db/page';
import { checklists } from '../../../../db/schema/widget/checklists';
import { lockForEdit } from '../../../../http/lockForEdit';
import { invalid } from '../../../../http/problem';
import type { ReadContext, UseCaseContext } from '../../../../http/UseCaseContext';
import { findProject, lockProject } from '../../projects/queries';
import { type ChecklistChange, type ChecklistInput, insertChecklist, updateChecklistRow } from './commands';
import {
  type ChecklistQuery,
  type ChecklistRecord,
  countChecklists,
  countDoneSteps,
  findChecklist,
  listChecklistRows,
} from './queries';

function toRow({ id, project_id, title, status, ...row }: ChecklistRecord): ProjectChecklistRow {
  return {
    id,
    project_id,
    title,
    status,
    steps_count: row.steps.length,
    started_count: row.started_count,
    completed_count: row.completed_count,
    updated_at: row.updated_at.toISOString(),
  };
}

/** @throws Problem 404 */
export async function listProjectChecklists(ctx: ReadContext, query: ChecklistQuery) {
  await findProject(ctx, query.project_id);
  const { rows, total } = await listChecklistRows(ctx, query);
  return toPage(rows.map(toRow), total, query);
}

/** @throws Problem 404 */
export async function viewProjectChecklist(
  ctx: ReadContext,
  { id }: { readonly id: number },
): Promise<ProjectChecklist> {
  const record = await findChecklist(ctx, id);
  const done = await countDoneSteps(ctx, id);
  return {
    ...toRow(record),
    steps: record.steps.map((step) => ({ event: '', ...step, done_count: done.get(step.id) ?? 0 })),
  };
}

/** @throws Problem 404, 422 */
export async function createChecklist(
  ctx: UseCaseContext,
  form: ChecklistInput & { readonly project_id: number },
): Promise<ProjectChecklist> {
  await lockProject(ctx, form.project_id);
  if ((await countChecklists(ctx, form.project_id)) >= contentLimits.checklists) {
    throw invalid({ title: [`You can have up to ${contentLimits.checklists} checklists.`] });
  }
  return viewProjectChecklist(ctx, { id: await insertChecklist(ctx, form) });
}

/** @throws Problem 404, 409 */
export async function updateChecklist(
  ctx: UseCaseContext,
  { id, base_updated_at, ...form }: { readonly id: number } & ChecklistChange,
): Promise<ProjectChecklist> {
  const read = () => viewProjectChecklist(ctx, { id });
  await updateChecklistRow(await lockForEdit(ctx, checklists, { id, base_updated_at }, read), id, form);
  return read();
}
