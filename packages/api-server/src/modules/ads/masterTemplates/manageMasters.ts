import type { Contract, ParsedInput } from '@adlane/contract';
import type { MasterTemplate, MasterTemplateRow } from '@adlane/contract/ads/masterTemplates';
import { refusalMessages } from '@adlane/contract/rules';
import { and, eq, inArray } from 'drizzle-orm';
import { monotonicNow } from '../../../db/monotonicNow';
import { toPage } from '../../../db/page';
import { templates } from '../../../db/schema/ads/templates';
import { updateRow } from '../../../db/tenantRows';
import { checkAllFound } from '../../../http/checkAllFound';
import { checkBase } from '../../../http/lockForEdit';
import { found, invalid } from '../../../http/problem';
import type { ReadContext, UseCaseContext } from '../../../http/UseCaseContext';
import type { Database } from '../../../ports';
import { createTemplate } from '../templates/createTemplate';
import { findTemplate, toTemplateRows } from '../templates/findTemplate';
import {
  findTemplateRecord,
  listTemplates,
  lockTemplate,
  lockTemplates,
  type TemplateRecord,
} from '../templates/queries';
import { updateTemplate } from '../templates/updateTemplate';
import { countImports, findCategoryNames, hasCategory } from './queries';

type Calls = Contract['masterTemplates'];
type MasterQuery = ParsedInput<Calls['list']>['query'];

/** Loads the fields that only master templates have. */
async function loadMasterFields(tx: Database, records: readonly TemplateRecord[]) {
  const counts = await countImports(
    tx,
    records.map(({ id }) => id),
  );
  const names = await findCategoryNames(
    tx,
    records.flatMap(({ subCategoryId }) => subCategoryId ?? []),
  );
  return ({ id, is_published, published_at, subCategoryId }: TemplateRecord) => ({
    is_published,
    published_at: published_at?.toISOString() ?? null,
    subCategoryId,
    subCategoryName: names.get(subCategoryId ?? 0) ?? null,
    imported_count: counts.get(id) ?? 0,
  });
}

export async function listMasters(ctx: ReadContext, query: MasterQuery) {
  const { tx, caller } = ctx;
  const { records, total } = await listTemplates(ctx, query);
  const toFields = await loadMasterFields(tx, records);
  const rows = await toTemplateRows(tx, caller.agency_id, records);
  const byId = new Map(records.map((record) => [record.id, record]));
  const data = rows.map((row): MasterTemplateRow => ({ ...row, ...toFields(found(byId.get(row.id))) }));
  return toPage(data, total, query);
}

/** @throws Problem 404 */
export async function findMaster(ctx: ReadContext, { id }: { readonly id: number }): Promise<MasterTemplate> {
  const { tx } = ctx;
  const record = found(await findTemplateRecord(ctx, id));
  const toFields = await loadMasterFields(tx, [record]);
  return { ...(await findTemplate(ctx, { id })), ...toFields(record) };
}

type Place = { readonly categoryId: number | null; readonly subCategoryId: number | null };

/** @throws Problem 422 if the category does not exist, or does not contain the sub-category */
async function checkPlace(tx: Database, { categoryId, subCategoryId }: Place): Promise<void> {
  const gone = ['What you selected no longer exists.'];
  const isGone = categoryId !== null && !(await hasCategory(tx, categoryId, null));
  if (isGone) throw invalid({ categoryId: gone });
  if (subCategoryId === null) return;
  const fits = categoryId !== null && (await hasCategory(tx, subCategoryId, categoryId));
  if (!fits) throw invalid({ subCategoryId: gone });
}

/** @throws Problem 422 */
export async function createMaster(
  ctx: UseCaseContext,
  { subCategoryId, ...form }: ParsedInput<Calls['store']>['body'],
): Promise<MasterTemplate> {
  const { tx, caller } = ctx;
  await checkPlace(tx, { categoryId: form.categoryId ?? null, subCategoryId });
  const { id } = await createTemplate(ctx, { form, isHidden: false });
  await updateRow(tx, templates, { agency_id: caller.agency_id, id }, { subCategoryId });
  return findMaster(ctx, { id });
}

/** @throws Problem 404, 409, 422 */
export async function updateMaster(
  ctx: UseCaseContext,
  { id, subCategoryId, ...changes }: { readonly id: number } & ParsedInput<Calls['update']>['body'],
): Promise<MasterTemplate> {
  const { tx, caller, now } = ctx;
  const record = found(await lockTemplate(ctx, id));
  await checkBase(changes.base_updated_at, record, () => findMaster(ctx, { id }));
  const categoryId = changes.categoryId === undefined ? record.categoryId : changes.categoryId;
  // Another category clears the sub-category, unless the changes name one.
  const unchanged = categoryId === record.categoryId ? record.subCategoryId : null;
  const place = { categoryId, subCategoryId: subCategoryId === undefined ? unchanged : subCategoryId };
  await checkPlace(tx, place);
  await updateTemplate(ctx, { id, changes });
  const isOther = place.subCategoryId !== record.subCategoryId;
  if (isOther) {
    const updated_at = monotonicNow(record.updated_at, now);
    await updateRow(
      tx,
      templates,
      { agency_id: caller.agency_id, id },
      { subCategoryId: place.subCategoryId, updated_at },
    );
  }
  return findMaster(ctx, { id });
}

/**
 * Publishes a template to all agencies, or unpublishes it; their copies stay. @throws Problem 404, 422 if it
 * is not active
 */
export async function publishMaster(
  ctx: UseCaseContext,
  { id, is_published }: { readonly id: number; readonly is_published: boolean },
): Promise<MasterTemplate> {
  const { tx, caller, now } = ctx;
  const record = found(await lockTemplate(ctx, id));
  if (is_published && record.status !== 'active') {
    throw invalid({ is_published: [refusalMessages.masterNotActive] });
  }
  if (record.is_published !== is_published) {
    await updateRow(
      tx,
      templates,
      { agency_id: caller.agency_id, id },
      {
        is_published,
        published_at: is_published ? now : null,
        updated_at: monotonicNow(record.updated_at, now),
      },
    );
  }
  return findMaster(ctx, { id });
}

/** Moves all of them, or none if one is missing. @throws Problem 422 */
export async function moveMasters(
  ctx: UseCaseContext,
  { ids, ...place }: ParsedInput<Calls['move']>['body'],
): Promise<void> {
  const { tx, caller, now } = ctx;
  await checkPlace(tx, place);
  const locked = await lockTemplates(ctx, ids);
  checkAllFound('ids', ids, locked);
  await tx
    .update(templates)
    .set({ ...place, updated_at: now })
    .where(and(eq(templates.agency_id, caller.agency_id), inArray(templates.id, [...ids])));
}
