import type { Contract, HandlerOutput, ParsedInput } from '@adlane/contract';
import { and, asc, count, desc, eq, ilike, isNull, sql } from 'drizzle-orm';
import { listPage } from '../../../db/page';
import { categories, niches } from '../../../db/schema/ads/taxonomy';
import { folders, templates } from '../../../db/schema/ads/templates';
import { searchPattern } from '../../../db/searchPattern';
import type { ReadContext } from '../../../http/UseCaseContext';
import { visibleTemplates } from '../../account/access/visibility';
import { countShown } from './countShown';
import { isFavourite } from './isFavourite';
import { inFolder, shownStatus } from './queries';

type Counts = HandlerOutput<Contract['templates']['count']>;

/** Counts the templates that lists show. Archived ones count only in `byStatus`. */
export async function countTemplates({ tx, caller }: ReadContext): Promise<Counts> {
  const groups = await tx
    .select({
      status: shownStatus,
      platforms: templates.platforms,
      isLoose: sql<boolean>`${templates.folderId} is null`,
      templates: count(),
      favourites: sql<number>`count(*) filter (where ${isFavourite(caller)})`.mapWith(Number),
    })
    .from(templates)
    .leftJoin(folders, inFolder)
    .where(
      and(
        eq(templates.agency_id, caller.agency_id),
        eq(templates.is_hidden, false),
        visibleTemplates(caller),
      ),
    )
    .groupBy(sql`1`, sql`2`, sql`3`);
  const counts: Counts = { total: 0, byStatus: {}, byPlatform: {}, uncategorized: 0, favourites: 0 };
  for (const group of groups) {
    counts.byStatus[group.status] = (counts.byStatus[group.status] ?? 0) + group.templates;
    if (group.status === 'archived') continue;
    counts.total += group.templates;
    counts.favourites += group.favourites;
    if (group.isLoose) counts.uncategorized += group.templates;
    for (const platform of group.platforms) {
      counts.byPlatform[platform] = (counts.byPlatform[platform] ?? 0) + group.templates;
    }
  }
  return counts;
}

type TemplateCategoryQuery = ParsedInput<Contract['templates']['categories']>['query'];

/** Lists active categories with the number of templates in each that lists show the caller. */
export async function listTemplateCategories(ctx: ReadContext, query: TemplateCategoryQuery) {
  const { tx } = ctx;
  const shown = countShown(ctx, templates.categoryId);
  const where = and(
    eq(categories.status, 'active'),
    isNull(categories.parent_id),
    query.niche === undefined ? undefined : eq(niches.name, query.niche),
    query.search ? ilike(categories.name, searchPattern(query.search)) : undefined,
  );
  const templates_count = sql<number>`coalesce(${shown.templates}, 0)`.mapWith(Number);
  const direction = query.sort && query.order === 'desc' ? desc : asc;
  return listPage(
    query,
    tx
      .select({ id: categories.id, name: categories.name, niche: niches.name, templates_count })
      .from(categories)
      .leftJoin(niches, eq(niches.id, categories.niche_id))
      .leftJoin(shown, eq(shown.by, categories.id))
      .where(where)
      .orderBy(
        direction(query.sort === 'templates_count' ? templates_count : categories.name),
        asc(categories.id),
      ),
    tx
      .select({ total: count() })
      .from(categories)
      .leftJoin(niches, eq(niches.id, categories.niche_id))
      .where(where),
  );
}
