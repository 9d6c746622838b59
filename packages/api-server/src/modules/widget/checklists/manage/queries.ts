import type { Contract, ParsedInput } from '@adlane/contract';
import { and, asc, count, desc, eq, getTableColumns, ilike, sql } from 'drizzle-orm';
import { readPage } from '../../../../db/page';
import { checklist_progress, checklists } from '../../../../db/schema/widget/checklists';
import { searchPattern } from '../../../../db/searchPattern';
import { found } from '../../../../http/problem';
import type { ReadContext } from '../../../../http/UseCaseContext';

export type Inputs = Contract['projectChecklists'];
export type ChecklistQuery = ParsedInput<Inputs['list']>['query'];

export const isChecklist = (agencyId: number, id: number) =>
  and(eq(checklists.agency_id, agencyId), eq(checklists.id, id));

const isProgress = and(
  eq(checklist_progress.agency_id, checklists.agency_id),
  eq(checklist_progress.checklist_id, checklists.id),
);
const stepIds = sql`array(select step ->> 'id' from jsonb_array_elements(${checklists.steps}) step)`;

const columns = {
  ...getTableColumns(checklists),
  started_count: sql<number>`(select count(*) from ${checklist_progress} where ${isProgress})`.mapWith(
    Number,
  ),
  completed_count:
    sql<number>`(select count(*) from ${checklist_progress} where ${isProgress} and ${checklist_progress}.done_steps @> ${stepIds})`.mapWith(
      Number,
    ),
};

/** Lists the checklists of a project, drafts included. */
export function listChecklistRows({ tx, caller }: ReadContext, query: ChecklistQuery) {
  const where = and(
    eq(checklists.agency_id, caller.agency_id),
    eq(checklists.project_id, query.project_id),
    query.status && eq(checklists.status, query.status),
    query.search ? ilike(checklists.title, searchPattern(query.search)) : undefined,
  );
  const direction = query.order === 'asc' ? asc : desc;
  return readPage(
    query,
    tx
      .select(columns)
      .from(checklists)
      .where(where)
      .orderBy(direction(checklists[query.sort ?? 'updated_at']), direction(checklists.id)),
    tx.select({ total: count() }).from(checklists).where(where),
  );
}

/** @throws Problem 404 */
export async function findChecklist({ tx, caller }: ReadContext, id: number) {
  const [row] = await tx.select(columns).from(checklists).where(isChecklist(caller.agency_id, id));
  return found(row);
}
export type ChecklistRecord = Awaited<ReturnType<typeof findChecklist>>;

/** Counts the visitors who completed each step, by its id. */
export async function countDoneSteps(
  { tx, caller }: ReadContext,
  id: number,
): Promise<ReadonlyMap<string, number>> {
  const step = sql<string>`unnest(${checklist_progress.done_steps})`.as('step');
  const done = tx
    .select({ step })
    .from(checklist_progress)
    .where(and(eq(checklist_progress.agency_id, caller.agency_id), eq(checklist_progress.checklist_id, id)))
    .as('done');
  const rows = await tx.select({ step: done.step, total: count() }).from(done).groupBy(done.step);
  return new Map(rows.map((row) => [row.step, row.total]));
}

/** Counts the checklists of a project. */
export async function countChecklists({ tx, caller }: ReadContext, projectId: number): Promise<number> {
  const [row] = await tx
    .select({ total: count() })
    .from(checklists)
    .where(and(eq(checklists.agency_id, caller.agency_id), eq(checklists.project_id, projectId)));
  return row?.total ?? 0;
}
