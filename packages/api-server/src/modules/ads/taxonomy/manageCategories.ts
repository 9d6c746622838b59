import type { Contract, ParsedInput } from '@adlane/contract';
import type { Category } from '@adlane/contract/ads/taxonomy/categories';
import { eq } from 'drizzle-orm';
import { monotonicNow } from '../../../db/monotonicNow';
import { categories, niches } from '../../../db/schema/ads/taxonomy';
import { insertRow } from '../../../db/tenantRows';
import { checkBase } from '../../../http/lockForEdit';
import { conflict, found, invalid } from '../../../http/problem';
import type { UseCaseContext } from '../../../http/UseCaseContext';
import { toNameKey } from '../../../naming/toNameKey';
import type { Database } from '../../../ports';
import { findCategory } from './categoryQueries';
import {
  type CategoryKind,
  type CategoryMerge,
  type CategoryNode,
  type CategoryPlace,
  checkNodeName,
  countChildren,
  deleteNodes,
  listChildren,
  lockMerge,
  lockNode,
  updateNode,
} from './categoryTree';

type Changes<Resource extends 'categories' | 'subCategories'> = ParsedInput<
  Contract[Resource]['update']
>['body'];
type CategoryChanges = Changes<'categories'> &
  Changes<'subCategories'> & { readonly kind: CategoryKind; readonly status?: Category['status'] };
type CategoryForm = Omit<CategoryChanges, 'status'> & { readonly name: string };

const missingChoice = ['What you selected no longer exists.'];

/** @throws Problem 422 */
async function checkNiche(tx: Database, id: number): Promise<void> {
  const [niche] = await tx.select({ id: niches.id }).from(niches).where(eq(niches.id, id));
  if (!niche) throw invalid({ niche_id: missingChoice });
}

/**
 * Returns the niche of a category, or the category of a sub-category, as the changes leave it.
 * @throws Problem 422 if it does not exist; 409 if a sub-category becomes visible in an archived category
 */
async function checkPlace(
  tx: Database,
  { kind, niche_id, category_id, status }: CategoryChanges,
  stored?: CategoryNode,
): Promise<CategoryPlace> {
  if (kind === 'category') {
    if (typeof niche_id === 'number') await checkNiche(tx, niche_id);
    return { niche_id: niche_id === undefined ? (stored?.niche_id ?? null) : niche_id, parent_id: null };
  }
  const parent = await lockNode(tx, 'category', category_id ?? stored?.parent_id ?? 0);
  if (!parent) throw invalid({ category_id: missingChoice });
  if (status !== undefined && status !== 'archived' && parent.status === 'archived') {
    throw conflict(`The category ${parent.name} is archived. Restore it first.`);
  }
  return { niche_id: null, parent_id: parent.id };
}

/** @throws Problem 422 */
export async function createCategory(ctx: UseCaseContext, form: CategoryForm) {
  const { tx, now } = ctx;
  const place = await checkPlace(tx, form);
  const name = await checkNodeName(tx, form.name, place);
  return findCategory(
    ctx,
    await insertRow(tx, categories, { ...place, name, created_at: now, updated_at: now }),
  );
}

/**
 * Updates a category or sub-category. Agencies no longer see an inactive one or its sub-categories; templates stay in it.
 * @throws Problem 404, 409, 422
 */
export async function updateCategory(
  ctx: UseCaseContext,
  { id, base_updated_at, ...changes }: CategoryChanges & { readonly id: number },
) {
  const { tx, now } = ctx;
  const stored = found(await lockNode(tx, changes.kind, id));
  await checkBase(base_updated_at, stored, () => findCategory(ctx, id));
  const { name = stored.name, status = stored.status } = changes;
  const place = await checkPlace(tx, changes, stored);
  await updateNode(tx, id, {
    ...place,
    name: status === 'archived' ? name : await checkNodeName(tx, name, place, id),
    status,
    updated_at: monotonicNow(stored.updated_at, now),
  });
  return findCategory(ctx, id);
}

/**
 * Deletes a category or sub-category. Templates of a sub-category move to its category, others have none then.
 * @throws Problem 404; 409 while it has sub-categories
 */
export async function deleteCategory(
  { tx }: UseCaseContext,
  { kind, id }: { readonly kind: CategoryKind; readonly id: number },
): Promise<void> {
  const { parent_id } = found(await lockNode(tx, kind, id));
  const children = await countChildren(tx, id);
  if (children > 0) {
    const some = children === 1 ? 'a sub-category' : `${children} sub-categories`;
    throw conflict(`This category still has ${some}. Delete them or merge the category into another one.`);
  }
  await deleteNodes(tx, [id], parent_id);
}

/**
 * Merges rows of one kind into one: it gets their templates of all tenants and their sub-categories, of which those with
 * equal names are merged too.
 * @throws Problem 422
 */
export async function mergeCategories(ctx: UseCaseContext, merge: CategoryMerge) {
  const { tx, now } = ctx;
  const into = await lockMerge(tx, merge);
  const isOpen = (child: CategoryNode) => child.status !== 'archived';
  const open = (await listChildren(tx, [into.id])).filter(isOpen);
  const byName = new Map(open.map((child) => [toNameKey(child.name), child.id]));
  for (const child of await listChildren(tx, merge.ids)) {
    const same = isOpen(child) ? byName.get(toNameKey(child.name)) : undefined;
    if (same === undefined) {
      await updateNode(tx, child.id, { parent_id: into.id, updated_at: monotonicNow(child.updated_at, now) });
      if (isOpen(child)) byName.set(toNameKey(child.name), child.id);
    } else await deleteNodes(tx, [child.id], same);
  }
  await deleteNodes(tx, merge.ids, into.id);
  await updateNode(tx, into.id, { updated_at: monotonicNow(into.updated_at, now) });
  return findCategory(ctx, into.id);
}
