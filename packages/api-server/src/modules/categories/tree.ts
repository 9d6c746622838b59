import { and, asc, count, eq, inArray, isNotNull, isNull, ne, type SQL } from 'drizzle-orm';
import { allTenants, lockNames } from '../../db/lockNames';
import { categories } from '../../db/schema/niches';
import { templates } from '../../db/schema/templates';
import { checkAllFound } from '../../http/checkAllFound';
import { invalid } from '../../http/problem';
import type { Database } from '../../ports';
import { nameKey } from '../naming/nameKey';

/** A category, or a sub-category of one; both are the operator's, and `tx` reaches all tenants. */
export type CategoryNode = typeof categories.$inferSelect;
export type NodeKind = 'category' | 'sub-category';
export type NodeValues = Partial<typeof categories.$inferInsert>;

function ofKind(kind: NodeKind): SQL {
  return kind === 'category' ? isNull(categories.parent_id) : isNotNull(categories.parent_id);
}

/** Those of the nodes that are there, held against other changes until the transaction ends. */
export async function lockNodes(
  tx: Database,
  kind: NodeKind,
  ids: readonly number[],
): Promise<CategoryNode[]> {
  return tx
    .select()
    .from(categories)
    .where(and(inArray(categories.id, [...ids]), ofKind(kind)))
    .orderBy(asc(categories.id))
    .for('update');
}

export async function lockNode(tx: Database, kind: NodeKind, id: number): Promise<CategoryNode | undefined> {
  return (await lockNodes(tx, kind, [id]))[0];
}

/** What a name must be free among: the categories of a niche (or of none), or the parts of a category. */
export type Siblings = Pick<CategoryNode, 'niche_id' | 'parent_id'>;

function beside({ niche_id, parent_id }: Siblings): SQL | undefined {
  if (parent_id !== null) return eq(categories.parent_id, parent_id);
  return and(
    isNull(categories.parent_id),
    niche_id === null ? isNull(categories.niche_id) : eq(categories.niche_id, niche_id),
  );
}

/**
 * Refuses a name that another one beside it has which is not archived, and keeps it free until the transaction ends.
 * @throws Problem 422
 */
export async function checkNodeName(
  tx: Database,
  name: string,
  place: Siblings,
  except?: number,
): Promise<string> {
  await lockNames(tx, allTenants, 'categories');
  const others = await tx
    .select({ id: categories.id, name: categories.name })
    .from(categories)
    .where(and(beside(place), ne(categories.status, 'archived')));
  const isTaken = others.some((other) => other.id !== except && nameKey(other.name) === nameKey(name));
  const kind: NodeKind = place.parent_id === null ? 'category' : 'sub-category';
  if (isTaken) throw invalid({ name: [`A ${kind} with this name already exists.`] });
  return name.normalize('NFC');
}

export async function insertNode(tx: Database, values: typeof categories.$inferInsert): Promise<number> {
  const [made] = await tx.insert(categories).values(values).returning({ id: categories.id });
  return made?.id ?? 0;
}

export async function updateNode(tx: Database, id: number, values: NodeValues): Promise<void> {
  await tx.update(categories).set(values).where(eq(categories.id, id));
}

export async function deleteNodes(tx: Database, ids: readonly number[]): Promise<void> {
  await tx.delete(categories).where(inArray(categories.id, [...ids]));
}

/** Puts the templates of every tenant from some nodes into another one, or into none. */
export async function moveTemplatesInto(
  tx: Database,
  from: readonly number[],
  into: number | null,
): Promise<void> {
  await tx
    .update(templates)
    .set({ categoryId: into })
    .where(inArray(templates.categoryId, [...from]));
}

/** The parts of a category, archived ones too. */
export async function listChildren(tx: Database, ids: readonly number[]): Promise<CategoryNode[]> {
  return tx
    .select()
    .from(categories)
    .where(inArray(categories.parent_id, [...ids]))
    .orderBy(asc(categories.id));
}

export async function countParts(tx: Database, id: number): Promise<number> {
  const [row] = await tx.select({ parts: count() }).from(categories).where(eq(categories.parent_id, id));
  return row?.parts ?? 0;
}

export type Merge = { readonly ids: readonly number[]; readonly into_id: number };

/**
 * What is merged, and into what; all of them held until the transaction ends.
 * @throws Problem 422 that lists what is missing; where the one that stays is archived
 */
export async function lockMerge(tx: Database, kind: NodeKind, { ids, into_id }: Merge) {
  const nodes = await lockNodes(tx, kind, [...ids, into_id]);
  const into = nodes.find(({ id }) => id === into_id);
  if (!into || into.status === 'archived') {
    throw invalid({ into_id: ['Please choose another one to merge into.'] });
  }
  const merged = nodes.filter(({ id }) => id !== into_id);
  checkAllFound(
    'ids',
    ids,
    merged.map(({ id }) => id),
  );
  return { into, merged };
}
