import type { Contract, ParsedInput } from '@adlane/contract';
import type { SubCategory } from '@adlane/contract/subCategories';
import { and, asc, count, desc, eq, ilike, ne, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { readPage } from '../../db/page';
import { categories } from '../../db/schema/niches';
import { templates } from '../../db/schema/templates';
import { searchPattern } from '../../db/searchPattern';
import type { ReadContext } from '../../http/UseCaseContext';
import { countShown } from '../templates/countShown';

export type SubCategoryQuery = ParsedInput<Contract['subCategories']['list']>['query'];

const parents = alias(categories, 'parents');

function selectSubCategories(ctx: ReadContext, where: SQL | undefined) {
  const { tx } = ctx;
  const shown = countShown(ctx, templates.categoryId);
  const templates_count = sql<number>`coalesce(${shown.templates}, 0)`.mapWith(Number);
  const rows = tx
    .select({ part: categories, category_id: parents.id, category_name: parents.name, templates_count })
    .from(categories)
    .innerJoin(parents, eq(parents.id, categories.parent_id))
    .leftJoin(shown, eq(shown.by, categories.id))
    .where(where)
    .$dynamic();
  return { rows, templates_count };
}

type SubCategoryRow = Awaited<ReturnType<typeof selectSubCategories>['rows']>[number];

function toSubCategory({ part, ...more }: SubCategoryRow): SubCategory {
  const { id, name, status } = part;
  const times = { created_at: part.created_at.toISOString(), updated_at: part.updated_at.toISOString() };
  return { id, name, status, ...more, ...times };
}

/**
 * Sub-categories with the number of templates in each that lists show the caller. Those that are not active, or whose
 * category is not, are for the operator alone.
 */
export async function listSubCategories(ctx: ReadContext, query: SubCategoryQuery) {
  const { tx, caller } = ctx;
  const isForAll = and(eq(categories.status, 'active'), eq(parents.status, 'active'));
  const where = and(
    query.status === undefined ? ne(categories.status, 'archived') : eq(categories.status, query.status),
    caller.entity_type === 'SuperAdmin' ? undefined : isForAll,
    query.category_id === undefined ? undefined : eq(categories.parent_id, query.category_id),
    query.search ? ilike(categories.name, searchPattern(query.search)) : undefined,
  );
  const selected = selectSubCategories(ctx, where);
  const sortable = {
    name: categories.name,
    created_at: categories.created_at,
    templates_count: selected.templates_count,
  };
  const direction = query.sort && query.order === 'desc' ? desc : asc;
  const page = await readPage(
    query,
    selected.rows.orderBy(direction(sortable[query.sort ?? 'name']), asc(categories.id)),
    tx
      .select({ total: count() })
      .from(categories)
      .innerJoin(parents, eq(parents.id, categories.parent_id))
      .where(where),
  );
  return { ...page, rows: page.rows.map(toSubCategory) };
}

/** One sub-category, whatever its status. */
export async function findSubCategory(ctx: ReadContext, id: number): Promise<SubCategory | undefined> {
  const [row] = await selectSubCategories(ctx, eq(categories.id, id)).rows;
  return row && toSubCategory(row);
}
