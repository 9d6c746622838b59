import type { FileAnswer } from '@adlane/contract';
import { isQuestionType } from '@adlane/contract/rules';
import type { SurveyResults } from '@adlane/contract/widget/surveys/manage';
import { and, asc, countDistinct, desc, eq, gte, inArray, lt, sql } from 'drizzle-orm';
import { visitors } from '../../../../db/schema/widget/projects';
import { survey_answers, survey_opens } from '../../../../db/schema/widget/surveys';
import { createListCsv } from '../../../../http/answers/createCsvFile';
import type { CallContext } from '../../../../http/CallContext';
import type { UserCaller } from '../../../../http/callers';
import { invalid } from '../../../../http/problem';
import type { ReadContext, UseCaseContext } from '../../../../http/UseCaseContext';
import { computeQuestionResults, formatAnswer } from './computeResults';
import { findOwnSurvey, toSurveyRow } from './queries';

export type Period = { readonly from?: string | undefined; readonly to?: string | undefined };

const dayMs = 86_400_000;
const maxDays = 366;
const defaultDays = 30;
/** Maximum responses that a result page computes; the latest ones. */
const maxResponses = 20_000;

/** @throws Problem 422 for a period that is empty or too long */
function parsePeriod({ from, to }: Period, now: Date): { start: Date; end: Date; days: readonly string[] } {
  const end = Date.parse(`${to ?? now.toISOString().slice(0, 10)}T00:00:00Z`) + dayMs;
  const first = from === undefined ? end - defaultDays * dayMs : Date.parse(`${from}T00:00:00Z`);
  const length = (end - first) / dayMs;
  if (length < 1) throw invalid({ to: ['The end must not be before the start.'] });
  if (length > maxDays) throw invalid({ to: [`Please choose at most ${maxDays} days.`] });
  return {
    start: new Date(first),
    end: new Date(end),
    days: Array.from({ length }, (_, index) => new Date(first + index * dayMs).toISOString().slice(0, 10)),
  };
}

const visitorName = sql<string>`coalesce(nullif(${visitors.name}, ''), nullif(${visitors.email}, ''), 'Visitor')`;

const ofVisitor = and(
  eq(visitors.agency_id, survey_answers.agency_id),
  eq(visitors.id, survey_answers.visitor_id),
);

function isInPeriod({ caller }: Pick<ReadContext, 'caller'>, id: number, start: Date, end: Date) {
  return and(
    eq(survey_answers.agency_id, caller.agency_id),
    eq(survey_answers.survey_id, id),
    gte(survey_answers.created_at, start),
    lt(survey_answers.created_at, end),
  );
}

/** Computes the results of a survey in a period. @throws Problem 404, 422 */
export async function viewResults(
  ctx: UseCaseContext,
  { id, ...period }: { readonly id: number } & Period,
): Promise<SurveyResults> {
  const { tx, caller } = ctx;
  const survey = await findOwnSurvey(ctx, id);
  const { start, end, days } = parsePeriod(period, ctx.now);
  const responses = await tx
    .select({
      formData: survey_answers.formData,
      created_at: survey_answers.created_at,
      visitor_id: survey_answers.visitor_id,
      visitor_name: visitorName,
    })
    .from(survey_answers)
    .innerJoin(visitors, ofVisitor)
    .where(isInPeriod(ctx, id, start, end))
    .orderBy(desc(survey_answers.created_at), desc(survey_answers.id))
    .limit(maxResponses);
  const [opens] = await tx
    .select({ visitors: countDistinct(survey_opens.visitor_id) })
    .from(survey_opens)
    .where(
      and(
        eq(survey_opens.agency_id, caller.agency_id),
        eq(survey_opens.survey_id, id),
        gte(survey_opens.created_at, start),
        lt(survey_opens.created_at, end),
      ),
    );
  const byDay = new Map(days.map((day) => [day, 0]));
  for (const { created_at } of responses) {
    const day = created_at.toISOString().slice(0, 10);
    byDay.set(day, (byDay.get(day) ?? 0) + 1);
  }
  const answered = new Set(responses.map(({ visitor_id }) => visitor_id)).size;
  return {
    survey: toSurveyRow(survey),
    opened: Math.max(opens?.visitors ?? 0, answered),
    answered,
    responses: responses.length,
    days: [...byDay].map(([day, count]) => ({ day, responses: count })),
    questions: computeQuestionResults(survey.form, responses),
  };
}

/** Streams the responses of a period as a file. @throws Problem 404, 422 */
export async function exportResponses(
  call: CallContext<UserCaller>,
  { id, ...period }: { readonly id: number } & Period,
): Promise<FileAnswer> {
  const { start, end } = parsePeriod(period, call.ports.clock.now());
  const { survey, keys } = await call.inTenant(async (ctx) => ({
    survey: await findOwnSurvey(ctx, id),
    keys: await ctx.tx
      .select({ id: survey_answers.id })
      .from(survey_answers)
      .where(isInPeriod(ctx, id, start, end))
      .orderBy(asc(survey_answers.id)),
  }));
  const read = (ids: readonly number[]) =>
    call.inTenant(({ tx, caller }) =>
      tx
        .select({
          formData: survey_answers.formData,
          created_at: survey_answers.created_at,
          name: visitors.name,
          email: visitors.email,
          userId: visitors.userId,
        })
        .from(survey_answers)
        .innerJoin(visitors, ofVisitor)
        .where(and(eq(survey_answers.agency_id, caller.agency_id), inArray(survey_answers.id, [...ids])))
        .orderBy(asc(survey_answers.id)),
    );
  type Line = Awaited<ReturnType<typeof read>>[number];
  return createListCsv<number, Line>(`survey-${survey.form_id}.csv`, {
    columns: [
      ['Answered', ({ created_at }) => created_at.toISOString()],
      ['Name', ({ name }) => name],
      ['Email', ({ email }) => email],
      ['User ID', ({ userId }) => userId],
      ...survey.form
        .filter(({ type }) => isQuestionType(type))
        .map((field) => [field.title, ({ formData }: Line) => formatAnswer(formData[field.name])] as const),
    ],
    keys: keys.map((key) => key.id),
    read,
  });
}
