import { and, asc, count, eq, inArray, isNotNull, isNull, ne, type SQL } from 'drizzle-orm';
import { allTenants, lockNames } from '../../../db/lockNames';
import { categories } from '../../../db/schema/ads/taxonomy';
import { templates } from '../../../db/schema/ads/templates';
import { checkAllFound } from '../../../http/checkAllFound';
import { invalid } from '../../../http/problem';
import { toNameKey } from '../../../naming/toNameKey';
import type { Database } from '../../../ports';

/** A row of either kind; a sub-category has a parent. Both belong to the operator, and `tx` reaches all tenants. */
export type CategoryNode = typeof categories.$inferSelect;
export type CategoryKind = 'category' | 'sub-category';
type CategoryValues = Partial<typeof categories.$inferInsert>;
/** Names are unique among the categories of a niche (or of none), and among the sub-categories of a category. */
export type CategoryPlace = Pick<CategoryNode, 'niche_id' | 'parent_id'>;

export function hasKind(kind: CategoryKind): SQL {
  return kind === 'category' ? isNull(categories.parent_id) : isNotNull(categories.parent_id);
}

/** Locks rows until the transaction ends. */
async function lockNodes(tx: Database, kind: CategoryKind, ids: readonly number[]): Promise<CategoryNode[]> {
  return tx
    .select()
    .from(categories)
    .where(and(inArray(categories.id, [...ids]), hasKind(kind)))
    .orderBy(asc(categories.id))
    .for('update');
}

export async function lockNode(
  tx: Database,
  kind: CategoryKind,
  id: number,
): Promise<CategoryNode | undefined> {
  return (await lockNodes(tx, kind, [id]))[0];
}

function isAtPlace({ niche_id, parent_id }: CategoryPlace): SQL | undefined {
  if (parent_id !== null) return eq(categories.parent_id, parent_id);
  return and(
    isNull(categories.parent_id),
    niche_id === null ? isNull(categories.niche_id) : eq(categories.niche_id, niche_id),
  );
}

/**
 * Returns the name to store, and locks it until the transaction ends.
 * @throws Problem 422 if a sibling that is not archived has the name
 */
export async function checkNodeName(
  tx: Database,
  name: string,
  place: CategoryPlace,
  except?: number,
): Promise<string> {
  await lockNames(tx, allTenants, 'categories');
  const others = await tx
    .select({ id: categories.id, name: categories.name })
    .from(categories)
    .where(and(isAtPlace(place), ne(categories.status, 'archived')));
  const isInUse = others.some((other) => other.id !== except && toNameKey(other.name) === toNameKey(name));
  const kind: CategoryKind = place.parent_id === null ? 'category' : 'sub-category';
  if (isInUse) throw invalid({ name: [`A ${kind} with this name already exists.`] });
  return name.normalize('NFC');
}

export async function updateNode(tx: Database, id: number, values: CategoryValues): Promise<void> {
  await tx.update(categories).set(values).where(eq(categories.id, id));
}

/** Deletes rows after moving the templates of every tenant from them to another one, or to none. */
export async function deleteNodes(
  tx: Database,
  ids: readonly number[],
  moveTo: number | null,
): Promise<void> {
  await tx
    .update(templates)
    .set({ categoryId: moveTo })
    .where(inArray(templates.categoryId, [...ids]));
  await tx.delete(categories).where(inArray(categories.id, [...ids]));
}

/** Lists the sub-categories of categories, archived ones too. */
export async function listChildren(tx: Database, ids: readonly number[]): Promise<CategoryNode[]> {
  return tx
    .select()
    .from(categories)
    .where(inArray(categories.parent_id, [...ids]))
    .orderBy(asc(categories.id));
}

export async function countChildren(tx: Database, id: number): Promise<number> {
  const [row] = await tx.select({ total: count() }).from(categories).where(eq(categories.parent_id, id));
  return row?.total ?? 0;
}

export type CategoryMerge = {
  readonly kind: CategoryKind;
  readonly ids: readonly number[];
  readonly into_id: number;
};

/**
 * Locks the rows to merge and returns the one to merge into.
 * @throws Problem 422 that lists the missing ids; or if the target is archived
 */
export async function lockMerge(tx: Database, { kind, ids, into_id }: CategoryMerge): Promise<CategoryNode> {
  const nodes = await lockNodes(tx, kind, [...ids, into_id]);
  const into = nodes.find(({ id }) => id === into_id);
  if (!into || into.status === 'archived') {
    throw invalid({ into_id: ['Please choose another one to merge into.'] });
  }
  const merged = nodes.filter(({ id }) => id !== into_id);
  checkAllFound('ids', ids, merged);
  return into;
}
