import { isQuestionType } from '@adlane/contract/rules';
import type { FlowFormField } from '@adlane/contract/widget/flowConfig';
import { maxSurveys, type ProjectSurvey, type SurveyForm } from '@adlane/contract/widget/surveys/manage';
import { and, eq } from 'drizzle-orm';
import { lockNames } from '../../../../db/lockNames';
import { toPage } from '../../../../db/page';
import { surveys } from '../../../../db/schema/widget/surveys';
import { lockForEdit } from '../../../../http/lockForEdit';
import { found, invalid } from '../../../../http/problem';
import type { ReadContext, UseCaseContext } from '../../../../http/UseCaseContext';
import { findProject } from '../../projects/queries';
import {
  findOwnSurvey,
  listFormIds,
  listSurveyRows,
  type SurveyQuery,
  type SurveyRecord,
  toSurveyRow,
} from './queries';

/** Screenshots belong to feedback forms: surveys never show them. */
function toQuestions(form: readonly FlowFormField[]): ProjectSurvey['form'] {
  return form.filter(({ type }) => isQuestionType(type)) as ProjectSurvey['form'];
}

function toSurvey(record: SurveyRecord): ProjectSurvey {
  return { ...toSurveyRow(record), form: toQuestions(record.form) };
}

/** @throws Problem 404 for an unknown project */
export async function listSurveys(ctx: ReadContext, query: SurveyQuery) {
  await findProject(ctx, query.project_id);
  const { rows, total } = await listSurveyRows(ctx, query);
  return toPage(rows.map(toSurveyRow), total, query);
}

/** @throws Problem 404 */
export async function viewSurvey(ctx: ReadContext, { id }: { readonly id: number }): Promise<ProjectSurvey> {
  return toSurvey(await findOwnSurvey(ctx, id));
}

/** Locks the ids of a project's surveys; returns those in use. */
async function lockFormIds(ctx: ReadContext, projectId: number, except?: number): Promise<Set<string>> {
  await lockNames(ctx.tx, ctx.caller.agency_id, 'surveys');
  const others = await listFormIds(ctx, projectId);
  if (except === undefined && others.length >= maxSurveys) {
    throw invalid({ title: [`A project can have up to ${maxSurveys} surveys.`] });
  }
  return new Set(others.filter(({ id }) => id !== except).map(({ form_id }) => form_id));
}

function checkFormId(used: ReadonlySet<string>, formId: string): void {
  if (used.has(formId)) throw invalid({ form_id: ['Another survey of this project has this id.'] });
}

async function insertSurvey(
  ctx: UseCaseContext,
  project_id: number,
  { form_id, title, form }: SurveyForm,
): Promise<ProjectSurvey> {
  const { tx, caller, now } = ctx;
  const [row] = await tx
    .insert(surveys)
    .values({
      agency_id: caller.agency_id,
      project_id,
      form_id,
      title,
      form,
      created_at: now,
      updated_at: now,
    })
    .returning({ id: surveys.id });
  return viewSurvey(ctx, found(row));
}

/** Creates a draft. @throws Problem 404 for an unknown project, 422 */
export async function createSurvey(
  ctx: UseCaseContext,
  { project_id, ...form }: SurveyForm & { readonly project_id: number },
): Promise<ProjectSurvey> {
  await findProject(ctx, project_id);
  checkFormId(await lockFormIds(ctx, project_id), form.form_id);
  return insertSurvey(ctx, project_id, form);
}

async function changeSurvey(
  ctx: UseCaseContext,
  id: number,
  change: Partial<typeof surveys.$inferInsert>,
): Promise<ProjectSurvey> {
  const { tx, caller, now } = ctx;
  await tx
    .update(surveys)
    .set({ ...change, updated_at: now })
    .where(and(eq(surveys.agency_id, caller.agency_id), eq(surveys.id, id)));
  return viewSurvey(ctx, { id });
}

/** @throws Problem 404, 409, 422 */
export async function updateSurvey(
  ctx: UseCaseContext,
  {
    id,
    form_id,
    title,
    form,
    base_updated_at,
  }: { readonly id: number } & SurveyForm & { readonly base_updated_at?: string | undefined },
): Promise<ProjectSurvey> {
  const edit = await lockForEdit(ctx, surveys, { id, base_updated_at }, () => viewSurvey(ctx, { id }));
  const { project_id } = await findOwnSurvey(ctx, id);
  checkFormId(await lockFormIds(ctx, project_id, id), form_id);
  return changeSurvey(edit, id, { form_id, title, form });
}

/** @throws Problem 404 */
export async function updateSurveyStatus(
  ctx: UseCaseContext,
  { id, status }: { readonly id: number; readonly status: ProjectSurvey['status'] },
): Promise<ProjectSurvey> {
  await findOwnSurvey(ctx, id);
  return changeSurvey(ctx, id, { status });
}

/** Copies a survey without its answers. @throws Problem 404, 422 */
export async function duplicateSurvey(
  ctx: UseCaseContext,
  { id }: { readonly id: number },
): Promise<ProjectSurvey> {
  const { project_id, form_id, title, form } = await findOwnSurvey(ctx, id);
  const used = await lockFormIds(ctx, project_id);
  const base = form_id.replace(/-\d+$/, '').slice(0, 44);
  let index = 2;
  while (used.has(`${base}-${index}`)) index += 1;
  return insertSurvey(ctx, project_id, {
    form_id: `${base}-${index}`,
    title: `${title.slice(0, 113)} (copy)`,
    form: toQuestions(form),
  });
}

/** Deletes a survey with its answers. @throws Problem 404 */
export async function deleteSurvey(ctx: UseCaseContext, { id }: { readonly id: number }): Promise<void> {
  await findOwnSurvey(ctx, id);
  const { tx, caller } = ctx;
  await tx.delete(surveys).where(and(eq(surveys.agency_id, caller.agency_id), eq(surveys.id, id)));
}
