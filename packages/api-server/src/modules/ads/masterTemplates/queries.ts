import { and, countDistinct, eq, inArray, isNotNull, isNull, max, type SQL, sql } from 'drizzle-orm';
import { prepareQuery } from '../../../db/preparedQuery';
import { agencies } from '../../../db/schema/account/agencies';
import { categories } from '../../../db/schema/ads/taxonomy';
import { templates } from '../../../db/schema/ads/templates';
import type { Database } from '../../../ports';

// Literal text, so that the cached plan uses the operator's index.
const selectOperator = prepareQuery('operator_id', (tx) =>
  tx.select({ id: agencies.id }).from(agencies).where(sql`${agencies.kind} = 'operator'`),
);

/** Returns the operator's tenant. Reaches all tenants. */
export async function findOperatorId(tx: Database): Promise<number> {
  const [operator] = await selectOperator(tx, {});
  return operator?.id ?? 0;
}

/** Counts the agencies that imported each master template. Reaches all tenants. */
export async function countImports(tx: Database, ids: readonly number[]): Promise<Map<number, number>> {
  if (ids.length === 0) return new Map();
  const rows = await tx
    .select({ id: templates.master_template_id, agencies: countDistinct(templates.agency_id) })
    .from(templates)
    .where(inArray(templates.master_template_id, [...ids]))
    .groupBy(templates.master_template_id);
  return new Map(rows.map((row) => [row.id ?? 0, row.agencies]));
}

/** Returns names of categories by id. */
export async function findCategoryNames(tx: Database, ids: readonly number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map();
  const rows = await tx
    .select({ id: categories.id, name: categories.name })
    .from(categories)
    .where(inArray(categories.id, [...ids]));
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** Returns whether a category exists below `parent`, or at the top level if that is null. */
export async function hasCategory(tx: Database, id: number, parent: number | null): Promise<boolean> {
  const isBelow = parent === null ? isNull(categories.parent_id) : eq(categories.parent_id, parent);
  const [row] = await tx
    .select({ id: categories.id })
    .from(categories)
    .where(and(eq(categories.id, id), isBelow));
  return row !== undefined;
}

/** Matches the operator's templates that agencies see. */
export const isPublished: SQL | undefined = and(
  eq(templates.is_published, true),
  eq(templates.is_hidden, false),
  eq(templates.status, 'active'),
);

/** Returns an agency's latest copy of each master template that it has imported. */
export async function listImportedMasters(
  tx: Database,
  agencyId: number,
): Promise<ReadonlyMap<number | null, number | null>> {
  const { master_template_id, agency_id, is_hidden } = templates;
  const rows = await tx
    .select({ id: master_template_id, copy: max(templates.id) })
    .from(templates)
    .where(and(eq(agency_id, agencyId), eq(is_hidden, false), isNotNull(master_template_id)))
    .groupBy(master_template_id);
  return new Map(rows.map(({ id, copy }) => [id, copy]));
}
