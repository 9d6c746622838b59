import type { Contract, ParsedInput } from '@adlane/contract';
import { survey_answers } from '../../../../db/schema/widget/surveys';
import type { VisitorCaller } from '../../../../http/callers';
import { found } from '../../../../http/problem';
import type { UseCaseContext } from '../../../../http/UseCaseContext';
import { startSurveyConversation } from '../../conversations/visitorMessages';
import { markAnswered } from '../../outbound/manage/recordReactions';
import { checkAnswers } from './checkAnswers';
import { describeOwnWords } from './describeOwnWords';
import { findAnswerFiles } from './findAnswerFiles';
import { findSurvey } from './queries';

type Answers = { readonly formId: string; readonly newToken: string } & ParsedInput<
  Contract['surveys']['answer']
>['body'];

/**
 * Stores a visitor's answers. What the visitor wrote, and files, reach the inbox as a conversation, which the team can
 * answer.
 * @param newToken names the conversation that it may start
 * @throws Problem 404 for an unknown survey, 422 for wrong answers
 */
export async function answerSurvey(
  ctx: UseCaseContext<VisitorCaller>,
  { formId, formData, outboundId, newToken }: Answers,
) {
  const survey = found(await findSurvey(ctx, formId));
  const { tx, caller, now } = ctx;
  const checked = checkAnswers(survey.form, formData);
  const { answers, tokens: files } = await findAnswerFiles(ctx, survey.form, checked);
  await tx.insert(survey_answers).values({
    agency_id: caller.agency_id,
    survey_id: survey.id,
    visitor_id: caller.visitor_id,
    outbound: outboundId ?? null,
    formData: answers,
    created_at: now,
  });
  if (outboundId !== undefined) await markAnswered(ctx, outboundId);
  const text = describeOwnWords(survey.form, answers);
  if (text !== undefined) {
    const { id: survey_id, title } = survey;
    await startSurveyConversation(ctx, { survey_id, title, share_token: newToken, text, files });
  }
  return { message: 'Thank you for your answers.' };
}
