import type { Contract, ParsedInput } from '@adlane/contract';
import type { SavedReply } from '@adlane/contract/widget/savedReplies';
import { and, asc, count, desc, eq, getTableColumns, ilike, isNull, or } from 'drizzle-orm';
import { listPage } from '../../../db/page';
import { projects } from '../../../db/schema/widget/projects';
import { saved_replies } from '../../../db/schema/widget/savedReplies';
import { searchPattern } from '../../../db/searchPattern';
import { found } from '../../../http/problem';
import type { ReadContext } from '../../../http/UseCaseContext';

type ListQuery = ParsedInput<Contract['savedReplies']['list']>['query'];

const columns = { ...getTableColumns(saved_replies), project_name: projects.name };
const ofProject = and(
  eq(projects.agency_id, saved_replies.agency_id),
  eq(projects.id, saved_replies.project_id),
);

export const isSavedReply = (agencyId: number, id: number) =>
  and(eq(saved_replies.agency_id, agencyId), eq(saved_replies.id, id));

type ReplyRow = typeof saved_replies.$inferSelect & { readonly project_name: string | null };

function toSavedReply({ agency_id: _tenant, ...row }: ReplyRow): SavedReply {
  return { ...row, created_at: row.created_at.toISOString(), updated_at: row.updated_at.toISOString() };
}

/** Lists a page of saved replies, those that changed last first unless the query sorts them otherwise. */
export function listSavedReplies({ tx, caller }: ReadContext, query: ListQuery) {
  const { project_id, search, order, sort = 'updated_at' } = query;
  const pattern = searchPattern(search ?? '');
  const where = and(
    eq(saved_replies.agency_id, caller.agency_id),
    project_id === undefined
      ? undefined
      : or(isNull(saved_replies.project_id), eq(saved_replies.project_id, project_id)),
    search ? or(ilike(saved_replies.name, pattern), ilike(saved_replies.text, pattern)) : undefined,
  );
  const direction = order === 'asc' ? asc : desc;
  return listPage(
    query,
    tx
      .select(columns)
      .from(saved_replies)
      .leftJoin(projects, ofProject)
      .where(where)
      .orderBy(direction(saved_replies[sort]), direction(saved_replies.id)),
    tx.select({ total: count() }).from(saved_replies).where(where),
    toSavedReply,
  );
}

/** @throws Problem 404 */
export async function findSavedReply({ tx, caller }: ReadContext, id: number): Promise<SavedReply> {
  const [row] = await tx
    .select(columns)
    .from(saved_replies)
    .leftJoin(projects, ofProject)
    .where(isSavedReply(caller.agency_id, id));
  return toSavedReply(found(row));
}

export async function countSavedReplies({ tx, caller }: ReadContext): Promise<number> {
  const [row] = await tx
    .select({ total: count() })
    .from(saved_replies)
    .where(eq(saved_replies.agency_id, caller.agency_id));
  return row?.total ?? 0;
}
