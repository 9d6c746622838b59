import type { Contract, ParsedInput } from '@adlane/contract';
import type { Checklist } from '@adlane/contract/widget/checklists/visitor';
import { and, asc, count, desc, eq, ilike } from 'drizzle-orm';
import { listPage } from '../../../../db/page';
import { checklist_progress, checklists } from '../../../../db/schema/widget/checklists';
import { searchPattern } from '../../../../db/searchPattern';
import type { VisitorCaller } from '../../../../http/callers';
import { found } from '../../../../http/problem';
import type { ReadContext } from '../../../../http/UseCaseContext';

type ListQuery = ParsedInput<Contract['checklists']['list']>['query'];
type Read = ReadContext<VisitorCaller>;

const isLive = ({ agency_id, project_id }: VisitorCaller) =>
  and(
    eq(checklists.agency_id, agency_id),
    eq(checklists.project_id, project_id),
    eq(checklists.status, 'live'),
  );

const selectChecklists = ({ tx, caller }: Read) =>
  tx
    .select({
      id: checklists.id,
      title: checklists.title,
      steps: checklists.steps,
      done_steps: checklist_progress.done_steps,
    })
    .from(checklists)
    .leftJoin(
      checklist_progress,
      and(
        eq(checklist_progress.agency_id, caller.agency_id),
        eq(checklist_progress.visitor_id, caller.visitor_id),
        eq(checklist_progress.checklist_id, checklists.id),
      ),
    );

type Row = Pick<typeof checklists.$inferSelect, 'id' | 'title' | 'steps'> & {
  readonly done_steps: readonly string[] | null;
};

function toChecklist({ id, title, steps, done_steps }: Row): Checklist {
  const shown = steps.map((step) => ({ ...step, done: done_steps?.includes(step.id) ?? false }));
  return {
    id: String(id),
    title,
    isStarted: done_steps !== null,
    currentStep: shown.filter(({ done }) => done).length,
    totalSteps: shown.length,
    steps: shown,
  };
}

function toSummary(row: Row) {
  const { steps: _steps, ...summary } = toChecklist(row);
  return summary;
}

/** Lists the project's live checklists with the visitor's progress. */
export function listChecklists(ctx: Read, query: ListQuery) {
  const { tx, caller } = ctx;
  const where = and(
    isLive(caller),
    query.search ? ilike(checklists.title, searchPattern(query.search)) : undefined,
  );
  const direction = query.order === 'asc' ? asc : desc;
  const order = query.sort === 'title' ? direction(checklists.title) : asc(checklists.created_at);
  return listPage(
    query,
    selectChecklists(ctx).where(where).orderBy(order, asc(checklists.id)),
    tx.select({ total: count() }).from(checklists).where(where),
    toSummary,
  );
}

/** Returns a live checklist with the visitor's progress. @throws Problem 404 for an unknown one */
export async function viewChecklist(ctx: Read, id: number): Promise<Checklist> {
  const [row] = await selectChecklists(ctx).where(and(isLive(ctx.caller), eq(checklists.id, id)));
  return toChecklist(found(row));
}

/** Returns the number of live checklists, and those that the visitor has not completed. */
export async function summarizeChecklists(ctx: Read, limit: number) {
  const rows = await selectChecklists(ctx)
    .where(isLive(ctx.caller))
    .orderBy(desc(checklist_progress.updated_at), asc(checklists.id))
    .limit(100);
  const open = rows.map(toSummary).filter(({ currentStep, totalSteps }) => currentStep < totalSteps);
  return { total: rows.length, open: open.slice(0, limit) };
}
