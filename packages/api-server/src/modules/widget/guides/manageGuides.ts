import {
  type Guide,
  type GuideChange,
  type GuideForm,
  guideLimits,
  type NewGuideForm,
} from '@adlane/contract/widget/guides';
import { and, eq } from 'drizzle-orm';
import { toPage } from '../../../db/page';
import { type GuideStatus, guide_progress, guides } from '../../../db/schema/widget/guides';
import { isBlankHtml, safeWidgetHtml } from '../../../html/safeHtml';
import { lockForEdit } from '../../../http/lockForEdit';
import { found, invalid } from '../../../http/problem';
import type { ReadContext, UseCaseContext } from '../../../http/UseCaseContext';
import { findProject, lockProject } from '../projects/queries';
import {
  countGuides,
  findGuide,
  type GuideQuery,
  isOwnGuide,
  listGuideRows,
  toGuide,
  toGuideRow,
} from './queries';

/** @throws Problem 404 for an unknown project */
export async function listGuides(ctx: ReadContext, query: GuideQuery) {
  await findProject(ctx, query.project_id);
  const { rows, total } = await listGuideRows(ctx, query);
  return toPage(rows.map(toGuideRow), total, query);
}

/** @throws Problem 404 */
export async function viewGuide(ctx: ReadContext, { id }: { readonly id: number }): Promise<Guide> {
  return toGuide(ctx, await findGuide(ctx, id));
}

/** Cleans a text; pages get only markup that the widget shows. @throws Problem 422 if nothing is left */
function cleanHtml(html: string, field: string): string {
  const clean = safeWidgetHtml(html);
  if (isBlankHtml(clean)) throw invalid({ [field]: ['Please enter a text.'] });
  return clean;
}

function cleanConfig(form: GuideForm): GuideForm['config'] {
  if (form.kind === 'tooltip') {
    return { ...form.config, html: cleanHtml(form.config.html, 'config.html') };
  }
  const steps = form.config.steps.map((step, index) => ({
    ...step,
    message: cleanHtml(step.message, `config.steps.${index}.message`),
  }));
  return { ...form.config, steps };
}

/** The columns that a form sets. */
function toColumns(form: GuideForm) {
  const { name } = form;
  const audience = form.kind === 'tooltip' ? form.audience : undefined;
  return { name, config: cleanConfig(form), ...(audience && { audience }) };
}

async function insertGuide(ctx: UseCaseContext, project_id: number, form: GuideForm): Promise<Guide> {
  const { tx, caller, now } = ctx;
  await lockProject(ctx, project_id);
  if ((await countGuides(ctx, project_id)) >= guideLimits.guides) {
    throw invalid({ name: [`A project can have up to ${guideLimits.guides} tours and tooltips.`] });
  }
  const [row] = await tx
    .insert(guides)
    .values({
      agency_id: caller.agency_id,
      project_id,
      kind: form.kind,
      ...toColumns(form),
      created_at: now,
      updated_at: now,
    })
    .returning({ id: guides.id });
  return viewGuide(ctx, found(row));
}

/** Creates a draft. @throws Problem 404 for an unknown project, 422 */
export function createGuide(ctx: UseCaseContext, { project_id, ...form }: NewGuideForm): Promise<Guide> {
  return insertGuide(ctx, project_id, form);
}

async function clearMissing({ tx, caller }: UseCaseContext, id: number): Promise<void> {
  await tx
    .update(guide_progress)
    .set({ missing_steps: [] })
    .where(and(eq(guide_progress.agency_id, caller.agency_id), eq(guide_progress.guide_id, id)));
}

async function changeGuide(
  ctx: UseCaseContext,
  id: number,
  change: Partial<typeof guides.$inferInsert>,
): Promise<Guide> {
  await ctx.tx
    .update(guides)
    .set({ ...change, updated_at: ctx.now })
    .where(isOwnGuide(ctx, id));
  // Elements that were missing may have been replaced: pages report what still is.
  if (change.config) await clearMissing(ctx, id);
  return viewGuide(ctx, { id });
}

/** Checks that visitors can see a guide: a tooltip without an element has no place. @throws Problem 422 */
function checkPublishable(config: GuideForm['config']): void {
  if ('html' in config && config.selector === '') {
    throw invalid({ 'config.selector': ['Choose the element that the tooltip belongs to.'] });
  }
}

/** Replaces a guide, which stays what it is: a tour or a tooltip. @throws Problem 404, 409, 422 */
export async function updateGuide(
  ctx: UseCaseContext,
  { id, form }: { readonly id: number; readonly form: GuideChange },
): Promise<Guide> {
  const opened = { id, base_updated_at: form.base_updated_at };
  const edit = await lockForEdit(ctx, guides, opened, () => viewGuide(ctx, { id }));
  const { kind, status } = await findGuide(ctx, id);
  if (kind !== form.kind) throw invalid({ kind: [`This is a ${kind}.`] });
  if (status === 'live') checkPublishable(form.config);
  return changeGuide(edit, id, toColumns(form));
}

/** Publishes a guide, archives it, or makes it a draft again. @throws Problem 404, 422 */
export async function updateGuideStatus(
  ctx: UseCaseContext,
  { id, status }: { readonly id: number; readonly status: GuideStatus },
): Promise<Guide> {
  const { config } = await findGuide(ctx, id);
  if (status === 'live') checkPublishable(config);
  return changeGuide(ctx, id, { status });
}

/** Copies a guide as a draft. @throws Problem 404, 422 */
export async function duplicateGuide(ctx: UseCaseContext, { id }: { readonly id: number }): Promise<Guide> {
  const { project_id, ...guide } = await viewGuide(ctx, { id });
  const name = `${guide.name.slice(0, guideLimits.name - 7)} (copy)`;
  const form: GuideForm =
    guide.kind === 'tour'
      ? { kind: guide.kind, name, config: guide.config }
      : { kind: guide.kind, name, config: guide.config, audience: guide.audience };
  return insertGuide(ctx, project_id, form);
}

/** Deletes a guide with its figures. @throws Problem 404 */
export async function deleteGuide(ctx: UseCaseContext, { id }: { readonly id: number }): Promise<void> {
  await findGuide(ctx, id);
  await ctx.tx.delete(guides).where(isOwnGuide(ctx, id));
}
