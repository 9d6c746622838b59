import type { Contract, ParsedInput } from '@adlane/contract';
import type { SurveyRow } from '@adlane/contract/widget/surveys/manage';
import { and, asc, count, desc, eq, getTableColumns, ilike, or, sql } from 'drizzle-orm';
import { readPage } from '../../../../db/page';
import { survey_answers, survey_opens, surveys } from '../../../../db/schema/widget/surveys';
import { searchPattern } from '../../../../db/searchPattern';
import { found } from '../../../../http/problem';
import type { ReadContext } from '../../../../http/UseCaseContext';

export type SurveyQuery = ParsedInput<Contract['projectSurveys']['list']>['query'];

// Tables are named: Drizzle leaves them out in a query of one table, and the inner table would win.
const ofSurvey = sql`a.agency_id = surveys.agency_id and a.survey_id = surveys.id`;
const ofTable = (table: typeof survey_answers | typeof survey_opens) => sql`${table} a`;

const columns = {
  ...getTableColumns(surveys),
  opened: sql<number>`(select count(*)::int from ${ofTable(survey_opens)} where ${ofSurvey})`,
  answered: sql<number>`(select count(distinct a.visitor_id)::int from ${ofTable(survey_answers)} where ${ofSurvey})`,
  responses: sql<number>`(select count(*)::int from ${ofTable(survey_answers)} where ${ofSurvey})`,
  last_response_at: sql<
    string | null
  >`(select max(a.created_at) from ${ofTable(survey_answers)} where ${ofSurvey})`,
};

/** Lists the surveys of a project. */
export function listSurveyRows({ tx, caller }: ReadContext, query: SurveyQuery) {
  const pattern = query.search ? searchPattern(query.search) : undefined;
  const where = and(
    eq(surveys.agency_id, caller.agency_id),
    eq(surveys.project_id, query.project_id),
    query.status && eq(surveys.status, query.status),
    pattern === undefined ? undefined : or(ilike(surveys.title, pattern), ilike(surveys.form_id, pattern)),
  );
  const direction = query.order === 'asc' ? asc : desc;
  return readPage(
    query,
    tx
      .select(columns)
      .from(surveys)
      .where(where)
      .orderBy(direction(surveys[query.sort ?? 'updated_at']), direction(surveys.id)),
    tx.select({ total: count() }).from(surveys).where(where),
  );
}

export type SurveyRecord = Awaited<ReturnType<typeof listSurveyRows>>['rows'][number];

/** Finds a survey of the tenant with its figures. @throws Problem 404 */
export async function findOwnSurvey({ tx, caller }: ReadContext, id: number): Promise<SurveyRecord> {
  const [row] = await tx
    .select(columns)
    .from(surveys)
    .where(and(eq(surveys.agency_id, caller.agency_id), eq(surveys.id, id)));
  return found(row);
}

/** Lists the ids by which a project's surveys are opened. */
export function listFormIds({ tx, caller }: ReadContext, projectId: number) {
  return tx
    .select({ id: surveys.id, form_id: surveys.form_id })
    .from(surveys)
    .where(and(eq(surveys.agency_id, caller.agency_id), eq(surveys.project_id, projectId)));
}

/** Converts a survey to its row in lists. */
export function toSurveyRow(record: SurveyRecord): SurveyRow {
  const { id, project_id, form_id, title, status, form, opened, answered, responses } = record;
  return {
    id,
    project_id,
    form_id,
    title,
    status,
    questions: form.length,
    // A survey that was answered before opens were counted was opened too.
    opened: Math.max(opened, answered),
    answered,
    responses,
    last_response_at:
      record.last_response_at === null ? null : new Date(record.last_response_at).toISOString(),
    created_at: record.created_at.toISOString(),
    updated_at: record.updated_at.toISOString(),
  };
}
