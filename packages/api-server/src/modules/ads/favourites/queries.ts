import type { Contract, ParsedInput } from '@adlane/contract';
import type { Favourite } from '@adlane/contract/ads/favourites';
import { and, asc, count, desc, eq, ilike, inArray, isNotNull, ne, type SQL, sql } from 'drizzle-orm';
import { listPage } from '../../../db/page';
import { favourites } from '../../../db/schema/ads/favourites';
import { media } from '../../../db/schema/ads/media';
import { folders, templates } from '../../../db/schema/ads/templates';
import { searchPattern } from '../../../db/searchPattern';
import type { UserCaller } from '../../../http/callers';
import type { ReadContext } from '../../../http/UseCaseContext';
import { visibleFolders, visibleMedia, visibleTemplates } from '../../account/access/visibility';
import { inFolder, shownStatus } from '../templates/queries';

type FavouriteQuery = ParsedInput<Contract['favourites']['list']>['query'];
type Kind = Favourite['kind'];

/** Selects the templates, folders and media that the caller may see, as subqueries of ids and names. */
function selectShown({ tx, caller }: ReadContext) {
  const { agency_id } = caller;
  const listed = and(
    eq(templates.agency_id, agency_id),
    eq(templates.is_hidden, false),
    ne(shownStatus, 'archived'),
    visibleTemplates(caller),
  );
  const open = and(eq(folders.agency_id, agency_id), ne(folders.status, 'archived'), visibleFolders(caller));
  const visible = and(eq(media.agency_id, agency_id), visibleMedia(caller));
  return {
    template: tx
      .select({ id: templates.id, name: templates.name })
      .from(templates)
      .leftJoin(folders, inFolder)
      .where(listed)
      .as('shown_templates'),
    folder: tx.select({ id: folders.id, name: folders.name }).from(folders).where(open).as('shown_folders'),
    media: tx.select({ id: media.id, name: media.name }).from(media).where(visible).as('shown_media'),
  };
}

/** Selects the user's favourites among the items it may still see, as one subquery. */
function selectMarked(ctx: ReadContext) {
  const { tx, caller } = ctx;
  const { template, folder, media: picture } = selectShown(ctx);
  const id = sql<number>`coalesce(${template.id}, ${folder.id}, ${picture.id})`;
  return tx
    .select({
      id: favourites.id,
      kind: sql<Kind>`case when ${template.id} is not null then 'template'
        when ${folder.id} is not null then 'folder' else 'media' end`.as('kind'),
      item_id: id.mapWith(Number).as('item_id'),
      name: sql<string>`coalesce(${template.name}, ${folder.name}, ${picture.name})`.as('name'),
      created_at: favourites.created_at,
    })
    .from(favourites)
    .leftJoin(template, eq(template.id, favourites.template_id))
    .leftJoin(folder, eq(folder.id, favourites.folder_id))
    .leftJoin(picture, eq(picture.id, favourites.media_id))
    .where(and(isOwnMark(caller), isNotNull(id)))
    .as('marked');
}

export function isOwnMark({ agency_id, user_id }: UserCaller): SQL | undefined {
  return and(eq(favourites.agency_id, agency_id), eq(favourites.user_id, user_id));
}

type MarkedRow = Omit<Favourite, 'created_at'> & { readonly created_at: Date };

function toFavourite(row: MarkedRow): Favourite {
  return { ...row, created_at: row.created_at.toISOString() };
}

export async function listFavourites(ctx: ReadContext, query: FavouriteQuery) {
  const { tx } = ctx;
  const marked = selectMarked(ctx);
  const where = and(
    query.kind && eq(marked.kind, query.kind),
    query.search ? ilike(marked.name, searchPattern(query.search)) : undefined,
  );
  const direction = query.order === 'asc' ? asc : desc;
  return listPage(
    query,
    tx
      .select()
      .from(marked)
      .where(where)
      .orderBy(direction(marked[query.sort ?? 'created_at']), direction(marked.id)),
    tx.select({ total: count() }).from(marked).where(where),
    toFavourite,
  );
}

/** Returns the user's favourite for an item. */
export async function findFavourite(
  ctx: ReadContext,
  { kind, item_id }: Pick<Favourite, 'kind' | 'item_id'>,
): Promise<Favourite | undefined> {
  const { tx } = ctx;
  const marked = selectMarked(ctx);
  const [row] = await tx
    .select()
    .from(marked)
    .where(and(eq(marked.kind, kind), eq(marked.item_id, item_id)));
  return row && toFavourite(row);
}

export type Items = { readonly kind: Kind; readonly ids: readonly number[] };

/** Returns those of the ids that the caller may see. */
export async function listVisibleItems(ctx: ReadContext, { kind, ids }: Items): Promise<number[]> {
  const { tx } = ctx;
  const shown = selectShown(ctx)[kind];
  const rows = await tx
    .select({ id: shown.id })
    .from(shown)
    .where(inArray(shown.id, [...ids]));
  return rows.map(({ id }) => id);
}
