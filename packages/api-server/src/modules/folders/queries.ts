import type { Contract, ParsedInput } from '@adlane/contract';
import { and, asc, count, desc, eq, ilike, ne } from 'drizzle-orm';
import { pageRange } from '../../db/page';
import { folders, templates } from '../../db/schema/templates';
import { searchPattern } from '../../db/searchPattern';
import type { UserCaller } from '../../http/callers';
import type { Database } from '../../ports';
import { visibleFolders, visibleTemplates } from '../visibility';

export type FolderQuery = ParsedInput<Contract['folders']['list']>['query'];

export async function listFolders(tx: Database, caller: UserCaller, query: FolderQuery) {
  const where = and(
    eq(folders.agency_id, caller.agency_id),
    eq(folders.status, query.status),
    query.search ? ilike(folders.name, searchPattern(query.search)) : undefined,
    visibleFolders(caller),
  );
  const direction = query.sort && query.order === 'desc' ? desc : asc;
  const { limit, offset } = pageRange(query);
  const rows = await tx
    .select({ folder: folders, templates_count: count(templates.id) })
    .from(folders)
    .leftJoin(
      templates,
      and(
        eq(templates.agency_id, folders.agency_id),
        eq(templates.folderId, folders.id),
        ne(templates.status, 'archived'),
        visibleTemplates(caller),
      ),
    )
    .where(where)
    .groupBy(folders.agency_id, folders.id)
    .orderBy(direction(folders[query.sort ?? 'name']), asc(folders.id))
    .limit(limit)
    .offset(offset);
  const [counted] = await tx.select({ total: count() }).from(folders).where(where);
  return { rows, total: counted?.total ?? 0 };
}
