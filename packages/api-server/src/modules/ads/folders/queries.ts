import type { Contract, ParsedInput } from '@adlane/contract';
import type { Folder } from '@adlane/contract/ads/folders';
import { and, asc, count, desc, eq, ilike, isNull, ne, type SQL } from 'drizzle-orm';
import { listPage } from '../../../db/page';
import { folders, templates } from '../../../db/schema/ads/templates';
import { searchPattern } from '../../../db/searchPattern';
import type { UserCaller } from '../../../http/callers';
import type { ReadContext, UseCaseContext } from '../../../http/UseCaseContext';
import type { Database } from '../../../ports';
import { visibleFolders, visibleTemplates } from '../../account/access/visibility';

type FolderQuery = ParsedInput<Contract['folders']['list']>['query'];

function selectFolders({ tx, caller }: ReadContext, where: SQL | undefined) {
  return tx
    .select({ folder: folders, templates_count: count(templates.id) })
    .from(folders)
    .leftJoin(
      templates,
      and(
        eq(templates.agency_id, folders.agency_id),
        eq(templates.folderId, folders.id),
        eq(templates.is_hidden, false),
        ne(templates.status, 'archived'),
        visibleTemplates(caller),
      ),
    )
    .where(where)
    .groupBy(folders.agency_id, folders.id)
    .$dynamic();
}

type FolderRecord = Awaited<ReturnType<typeof selectFolders>>[number];

function toFolder({ folder, templates_count }: FolderRecord): Folder {
  return {
    ...folder,
    isClientFolder: folder.client_id !== null,
    templates_count,
    created_at: folder.created_at.toISOString(),
    updated_at: folder.updated_at.toISOString(),
  };
}

export async function listFolders(ctx: ReadContext, query: FolderQuery) {
  const { tx, caller } = ctx;
  const where = and(
    eq(folders.agency_id, caller.agency_id),
    eq(folders.status, query.status),
    query.search ? ilike(folders.name, searchPattern(query.search)) : undefined,
    visibleFolders(caller),
  );
  const direction = query.sort && query.order === 'desc' ? desc : asc;
  return listPage(
    query,
    selectFolders(ctx, where).orderBy(direction(folders[query.sort ?? 'name']), asc(folders.id)),
    tx.select({ total: count() }).from(folders).where(where),
    toFolder,
  );
}

function isVisibleTo(caller: UserCaller, id: number): SQL | undefined {
  return and(eq(folders.agency_id, caller.agency_id), eq(folders.id, id), visibleFolders(caller));
}

/** Finds a folder that the caller sees. */
export async function findFolder(ctx: ReadContext, id: number): Promise<Folder | undefined> {
  const [record] = await selectFolders(ctx, isVisibleTo(ctx.caller, id));
  return record && toFolder(record);
}

/** Finds and locks a folder, without its count, until the transaction ends. */
export async function lockFolder({ tx, caller }: UseCaseContext, id: number) {
  const [folder] = await tx.select().from(folders).where(isVisibleTo(caller, id)).for('update');
  return folder;
}

/** Who a folder name must be unique for: the agency (no client), or one client. */
export type FolderOwner = { readonly agency_id: number; readonly client_id: number | null };

/** Lists the names of an owner's folders that are not archived. */
export function listFolderNames(
  tx: Database,
  { agency_id, client_id }: FolderOwner,
): Promise<{ id: number; name: string }[]> {
  const isOwners = client_id === null ? isNull(folders.client_id) : eq(folders.client_id, client_id);
  return tx
    .select({ id: folders.id, name: folders.name })
    .from(folders)
    .where(and(eq(folders.agency_id, agency_id), isOwners, ne(folders.status, 'archived')));
}

/** Lists the templates that a copy of the folder gets: those the caller sees that are not archived. */
export async function listTemplatesInside({ tx, caller }: ReadContext, folderId: number): Promise<number[]> {
  const rows = await tx
    .select({ id: templates.id })
    .from(templates)
    .leftJoin(folders, and(eq(folders.agency_id, templates.agency_id), eq(folders.id, templates.folderId)))
    .where(
      and(
        eq(templates.agency_id, caller.agency_id),
        eq(templates.folderId, folderId),
        eq(templates.is_hidden, false),
        ne(templates.status, 'archived'),
        visibleTemplates(caller),
      ),
    )
    .orderBy(asc(templates.id));
  return rows.map(({ id }) => id);
}
