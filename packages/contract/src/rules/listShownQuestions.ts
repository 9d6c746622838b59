import type { ShowIf } from '../widget/flowConfig/schemas';
import { isUnanswered } from './surveyRules';

type Question = { readonly name: string; readonly showIf?: ShowIf | undefined };

/**
 * Lists the questions of a survey that are asked after these answers, in order. A condition that names a hidden or
 * unanswered question is not met.
 */
export function listShownQuestions<Asked extends Question>(
  form: readonly Asked[],
  answers: Readonly<Record<string, unknown>>,
): Asked[] {
  const shown: Asked[] = [];
  for (const question of form) {
    const { showIf } = question;
    const isShown =
      !showIf ||
      (shown.some(({ name }) => name === showIf.name) && meetsCondition(showIf, answers[showIf.name]));
    if (isShown) shown.push(question);
  }
  return shown;
}

function meetsCondition({ test, value }: ShowIf, answer: unknown): boolean {
  if (isUnanswered(answer)) return false;
  const given = Array.isArray(answer) ? answer.map(String) : [String(answer)];
  switch (test) {
    case 'is':
      return given.includes(value);
    case 'isnot':
      return !given.includes(value);
    case 'atLeast':
      return Number(answer) >= Number(value);
    case 'atMost':
      return Number(answer) <= Number(value);
    default:
      return test satisfies never;
  }
}
