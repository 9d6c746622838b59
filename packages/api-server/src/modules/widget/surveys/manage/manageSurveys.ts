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
  return form.filter(
    (field): field is FlowFormField & { type: Exclude<FlowFormField['type'], 'capture'> } =>
      field.type !== 'capture',
  ) as ProjectSurvey['form'];
}

function toSurvey(record: SurveyRecord): ProjectSurvey {
  return { ...toSurveyRow(record), form: toQuestions(record.form) };
}

/** @throws Problem 404 for an unknown project */
export async function listSurveys(unit: ReadContext, query: SurveyQuery) {
  await findProject(unit, query.project_id);
  const { rows, total } = await listSurveyRows(unit, query);
  return toPage(rows.map(toSurveyRow), total, query);
}

/** @throws Problem 404 */
export async function viewSurvey(unit: ReadContext, id: number): Promise<ProjectSurvey> {
  return toSurvey(await findOwnSurvey(unit, id));
}

/** Locks the ids of a project's surveys; returns those in use. */
async function lockFormIds(unit: ReadContext, projectId: number, except?: number): Promise<Set<string>> {
  await lockNames(unit.tx, unit.caller.agency_id, 'surveys');
  const others = await listFormIds(unit, projectId);
  if (except === undefined && others.length >= maxSurveys) {
    throw invalid({ title: [`A project can have up to ${maxSurveys} surveys.`] });
  }
  return new Set(others.filter(({ id }) => id !== except).map(({ form_id }) => form_id));
}

function checkFormId(used: ReadonlySet<string>, formId: string): void {
  if (used.has(formId)) throw invalid({ form_id: ['Another survey of this project has this id.'] });
}

async function insertSurvey(
  unit: UseCaseContext,
  project_id: number,
  { form_id, title, form }: SurveyForm,
): Promise<ProjectSurvey> {
  const { tx, caller, now } = unit;
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
  return viewSurvey(unit, found(row).id);
}

/** Creates a draft. @throws Problem 404 for an unknown project, 422 */
export async function createSurvey(
  unit: UseCaseContext,
  { project_id, ...form }: SurveyForm & { readonly project_id: number },
): Promise<ProjectSurvey> {
  await findProject(unit, project_id);
  checkFormId(await lockFormIds(unit, project_id), form.form_id);
  return insertSurvey(unit, project_id, form);
}

async function changeSurvey(
  unit: UseCaseContext,
  id: number,
  change: Partial<typeof surveys.$inferInsert>,
): Promise<ProjectSurvey> {
  const { tx, caller, now } = unit;
  await tx
    .update(surveys)
    .set({ ...change, updated_at: now })
    .where(and(eq(surveys.agency_id, caller.agency_id), eq(surveys.id, id)));
  return viewSurvey(unit, id);
}

/** @throws Problem 404, 409, 422 */
export async function updateSurvey(
  unit: UseCaseContext,
  id: number,
  { form_id, title, form, base_updated_at }: SurveyForm & { readonly base_updated_at?: string | undefined },
): Promise<ProjectSurvey> {
  const edit = await lockForEdit(unit, surveys, { id, base_updated_at });
  const { project_id } = await findOwnSurvey(unit, id);
  checkFormId(await lockFormIds(unit, project_id, id), form_id);
  return changeSurvey(edit, id, { form_id, title, form });
}

/** @throws Problem 404 */
export async function updateSurveyStatus(
  unit: UseCaseContext,
  id: number,
  status: ProjectSurvey['status'],
): Promise<ProjectSurvey> {
  await findOwnSurvey(unit, id);
  return changeSurvey(unit, id, { status });
}

/** Copies a survey without its answers. @throws Problem 404, 422 */
export async function duplicateSurvey(unit: UseCaseContext, id: number): Promise<ProjectSurvey> {
  const { project_id, form_id, title, form } = await findOwnSurvey(unit, id);
  const used = await lockFormIds(unit, project_id);
  const base = form_id.replace(/-\d+$/, '').slice(0, 44);
  let index = 2;
  while (used.has(`${base}-${index}`)) index += 1;
  return insertSurvey(unit, project_id, {
    form_id: `${base}-${index}`,
    title: `${title.slice(0, 113)} (copy)`,
    form: toQuestions(form),
  });
}

/** Deletes a survey with its answers. @throws Problem 404 */
export async function deleteSurvey(unit: UseCaseContext, id: number): Promise<void> {
  await findOwnSurvey(unit, id);
  const { tx, caller } = unit;
  await tx.delete(surveys).where(and(eq(surveys.agency_id, caller.agency_id), eq(surveys.id, id)));
}
