import type { Contract, ParsedInput } from '@adlane/contract';
import type { Checklist } from '@adlane/contract/widget/checklists/visitor';
import { and, asc, count, desc, eq, ilike, inArray } from 'drizzle-orm';
import { listPage } from '../../../../db/page';
import { checklist_progress, checklists } from '../../../../db/schema/widget/checklists';
import { searchPattern } from '../../../../db/searchPattern';
import type { VisitorCaller } from '../../../../http/callers';
import { found } from '../../../../http/problem';
import type { ReadContext } from '../../../../http/UseCaseContext';
import { isOfPerson } from '../../visitors/samePerson';

type ListQuery = ParsedInput<Contract['checklists']['list']>['query'];
type Read = ReadContext<VisitorCaller>;

const isLive = ({ agency_id, project_id }: VisitorCaller) =>
  and(
    eq(checklists.agency_id, agency_id),
    eq(checklists.project_id, project_id),
    eq(checklists.status, 'live'),
  );

type Progress = { readonly done: ReadonlySet<string>; readonly updated_at: Date };

/** Reads what the visitor's person has completed of each started checklist, on all devices. */
async function readProgress({ tx, caller }: Read): Promise<ReadonlyMap<number, Progress>> {
  const rows = await tx
    .select()
    .from(checklist_progress)
    .where(
      and(
        eq(checklist_progress.agency_id, caller.agency_id),
        isOfPerson(checklist_progress.visitor_id, caller),
      ),
    )
    .orderBy(asc(checklist_progress.updated_at));
  const progress = new Map<number, Progress>();
  for (const { checklist_id, done_steps, updated_at } of rows) {
    const before = progress.get(checklist_id)?.done ?? [];
    progress.set(checklist_id, { done: new Set([...before, ...done_steps]), updated_at });
  }
  return progress;
}

const selectChecklists = ({ tx }: Read) =>
  tx.select({ id: checklists.id, title: checklists.title, steps: checklists.steps }).from(checklists);

type Row = Pick<typeof checklists.$inferSelect, 'id' | 'title' | 'steps'>;

function toChecklist({ id, title, steps }: Row, progress: Progress | undefined): Checklist {
  const shown = steps.map(({ event: _event, ...step }) => ({
    ...step,
    done: progress?.done.has(step.id) ?? false,
  }));
  return {
    id: String(id),
    title,
    isStarted: progress !== undefined,
    currentStep: shown.filter(({ done }) => done).length,
    totalSteps: shown.length,
    steps: shown,
  };
}

function toSummary(row: Row, progress: Progress | undefined) {
  const { steps: _steps, ...summary } = toChecklist(row, progress);
  return summary;
}

/** Lists the project's live checklists with the person's progress. */
export async function listChecklists(ctx: Read, query: ListQuery) {
  const { tx, caller } = ctx;
  const progress = await readProgress(ctx);
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
    (row) => toSummary(row, progress.get(row.id)),
  );
}

/** Finds a live checklist as the project defines it. @throws Problem 404 for an unknown one */
export async function findLiveChecklist(ctx: Read, id: number): Promise<Row> {
  const [row] = await selectChecklists(ctx).where(and(isLive(ctx.caller), eq(checklists.id, id)));
  return found(row);
}

/** Returns a live checklist with the person's progress. @throws Problem 404 for an unknown one */
export async function viewChecklist(ctx: Read, id: number): Promise<Checklist> {
  return toChecklist(await findLiveChecklist(ctx, id), (await readProgress(ctx)).get(id));
}

/** Lists the live checklists that the visitor's person started on any device. */
export function listStartedChecklists(ctx: Read): Promise<Row[]> {
  const { tx, caller } = ctx;
  const started = tx
    .select({ id: checklist_progress.checklist_id })
    .from(checklist_progress)
    .where(
      and(
        eq(checklist_progress.agency_id, caller.agency_id),
        isOfPerson(checklist_progress.visitor_id, caller),
      ),
    );
  return selectChecklists(ctx)
    .where(and(isLive(caller), inArray(checklists.id, started)))
    .orderBy(asc(checklists.id));
}

/** Returns the number of live checklists, and those that the person has not completed: new ones, then the latest. */
export async function summarizeChecklists(ctx: Read, limit: number) {
  const progress = await readProgress(ctx);
  const rows = await selectChecklists(ctx).where(isLive(ctx.caller)).orderBy(asc(checklists.id)).limit(100);
  const getTime = ({ id }: Row) => progress.get(id)?.updated_at.getTime() ?? Infinity;
  const open = rows
    // Two new ones keep their order: the difference of two infinities is no number.
    .toSorted((one, other) => getTime(other) - getTime(one) || one.id - other.id)
    .map((row) => toSummary(row, progress.get(row.id)))
    .filter(({ currentStep, totalSteps }) => currentStep < totalSteps);
  return { total: rows.length, open: open.slice(0, limit) };
}
