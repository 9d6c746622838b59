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
  const hasOptions = type === 'select' || type === 'choice' || type === 'multiChoice';
  return {
    name: `question${index}`,
    title: '',
    type,
    required: false,
    page: form.at(-1)?.page ?? 1,
    ...(hasOptions && { options: [translate('First option'), translate('Second option')] }),
    ...(type === 'scale' && { min: 1, max: 5 }),
  };
}

/** A possible answer that a condition can name. */
type Answer = { readonly value: string; readonly label: string };

/** Lists the answers of a question that conditions can name; undefined for free texts, numbers and dates. */
export function listConditionAnswers({ type, options = [], min, max }: QuestionForm): Answer[] | undefined {
  const range = (from: number, to: number) =>
    Array.from({ length: Math.min(Math.max(to - from + 1, 0), 101) }, (_, index) => {
      const value = String(from + index);
      return { value, label: value };
    });
  switch (type) {
    case 'rating':
      return range(1, 5);
    case 'nps':
      return range(0, 10);
    case 'scale':
      return range(min ?? 1, max ?? 5);
    case 'select':
    case 'choice':
    case 'multiChoice':
      return options.map((option) => ({ value: option, label: option }));
    case 'consent':
      return [{ value: 'true', label: translate('Given') }];
    default:
      return undefined;
  }
}

/** True for questions whose answers are numbers, which conditions can compare. */
export function isNumeric({ type }: Pick<QuestionForm, 'type'>): boolean {
  return type === 'rating' || type === 'nps' || type === 'scale' || type === 'number';
}
