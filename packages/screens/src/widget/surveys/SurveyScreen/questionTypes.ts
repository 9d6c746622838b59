import { getAnswerRange, hasOptions, listPossibleAnswers } from '@adlane/contract/rules';
import { type QuestionForm, questionTypes } from '@adlane/contract/widget/surveys/manage';
import { translate } from '@adlane/ui';
import { fieldTypeLabels } from '../../../shared/questions/fieldTypeLabels';

/** The types of questions as the editor offers them. */
export const questionTypeOptions = questionTypes.map((value) => ({ value, label: fieldTypeLabels[value] }));

/** Returns a new question of a type with a free name. */
export function createQuestion(type: QuestionForm['type'], form: readonly QuestionForm[]): QuestionForm {
  const names = new Set(form.map(({ name }) => name));
  let index = form.length + 1;
  while (names.has(`question${index}`)) index += 1;
  return {
    name: `question${index}`,
    title: '',
    type,
    required: false,
    page: form.at(-1)?.page ?? 1,
    ...(hasOptions(type) && { options: [translate('First option'), translate('Second option')] }),
    ...(type === 'scale' && getAnswerRange({ type })),
  };
}

/** A possible answer that a condition can name. */
type Answer = { readonly value: string; readonly label: string };

/** Lists the answers of a question that conditions can name; undefined for free texts, numbers and dates. */
export function listConditionAnswers(question: QuestionForm): Answer[] | undefined {
  return listPossibleAnswers(question)?.map((answer) => ({
    value: String(answer),
    label: answer === true ? translate('Given') : String(answer),
  }));
}
