import type { Contract, ParsedInput } from '@adlane/contract';
import type { Guide, GuideRow } from '@adlane/contract/widget/guides';
import { allVisitors } from '@adlane/contract/widget/outbound/manage';
import { and, asc, count, desc, eq, getTableColumns, ilike, type SQL, sql } from 'drizzle-orm';
import { readPage } from '../../../db/page';
import { guide_progress, guides } from '../../../db/schema/widget/guides';
import { searchPattern } from '../../../db/searchPattern';
import { found } from '../../../http/problem';
import type { ReadContext } from '../../../http/UseCaseContext';

export type GuideQuery = ParsedInput<Contract['guides']['list']>['query'];

// Tables are named: Drizzle leaves them out in a query of one table, and the inner table would win.
const countProgress = (counted: SQL) => sql<number>`(
  select count(${counted})::int from ${guide_progress} r
  where r.agency_id = guides.agency_id and r.guide_id = guides.id)`;

const columns = {
  ...getTableColumns(guides),
  // A visitor whose page lacked the element of a tooltip has a row too.
  started: countProgress(sql`case when r.furthest_step > 0 then 1 end`),
  completed: countProgress(sql`r.completed_at`),
  closed: countProgress(sql`case when r.completed_at is null then r.closed_at end`),
  missing: countProgress(sql`case when cardinality(r.missing_steps) > 0 then 1 end`),
};

/** Lists the tours and tooltips of a project. */
export function listGuideRows({ tx, caller }: ReadContext, query: GuideQuery) {
  const where = and(
    eq(guides.agency_id, caller.agency_id),
    eq(guides.project_id, query.project_id),
    query.kind && eq(guides.kind, query.kind),
    query.status && eq(guides.status, query.status),
    query.search ? ilike(guides.name, searchPattern(query.search)) : undefined,
  );
  const direction = query.order === 'asc' ? asc : desc;
  return readPage(
    query,
    tx
      .select(columns)
      .from(guides)
      .where(where)
      .orderBy(direction(guides[query.sort ?? 'updated_at']), direction(guides.id)),
    tx.select({ total: count() }).from(guides).where(where),
  );
}

/** Restricts to one guide of the caller's tenant. */
export const isOwnGuide = ({ caller }: Pick<ReadContext, 'caller'>, id: number) =>
  and(eq(guides.agency_id, caller.agency_id), eq(guides.id, id));

/** @throws Problem 404 */
export async function findGuide(ctx: ReadContext, id: number) {
  const [row] = await ctx.tx.select(columns).from(guides).where(isOwnGuide(ctx, id));
  return found(row);
}
export type GuideRecord = Awaited<ReturnType<typeof findGuide>>;

/** Counts the guides of a project. */
export async function countGuides({ tx, caller }: ReadContext, projectId: number): Promise<number> {
  const [row] = await tx
    .select({ total: count() })
    .from(guides)
    .where(and(eq(guides.agency_id, caller.agency_id), eq(guides.project_id, projectId)));
  return row?.total ?? 0;
}

/** Counts the visitors who reached each of a tour's steps. */
export async function countReached(
  { tx, caller }: ReadContext,
  id: number,
  steps: number,
): Promise<number[]> {
  const rows = await tx
    .select({ step: guide_progress.furthest_step, visitors: count() })
    .from(guide_progress)
    .where(and(eq(guide_progress.agency_id, caller.agency_id), eq(guide_progress.guide_id, id)))
    .groupBy(guide_progress.furthest_step);
  return Array.from({ length: steps }, (_, index) =>
    rows.reduce((sum, { step, visitors }) => (step > index ? sum + visitors : sum), 0),
  );
}

/** Counts the visitors whose pages lacked the element of each of a tour's steps. */
async function countMissed({ tx, caller }: ReadContext, id: number, steps: number): Promise<number[]> {
  const missed = tx
    .select({ step: sql<number>`unnest(${guide_progress.missing_steps})`.as('step') })
    .from(guide_progress)
    .where(and(eq(guide_progress.agency_id, caller.agency_id), eq(guide_progress.guide_id, id)))
    .as('missed');
  const rows = await tx.select({ step: missed.step, visitors: count() }).from(missed).groupBy(missed.step);
  const byStep = new Map(rows.map(({ step, visitors }) => [step, visitors]));
  return Array.from({ length: steps }, (_, index) => byStep.get(index + 1) ?? 0);
}

/** Converts a guide to its row in lists. */
export function toGuideRow(record: GuideRecord): GuideRow {
  const { id, project_id, kind, name, status, config, started, completed, closed, missing } = record;
  return {
    id,
    project_id,
    kind,
    name,
    status,
    steps: 'steps' in config ? config.steps.length : 1,
    started,
    completed,
    closed,
    missing,
    created_at: record.created_at.toISOString(),
    updated_at: record.updated_at.toISOString(),
  };
}

/** Converts a guide with its content and figures. */
export async function toGuide(ctx: ReadContext, record: GuideRecord): Promise<Guide> {
  const row = toGuideRow(record);
  const { config, audience } = record;
  if (!('steps' in config)) return { ...row, kind: 'tooltip', config, audience: audience ?? allVisitors };
  const { length } = config.steps;
  return {
    ...row,
    kind: 'tour',
    config,
    reached: await countReached(ctx, row.id, length),
    missed: await countMissed(ctx, row.id, length),
  };
}
