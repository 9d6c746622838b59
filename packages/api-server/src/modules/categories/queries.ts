import type { Contract, ParsedInput } from '@adlane/contract';
import type { Category } from '@adlane/contract/categories';
import { and, asc, count, desc, eq, getTableColumns, ilike, isNull, ne, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { readPage } from '../../db/page';
import { categories, niches } from '../../db/schema/niches';
import { templates } from '../../db/schema/templates';
import { searchPattern } from '../../db/searchPattern';
import type { ReadContext } from '../../http/UseCaseContext';
import type { Database } from '../../ports';
import { countShown } from '../templates/countShown';

export type CategoryQuery = ParsedInput<Contract['categories']['list']>['query'];

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

function coalesced(column: unknown) {
  return sql<number>`coalesce(${column}, 0)`.mapWith(Number);
}

function selectCategories(ctx: ReadContext, where: SQL | undefined) {
  const { tx } = ctx;
  const shown = countShown(ctx, templates.categoryId);
  const parts = countChildren(tx);
  const templates_count = coalesced(shown.templates);
  const rows = tx
    .select({
      ...getTableColumns(categories),
      niche: niches.name,
      templates_count,
      sub_categories_count: coalesced(parts.total),
    })
    .from(categories)
    .leftJoin(niches, eq(niches.id, categories.niche_id))
    .leftJoin(shown, eq(shown.by, categories.id))
    .leftJoin(parts, eq(parts.parent_id, categories.id))
    .where(and(isNull(categories.parent_id), where))
    .$dynamic();
  return { rows, templates_count };
}

type CategoryRow = Awaited<ReturnType<typeof selectCategories>['rows']>[number];

function toCategory(row: CategoryRow): Category {
  return { ...row, created_at: row.created_at.toISOString(), updated_at: row.updated_at.toISOString() };
}

/**
 * Categories with the numbers of their sub-categories and of the templates that lists show the caller. Those that are
 * not active are for the operator alone, archived ones where it asks for them.
 */
export async function listCategories(ctx: ReadContext, query: CategoryQuery) {
  const { tx, caller } = ctx;
  const where = and(
    isNull(categories.parent_id),
    query.status === undefined ? ne(categories.status, 'archived') : eq(categories.status, query.status),
    caller.entity_type === 'SuperAdmin' ? undefined : eq(categories.status, 'active'),
    query.niche_id === undefined ? undefined : eq(categories.niche_id, query.niche_id),
    query.search ? ilike(categories.name, searchPattern(query.search)) : undefined,
  );
  const selected = selectCategories(ctx, where);
  const sortable = {
    name: categories.name,
    created_at: categories.created_at,
    templates_count: selected.templates_count,
  };
  const direction = query.sort && query.order === 'desc' ? desc : asc;
  const page = await readPage(
    query,
    selected.rows.orderBy(direction(sortable[query.sort ?? 'name']), asc(categories.id)),
    tx.select({ total: count() }).from(categories).where(where),
  );
  return { ...page, rows: page.rows.map(toCategory) };
}

/** One category, whatever its status. */
export async function findCategory(ctx: ReadContext, id: number): Promise<Category | undefined> {
  const [row] = await selectCategories(ctx, eq(categories.id, id)).rows;
  return row && toCategory(row);
}
