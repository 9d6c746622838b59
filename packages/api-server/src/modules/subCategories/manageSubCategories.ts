import type { Contract, ParsedInput } from '@adlane/contract';
import type { SubCategory } from '@adlane/contract/subCategories';
import { monotonicNow } from '../../db/monotonicNow';
import { conflict, found, invalid } from '../../http/problem';
import type { ReadContext, UseCaseContext } from '../../http/UseCaseContext';
import {
  type CategoryNode,
  checkNodeName,
  deleteNodes,
  insertNode,
  lockMerge,
  lockNode,
  type Merge,
  moveTemplatesInto,
  updateNode,
} from '../categories/tree';
import { findSubCategory } from './queries';

async function viewSubCategory(ctx: ReadContext, id: number): Promise<SubCategory> {
  return found(await findSubCategory(ctx, id));
}

/** @throws Problem 422 */
async function checkParent(ctx: UseCaseContext, id: number): Promise<CategoryNode> {
  const { tx } = ctx;
  const parent = await lockNode(tx, 'category', id);
  if (!parent) throw invalid({ category_id: ['What you chose does not exist any more.'] });
  return parent;
}

export type SubCategoryFormValues = ParsedInput<Contract['subCategories']['store']>['body'];

/** @throws Problem 422 */
export async function createSubCategory(
  ctx: UseCaseContext,
  form: SubCategoryFormValues,
): Promise<SubCategory> {
  const { tx, now } = ctx;
  const parent = await checkParent(ctx, form.category_id);
  const name = await checkNodeName(tx, form.name, { niche_id: null, parent_id: parent.id });
  const times = { created_at: now, updated_at: now };
  return viewSubCategory(ctx, await insertNode(tx, { name, parent_id: parent.id, ...times }));
}

export type SubCategoryChanges = ParsedInput<Contract['subCategories']['update']>['body'] & {
  readonly status?: SubCategory['status'];
};

/** @throws Problem 404, 422; 409 where it should show while its category is archived */
export async function changeSubCategory(
  ctx: UseCaseContext,
  id: number,
  changes: SubCategoryChanges,
): Promise<SubCategory> {
  const { tx, now } = ctx;
  const part = found(await lockNode(tx, 'sub-category', id));
  const { name = part.name, status = part.status, category_id = part.parent_id ?? 0 } = changes;
  const parent = await checkParent(ctx, category_id);
  if (changes.status !== undefined && status !== 'archived' && parent.status === 'archived') {
    throw conflict(`The category ${parent.name} is archived. Bring it back first.`);
  }
  const place = { niche_id: null, parent_id: parent.id };
  await updateNode(tx, id, {
    name: status === 'archived' ? name : await checkNodeName(tx, name, place, id),
    status,
    parent_id: parent.id,
    updated_at: monotonicNow(part.updated_at, now),
  });
  return viewSubCategory(ctx, id);
}

/** Deletes a sub-category; its templates stay in the category. @throws Problem 404 */
export async function removeSubCategory(ctx: UseCaseContext, id: number): Promise<void> {
  const { tx } = ctx;
  const part = found(await lockNode(tx, 'sub-category', id));
  await moveTemplatesInto(tx, [id], part.parent_id);
  await deleteNodes(tx, [id]);
}

/** Merges sub-categories, of whichever category, into one; the templates of all tenants go there. @throws Problem 422 */
export async function mergeSubCategories(ctx: UseCaseContext, merge: Merge): Promise<SubCategory> {
  const { tx, now } = ctx;
  const { into } = await lockMerge(tx, 'sub-category', merge);
  await moveTemplatesInto(tx, merge.ids, into.id);
  await deleteNodes(tx, merge.ids);
  await updateNode(tx, into.id, { updated_at: monotonicNow(into.updated_at, now) });
  return viewSubCategory(ctx, into.id);
}
