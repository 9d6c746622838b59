import type { Contract, ParsedInput } from '@adlane/contract';
import type { Category } from '@adlane/contract/categories';
import { eq } from 'drizzle-orm';
import { monotonicNow } from '../../db/monotonicNow';
import { niches } from '../../db/schema/niches';
import { conflict, found, invalid } from '../../http/problem';
import type { ReadContext, UseCaseContext } from '../../http/UseCaseContext';
import type { Database } from '../../ports';
import { nameKey } from '../naming/nameKey';
import { findCategory } from './queries';
import {
  type CategoryNode,
  checkNodeName,
  countParts,
  deleteNodes,
  insertNode,
  listChildren,
  lockMerge,
  lockNode,
  type Merge,
  moveTemplatesInto,
  updateNode,
} from './tree';

async function viewCategory(ctx: ReadContext, id: number): Promise<Category> {
  return found(await findCategory(ctx, id));
}

/** @throws Problem 422 */
async function checkNiche(tx: Database, id: number | null): Promise<void> {
  if (id === null) return;
  const [niche] = await tx.select({ id: niches.id }).from(niches).where(eq(niches.id, id));
  if (!niche) throw invalid({ niche_id: ['What you chose does not exist any more.'] });
}

export type CategoryFormValues = ParsedInput<Contract['categories']['store']>['body'];

/** @throws Problem 422 */
export async function createCategory(ctx: UseCaseContext, form: CategoryFormValues): Promise<Category> {
  const { tx, now } = ctx;
  await checkNiche(tx, form.niche_id);
  const name = await checkNodeName(tx, form.name, { niche_id: form.niche_id, parent_id: null });
  const times = { created_at: now, updated_at: now };
  return viewCategory(ctx, await insertNode(tx, { name, niche_id: form.niche_id, ...times }));
}

export type CategoryChanges = ParsedInput<Contract['categories']['update']>['body'] & {
  readonly status?: Category['status'];
};

/**
 * Changes a category. One that is not active leaves the lists of agencies together with its parts; templates keep it.
 * @throws Problem 404, 422
 */
export async function changeCategory(
  ctx: UseCaseContext,
  id: number,
  changes: CategoryChanges,
): Promise<Category> {
  const { tx, now } = ctx;
  const category = found(await lockNode(tx, 'category', id));
  const { name = category.name, niche_id = category.niche_id, status = category.status } = changes;
  if (changes.niche_id !== undefined) await checkNiche(tx, niche_id);
  const values = { niche_id, status, updated_at: monotonicNow(category.updated_at, now) };
  const free =
    status === 'archived' ? name : await checkNodeName(tx, name, { niche_id, parent_id: null }, id);
  await updateNode(tx, id, { ...values, name: free });
  return viewCategory(ctx, id);
}

/** Deletes a category; its templates are left without one. @throws Problem 404; 409 while it has sub-categories */
export async function removeCategory(ctx: UseCaseContext, id: number): Promise<void> {
  const { tx } = ctx;
  found(await lockNode(tx, 'category', id));
  const parts = await countParts(tx, id);
  if (parts > 0) {
    const some = parts === 1 ? 'a sub-category' : `${parts} sub-categories`;
    throw conflict(`This category still has ${some}. Delete them or merge the category into another one.`);
  }
  await moveTemplatesInto(tx, [id], null);
  await deleteNodes(tx, [id]);
}

/**
 * Merges categories into one: templates of all tenants and sub-categories go there, and sub-categories that would
 * stand there twice become one.
 * @throws Problem 422
 */
export async function mergeCategories(ctx: UseCaseContext, merge: Merge): Promise<Category> {
  const { tx, now } = ctx;
  const { into } = await lockMerge(tx, 'category', merge);
  const isOpen = (part: CategoryNode) => part.status !== 'archived';
  const open = (await listChildren(tx, [into.id])).filter(isOpen);
  const sameNamed = new Map(open.map((part) => [nameKey(part.name), part.id]));
  for (const part of await listChildren(tx, merge.ids)) {
    const same = isOpen(part) ? sameNamed.get(nameKey(part.name)) : undefined;
    if (same === undefined) {
      await updateNode(tx, part.id, { parent_id: into.id, updated_at: monotonicNow(part.updated_at, now) });
      if (isOpen(part)) sameNamed.set(nameKey(part.name), part.id);
    } else {
      await moveTemplatesInto(tx, [part.id], same);
      await deleteNodes(tx, [part.id]);
    }
  }
  await moveTemplatesInto(tx, merge.ids, into.id);
  await deleteNodes(tx, merge.ids);
  await updateNode(tx, into.id, { updated_at: monotonicNow(into.updated_at, now) });
  return viewCategory(ctx, into.id);
}
