import type { Contract, ParsedInput } from '@adlane/contract';
import type { Template, TemplateMedia } from '@adlane/contract/ads/templates';
import {
  and,
  arrayContains,
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
import { isAmong } from '../../../db/isAmong';
import { type PageRange, preparePage, prepareQuery } from '../../../db/preparedQuery';
import { ads } from '../../../db/schema/ads/ads';
import { launches } from '../../../db/schema/ads/launches';
import { media } from '../../../db/schema/ads/media';
import { categories } from '../../../db/schema/ads/taxonomy';
import { folders, template_media, templates } from '../../../db/schema/ads/templates';
import { searchPattern } from '../../../db/searchPattern';
import type { UserCaller } from '../../../http/callers';
import type { ReadContext, UseCaseContext } from '../../../http/UseCaseContext';
import type { Database } from '../../../ports';
import { toViewerIds, visibleTemplates } from '../../account/access/visibility';
import { isFavourite } from './isFavourite';

export type TemplateQuery = ParsedInput<Contract['templates']['list']>['query'];
/** Additional filters of the operator's lists; `own_status` ignores the folder's status. */
type ListedTemplates = TemplateQuery & {
  readonly is_published?: boolean | undefined;
  readonly own_status?: Template['status'] | undefined;
};

/** Joins the folder of a template. */
export const inFolder = and(eq(folders.agency_id, templates.agency_id), eq(folders.id, templates.folderId));

/** A template in an archived folder counts as archived while the folder is; its own status stays. */
export const shownStatus = sql<
  Template['status']
>`case when ${folders.status} = 'archived' then 'archived' else ${templates.status} end`;

function selectTemplates(tx: Database, where: SQL | undefined) {
  return tx
    .select({
      ...getTableColumns(templates),
      status: shownStatus,
      folderName: folders.name,
      categoryName: categories.name,
    })
    .from(templates)
    .leftJoin(folders, inFolder)
    .leftJoin(categories, eq(categories.id, templates.categoryId))
    .where(where)
    .$dynamic();
}

/** A template with the names of its folder and category. */
export type TemplateRecord = Awaited<ReturnType<typeof selectTemplates>>[number];

/** Returns the values that templates are filtered by. */
function toFilters(caller: UserCaller, query: ListedTemplates) {
  const { categoryId, folderId, niche, status, platform, search, own_status } = query;
  return {
    ...toViewerIds(caller),
    categoryId,
    folderId,
    niche,
    status,
    platforms: platform && [platform],
    pattern: search ? searchPattern(search) : undefined,
    own_status,
  };
}

type Filters = ReturnType<typeof toFilters>;
type Shape = Pick<UserCaller, 'entity_type'> &
  Pick<
    ListedTemplates,
    'isClientTemplate' | 'uncategorized' | 'favourites' | 'is_published' | 'sort' | 'order'
  >;

/** Without a status, leaves out archived templates; an archived folder still lists its templates. */
function matchesStatus({ status, folderId }: Filters): SQL {
  if (status !== undefined) return eq(shownStatus, status);
  return folderId === undefined ? ne(shownStatus, 'archived') : ne(templates.status, 'archived');
}

/** Literal text: with a parameter, a cached plan might not use the index of published templates. */
function isPublishedAs(is_published: boolean): SQL {
  return is_published ? sql`${templates.is_published}` : sql`not ${templates.is_published}`;
}

function buildWhere(filters: Filters, shape: Shape): SQL | undefined {
  const { categoryId, folderId, niche, platforms, pattern, own_status } = filters;
  const { isClientTemplate, is_published, entity_type } = shape;
  return and(
    eq(templates.agency_id, filters.agency_id),
    eq(templates.is_hidden, false),
    isClientTemplate === undefined ? undefined : eq(templates.isClientTemplate, isClientTemplate),
    categoryId === undefined ? undefined : eq(templates.categoryId, categoryId),
    folderId === undefined ? undefined : eq(templates.folderId, folderId),
    shape.uncategorized === true ? isNull(templates.folderId) : undefined,
    niche === undefined ? undefined : eq(templates.niche, niche),
    platforms && arrayContains(templates.platforms, platforms),
    shape.favourites === true ? isFavourite(filters) : undefined,
    matchesStatus(filters),
    pattern === undefined ? undefined : ilike(templates.name, pattern),
    is_published === undefined ? undefined : isPublishedAs(is_published),
    own_status && eq(templates.status, own_status),
    visibleTemplates({ ...filters, entity_type }),
  );
}

const selectTemplatePage = preparePage('templates', {
  rows: (tx, { limit, offset, ...filters }: Filters & PageRange, shape: Shape) => {
    const direction = shape.order === 'asc' ? asc : desc;
    return selectTemplates(tx, buildWhere(filters, shape))
      .orderBy(direction(templates[shape.sort ?? 'created_at']), direction(templates.id))
      .limit(limit)
      .offset(offset);
  },
  total: (tx, filters: Filters, shape) =>
    tx
      .select({ total: count() })
      .from(templates)
      .leftJoin(folders, inFolder)
      .where(buildWhere(filters, shape)),
});

/** Returns a page of the templates that the caller may see. */
export async function listTemplates({ tx, caller }: ReadContext, query: ListedTemplates) {
  const { isClientTemplate, uncategorized, favourites, is_published, sort, order } = query;
  const { entity_type } = caller;
  const { rows, total } = await selectTemplatePage(tx, query, toFilters(caller, query), {
    entity_type,
    isClientTemplate,
    uncategorized,
    favourites,
    is_published,
    sort,
    order,
  });
  return { records: rows, total };
}

/** Returns a template that the caller may see. */
export async function findTemplateRecord(
  { tx, caller }: ReadContext,
  id: number,
): Promise<TemplateRecord | undefined> {
  const [record] = await selectTemplates(
    tx,
    and(
      eq(templates.agency_id, caller.agency_id),
      eq(templates.id, id),
      // Hidden archived templates are deleted; launches still refer to them.
      or(eq(templates.is_hidden, false), ne(templates.status, 'archived')),
      visibleTemplates(caller),
    ),
  );
  return record;
}

/** Locks a template that the caller may see until the transaction ends. */
export async function lockTemplate(ctx: UseCaseContext, id: number): Promise<TemplateRecord | undefined> {
  const { tx, caller } = ctx;
  await tx
    .select({ id: templates.id })
    .from(templates)
    .where(and(eq(templates.agency_id, caller.agency_id), eq(templates.id, id)))
    .for('update');
  return findTemplateRecord(ctx, id);
}

/** Locks those of the templates that the caller may see until the transaction ends. */
export async function lockTemplates(
  { tx, caller }: UseCaseContext,
  ids: readonly number[],
): Promise<{ id: number; client_id: number | null }[]> {
  const named = and(eq(templates.agency_id, caller.agency_id), isAmong(templates.id, ids));
  // Always in one order, so that two transactions that lock the same rows never deadlock.
  await tx.select({ id: templates.id }).from(templates).where(named).orderBy(asc(templates.id)).for('update');
  return tx
    .select({ id: templates.id, client_id: templates.client_id })
    .from(templates)
    .leftJoin(folders, inFolder)
    .where(and(named, eq(templates.is_hidden, false), visibleTemplates(caller)));
}

/** Returns whether a template was launched. */
export async function isLaunched(tx: Database, agencyId: number, id: number): Promise<boolean> {
  const [launch] = await tx
    .select({ id: launches.id })
    .from(launches)
    .where(and(eq(launches.agency_id, agencyId), eq(launches.template_id, id)))
    .limit(1);
  return launch !== undefined || ((await countLaunched(tx, agencyId, [id])).get(id) ?? 0) > 0;
}

export type TemplateValues = Partial<typeof templates.$inferInsert>;

type TemplateIds = { readonly agency_id: number; readonly ids: readonly number[] };

const selectMedia = prepareQuery('media_of_templates', (tx, { agency_id, ids }: TemplateIds) =>
  tx
    .select({
      template_id: template_media.template_id,
      id: media.id,
      kind: media.kind,
      name: media.name,
      url: media.url,
      width: media.width,
      height: media.height,
      thumbnailUrl: media.thumbnail_url,
    })
    .from(template_media)
    .innerJoin(
      media,
      and(eq(media.agency_id, template_media.agency_id), eq(media.id, template_media.media_id)),
    )
    .where(and(eq(template_media.agency_id, agency_id), isAmong(template_media.template_id, ids)))
    .orderBy(asc(template_media.position), asc(media.id)),
);

/** Returns the media of templates, in order, by template id. */
export async function listTemplateMedia(
  tx: Database,
  agency_id: number,
  ids: readonly number[],
): Promise<Map<number, TemplateMedia[]>> {
  const byTemplate = new Map<number, TemplateMedia[]>();
  if (ids.length === 0) return byTemplate;
  for (const { template_id, ...item } of await selectMedia(tx, { agency_id, ids })) {
    byTemplate.set(template_id, [...(byTemplate.get(template_id) ?? []), item]);
  }
  return byTemplate;
}

const selectLaunched = prepareQuery('ads_by_template', (tx, { agency_id, ids }: TemplateIds) =>
  tx
    .select({ template_id: ads.template_id, launched: count() })
    .from(ads)
    .where(and(eq(ads.agency_id, agency_id), isAmong(ads.template_id, ids)))
    .groupBy(ads.template_id),
);

/** Counts the launched ads of templates, by template id. */
export async function countLaunched(
  tx: Database,
  agency_id: number,
  ids: readonly number[],
): Promise<Map<number, number>> {
  if (ids.length === 0) return new Map();
  const rows = await selectLaunched(tx, { agency_id, ids });
  return new Map(rows.map((row) => [row.template_id ?? 0, row.launched]));
}
