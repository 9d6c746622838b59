import type { Contract, ParsedInput, Template, TemplateMedia } from '@adlane/contract';
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
import { isOneOf } from '../../db/isOneOf';
import { readPage } from '../../db/page';
import { ads } from '../../db/schema/ads';
import { launches } from '../../db/schema/launches';
import { media } from '../../db/schema/media';
import { categories } from '../../db/schema/niches';
import { folders, template_media, templates } from '../../db/schema/templates';
import { searchPattern } from '../../db/searchPattern';
import type { UserCaller } from '../../http/callers';
import type { Database } from '../../ports';
import { isFavourite } from '../favourites/isFavourite';
import { visibleTemplates } from '../visibility';

export type TemplateQuery = ParsedInput<Contract['templates']['list']>['query'];

/** Joins the folder of a template. */
export const inFolder = and(eq(folders.agency_id, templates.agency_id), eq(folders.id, templates.folderId));

/** What is in an archived folder is archived as long as the folder is, and keeps its own status for later. */
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

/** Of no status in particular: all but the archived ones; whoever opens an archived folder sees what is in it. */
function hasStatus({ status, folderId }: TemplateQuery): SQL {
  if (status !== undefined) return eq(shownStatus, status);
  return folderId === undefined ? ne(shownStatus, 'archived') : ne(templates.status, 'archived');
}

function filtersOf(caller: UserCaller, query: TemplateQuery): SQL | undefined {
  const { isClientTemplate } = query;
  return and(
    eq(templates.agency_id, caller.agency_id),
    eq(templates.is_hidden, false),
    isClientTemplate === undefined ? undefined : eq(templates.isClientTemplate, isClientTemplate),
    query.categoryId === undefined ? undefined : eq(templates.categoryId, query.categoryId),
    query.folderId === undefined ? undefined : eq(templates.folderId, query.folderId),
    query.uncategorized === true ? isNull(templates.folderId) : undefined,
    query.niche === undefined ? undefined : eq(templates.niche, query.niche),
    query.platform === undefined ? undefined : arrayContains(templates.platforms, [query.platform]),
    query.favourites === true ? isFavourite(caller) : undefined,
    hasStatus(query),
    query.search ? ilike(templates.name, searchPattern(query.search)) : undefined,
    visibleTemplates(caller),
  );
}

/** @param more what besides the query a template must fulfil */
export async function listTemplates(tx: Database, caller: UserCaller, query: TemplateQuery, more?: SQL) {
  const where = and(filtersOf(caller, query), more);
  const direction = query.order === 'asc' ? asc : desc;
  const { rows, total } = await readPage(
    query,
    selectTemplates(tx, where).orderBy(
      direction(templates[query.sort ?? 'created_at']),
      direction(templates.id),
    ),
    tx.select({ total: count() }).from(templates).leftJoin(folders, inFolder).where(where),
  );
  return { records: rows, total };
}

/** One template that the caller may see. */
export async function findTemplate(
  tx: Database,
  caller: UserCaller,
  id: number,
): Promise<TemplateRecord | undefined> {
  const [record] = await selectTemplates(
    tx,
    and(
      eq(templates.agency_id, caller.agency_id),
      eq(templates.id, id),
      // Hidden and archived is what was deleted while launches still point to it.
      or(eq(templates.is_hidden, false), ne(templates.status, 'archived')),
      visibleTemplates(caller),
    ),
  );
  return record;
}

/** The same, held against other changes until the transaction ends. */
export async function lockTemplate(
  tx: Database,
  caller: UserCaller,
  id: number,
): Promise<TemplateRecord | undefined> {
  await tx
    .select({ id: templates.id })
    .from(templates)
    .where(and(eq(templates.agency_id, caller.agency_id), eq(templates.id, id)))
    .for('update');
  return findTemplate(tx, caller, id);
}

/** Those of the templates that the caller may see, held against other changes until the transaction ends. */
export async function lockTemplates(
  tx: Database,
  caller: UserCaller,
  ids: readonly number[],
): Promise<{ id: number; client_id: number | null }[]> {
  const named = and(eq(templates.agency_id, caller.agency_id), isOneOf(templates.id, ids));
  // In one order for everybody: two who lock the same rows wait for each other instead of both being stuck.
  await tx.select({ id: templates.id }).from(templates).where(named).orderBy(asc(templates.id)).for('update');
  return tx
    .select({ id: templates.id, client_id: templates.client_id })
    .from(templates)
    .leftJoin(folders, inFolder)
    .where(and(named, eq(templates.is_hidden, false), visibleTemplates(caller)));
}

export async function insertTemplate(tx: Database, values: typeof templates.$inferInsert): Promise<number> {
  const [made] = await tx.insert(templates).values(values).returning({ id: templates.id });
  return made?.id ?? 0;
}

export async function deleteTemplate(tx: Database, agencyId: number, id: number): Promise<void> {
  await tx.delete(templates).where(and(eq(templates.agency_id, agencyId), eq(templates.id, id)));
}

/** True where a launch or an ad was made of a template. */
export async function isLaunched(tx: Database, agencyId: number, id: number): Promise<boolean> {
  const [launch] = await tx
    .select({ id: launches.id })
    .from(launches)
    .where(and(eq(launches.agency_id, agencyId), eq(launches.template_id, id)))
    .limit(1);
  return launch !== undefined || ((await launchCounts(tx, agencyId, [id])).get(id) ?? 0) > 0;
}

export type TemplateValues = Partial<typeof templates.$inferInsert>;

export async function updateTemplate(
  tx: Database,
  agencyId: number,
  id: number,
  values: TemplateValues,
): Promise<void> {
  await tx
    .update(templates)
    .set(values)
    .where(and(eq(templates.agency_id, agencyId), eq(templates.id, id)));
}

/** Media of templates, in order, by template id. */
export async function mediaOf(
  tx: Database,
  agencyId: number,
  templateIds: readonly number[],
): Promise<Map<number, TemplateMedia[]>> {
  const byTemplate = new Map<number, TemplateMedia[]>();
  if (templateIds.length === 0) return byTemplate;
  const rows = await tx
    .select({
      template_id: template_media.template_id,
      id: media.id,
      kind: media.kind,
      name: media.name,
      url: media.url,
      width: media.width,
      height: media.height,
    })
    .from(template_media)
    .innerJoin(
      media,
      and(eq(media.agency_id, template_media.agency_id), eq(media.id, template_media.media_id)),
    )
    .where(and(eq(template_media.agency_id, agencyId), isOneOf(template_media.template_id, templateIds)))
    .orderBy(asc(template_media.position), asc(media.id));
  for (const { template_id, ...item } of rows) {
    byTemplate.set(template_id, [...(byTemplate.get(template_id) ?? []), item]);
  }
  return byTemplate;
}

/** How many ads were launched of templates, by template id. */
export async function launchCounts(
  tx: Database,
  agencyId: number,
  templateIds: readonly number[],
): Promise<Map<number, number>> {
  if (templateIds.length === 0) return new Map();
  const rows = await tx
    .select({ template_id: ads.template_id, launched: count() })
    .from(ads)
    .where(and(eq(ads.agency_id, agencyId), isOneOf(ads.template_id, templateIds)))
    .groupBy(ads.template_id);
  return new Map(rows.map((row) => [row.template_id ?? 0, row.launched]));
}
