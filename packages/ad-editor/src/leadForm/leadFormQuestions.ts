import type { LeadFormQuestion } from '@adlane/contract/ads/leadForms';
import { leadFormLimits, leadFormQuestionGroups } from '@adlane/contract/constants';
import { translate } from '@adlane/ui';

/** A kind of question: one that Facebook fills in by itself, or `CUSTOM`. */
export type QuestionType = LeadFormQuestion['type'];
/** A question that Facebook fills in. */
export type PrefillType = Exclude<QuestionType, 'CUSTOM'>;

const prefills = leadFormQuestionGroups.flat();

/** Facebook's English name of a prefilled question; a custom one has its author's words. */
export function formatTypeName(type: QuestionType): string {
  return prefills.find(({ value }) => value === type)?.label ?? 'Custom question';
}

/** What a question is called in the editor. */
export function formatQuestionName({ type, label }: LeadFormQuestion): string {
  const name = label.trim();
  return type === 'CUSTOM' && name ? name : translate(name || formatTypeName(type));
}

/** Ids stay with their question when it is moved; a new one is above all that are there. */
function findNextId(questions: readonly LeadFormQuestion[]): number {
  return questions.reduce((highest, { id }) => Math.max(highest, id), 0) + 1;
}

/** True while a form may have one more question. */
export function canAddQuestion(questions: readonly LeadFormQuestion[]): boolean {
  return questions.length < leadFormLimits.questions;
}

/** Adds a question that Facebook fills in, with Facebook's own label; an equal list when it is there or none fits. */
export function addPrefill(questions: readonly LeadFormQuestion[], type: PrefillType): LeadFormQuestion[] {
  if (!canAddQuestion(questions) || questions.some((question) => question.type === type)) {
    return [...questions];
  }
  const added = {
    id: findNextId(questions),
    type,
    label: formatTypeName(type),
    key: type.toLowerCase(),
    options: [],
  };
  return [...questions, added];
}

/** Adds a question of one's own: a short answer, or a choice that starts with two empty options. */
export function addCustom(
  questions: readonly LeadFormQuestion[],
  kind: 'short_answer' | 'multiple_choice',
): LeadFormQuestion[] {
  if (!canAddQuestion(questions)) return [...questions];
  const id = findNextId(questions);
  const options = kind === 'multiple_choice' ? ['', ''] : [];
  return [...questions, { id, type: 'CUSTOM', label: '', key: `question_${id}`, options }];
}

/** The list without one question. */
export function removeQuestion(questions: readonly LeadFormQuestion[], id: number): LeadFormQuestion[] {
  return questions.filter((question) => question.id !== id);
}

/** The list with one question changed; its other fields stay, also those that this editor does not know. */
export function changeQuestion(
  questions: readonly LeadFormQuestion[],
  id: number,
  change: Partial<Pick<LeadFormQuestion, 'label' | 'key' | 'options'>>,
): LeadFormQuestion[] {
  return questions.map((question) => (question.id === id ? { ...question, ...change } : question));
}
