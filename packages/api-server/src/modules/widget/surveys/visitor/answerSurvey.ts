import type { Contract, ParsedInput } from '@adlane/contract';
import { survey_answers } from '../../../../db/schema/widget/surveys';
import type { VisitorCaller } from '../../../../http/callers';
import { found } from '../../../../http/problem';
import type { UseCaseContext } from '../../../../http/UseCaseContext';
import { markAnswered } from '../../outbound/manage/recordReactions';
import { checkAnswers } from './checkAnswers';
import { findSurvey } from './queries';

type Answers = { readonly formId: string } & ParsedInput<Contract['surveys']['answer']>['body'];

/** Stores a visitor's answers. @throws Problem 404 for an unknown survey, 422 for wrong answers */
export async function answerSurvey(
  ctx: UseCaseContext<VisitorCaller>,
  { formId, formData, outboundId }: Answers,
) {
  const survey = found(await findSurvey(ctx, formId));
  const { tx, caller, now } = ctx;
  await tx.insert(survey_answers).values({
    agency_id: caller.agency_id,
    survey_id: survey.id,
    visitor_id: caller.visitor_id,
    outbound: outboundId ?? null,
    formData: checkAnswers(survey.form, formData),
    created_at: now,
  });
  if (outboundId !== undefined) await markAnswered(ctx, outboundId);
  return { message: 'Thank you for your answers.' };
}
