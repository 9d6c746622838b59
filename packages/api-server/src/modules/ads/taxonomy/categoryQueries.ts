import type { Contract, ParsedInput } from '@adlane/contract';
import type { Category } from '@adlane/contract/ads/taxonomy/categories';
import type { SubCategory } from '@adlane/contract/ads/taxonomy/subCategories';
import {
  and,
  asc,
  count,
  desc,
  eq,
  getTableColumns,
  ilike,
  isNull,
  ne,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { listPage } from '../../../db/page';
import { categories, niches } from '../../../db/schema/ads/taxonomy';
import { templates } from '../../../db/schema/ads/templates';
import { searchPattern } from '../../../db/searchPattern';
import { found } from '../../../http/problem';
import { isOperator } from '../../../http/roles';
import type { ReadContext } from '../../../http/UseCaseContext';
import type { Database } from '../../../ports';
import { countShown } from '../templates/countShown';
import { type CategoryKind, hasKind } from './categoryTree';

type Query<Resource extends 'categories' | 'subCategories'> = ParsedInput<
  Contract[Resource]['list']
>['query'];
type CategoryQuery = { readonly kind: CategoryKind } & Query<'categories'> & Query<'subCategories'>;

const parents = alias(categories, 'parents');
const isUnderParent = eq(parents.id, categories.parent_id);

/** Numbers of sub-categories that are not archived, by their category. */
function countChildren(tx: Database) {
  const children = alias(categories, 'children');
  return tx
    .select({ parent_id: children.parent_id, total: count().as('total') })
    .from(children)
    .where(ne(children.status, 'archived'))
    .groupBy(children.parent_id)
    .as('parts');
}

function toCount(column: unknown) {
  return sql<number>`coalesce(${column}, 0)`.mapWith(Number);
}

function selectCategories(ctx: ReadContext, where: SQL | undefined) {
  const { tx } = ctx;
  const shown = countShown(ctx, templates.categoryId);
  const parts = countChildren(tx);
  const templates_count = toCount(shown.templates);
  const rows = tx
    .select({
      ...getTableColumns(categories),
      niche: niches.name,
      category_name: parents.name,
      templates_count,
      sub_categories_count: toCount(parts.total),
    })
    .from(categories)
    .leftJoin(parents, isUnderParent)
    .leftJoin(niches, eq(niches.id, categories.niche_id))
    .leftJoin(shown, eq(shown.by, categories.id))
    .leftJoin(parts, eq(parts.parent_id, categories.id))
    .where(where)
    .$dynamic();
  return { rows, templates_count };
}

type CategoryRow = Awaited<ReturnType<typeof selectCategories>['rows']>[number];

/** The fields of both kinds; each call's answer is cut to those that the contract declares. */
type CategoryRecord = Category & SubCategory;

function toCategory({
  parent_id,
  category_name,
  created_at,
  updated_at,
  ...row
}: CategoryRow): CategoryRecord {
  return {
    ...row,
    category_id: parent_id ?? 0,
    category_name: category_name ?? '',
    created_at: created_at.toISOString(),
    updated_at: updated_at.toISOString(),
  };
}

/**
 * Lists categories or sub-categories with the numbers of their sub-categories and of the templates that lists show the
 * caller. Only the operator sees those that are not active or whose category is not; archived ones on request.
 */
export async function listCategories(ctx: ReadContext, query: CategoryQuery) {
  const { tx, caller } = ctx;
  const isShown = and(eq(categories.status, 'active'), or(isNull(parents.id), eq(parents.status, 'active')));
  const where = and(
    hasKind(query.kind),
    query.status === undefined ? ne(categories.status, 'archived') : eq(categories.status, query.status),
    isOperator(caller) ? undefined : isShown,
    query.niche_id === undefined ? undefined : eq(categories.niche_id, query.niche_id),
    query.category_id === undefined ? undefined : eq(categories.parent_id, query.category_id),
    query.search ? ilike(categories.name, searchPattern(query.search)) : undefined,
  );
  const { rows, templates_count } = selectCategories(ctx, where);
  const sortable = { name: categories.name, created_at: categories.created_at, templates_count };
  const direction = query.sort && query.order === 'desc' ? desc : asc;
  return listPage(
    query,
    rows.orderBy(direction(sortable[query.sort ?? 'name']), asc(categories.id)),
    tx.select({ total: count() }).from(categories).leftJoin(parents, isUnderParent).where(where),
    toCategory,
  );
}

/** Returns a category or sub-category, whatever its status. @throws Problem 404 */
export async function findCategory(ctx: ReadContext, id: number): Promise<CategoryRecord> {
  const [row] = await selectCategories(ctx, eq(categories.id, id)).rows;
  return toCategory(found(row));
}
