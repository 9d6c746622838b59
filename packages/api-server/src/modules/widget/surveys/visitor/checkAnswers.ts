import {
  checkAnswer,
  isQuestionType,
  isUnanswered,
  listShownQuestions,
  messages,
} from '@adlane/contract/rules';
import type { FlowFormField } from '@adlane/contract/widget/flowConfig';
import { invalid } from '../../../../http/problem';

type FormData = Readonly<Record<string, unknown>>;

const invalidText = 'This answer is not valid.';

/**
 * Checks the answers of a survey and returns those of the questions that were asked; others are dropped.
 * @throws Problem 422 with a message for each wrong answer
 */
export function checkAnswers(form: readonly FlowFormField[], formData: FormData): FormData {
  const errors: Record<string, readonly string[]> = {};
  const answers: Record<string, unknown> = {};
  for (const field of listShownQuestions(form, formData)) {
    if (!isQuestionType(field.type)) continue;
    const answer = formData[field.name];
    const problem = checkAnswer(field, answer);
    if (problem) errors[field.name] = [problem === 'required' ? messages.fieldRequired : invalidText];
    else if (!isUnanswered(answer)) answers[field.name] = answer;
  }
  if (Object.keys(errors).length > 0) throw invalid(errors);
  return answers;
}
