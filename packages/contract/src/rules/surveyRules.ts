import type { FlowFormField } from '../widget/flowConfig/schemas';
import { isEmail } from './texts/addressRules';
import type { RuleMessage } from './texts/textRules';

/** Type of a form's field. */
export type FlowFieldType = FlowFormField['type'];
/** Type of a question, which surveys ask too: every field except the screenshot. */
export type QuestionType = Exclude<FlowFieldType, 'capture'>;
/** What the rules read of a question. */
export type FlowQuestion = Pick<FlowFormField, 'type' | 'min' | 'max' | 'options'>;

/** True for types that surveys ask; screenshots belong to feedback forms. */
export function isQuestionType(type: FlowFieldType): type is QuestionType {
  return type !== 'capture';
}

/** True for types whose answers are options. */
export function hasOptions(type: FlowFieldType): boolean {
  return type === 'select' || type === 'choice' || type === 'multiChoice';
}

/** True for types whose smallest and largest answers the editor sets. */
export function hasLimits(type: FlowFieldType): boolean {
  return type === 'scale' || type === 'number';
}

/** True for types with a text at both ends. */
export function hasEndTexts(type: FlowFieldType): boolean {
  return type === 'scale' || type === 'nps';
}

/** True for types that visitors type, which can show an example. */
export function hasPlaceholder(type: FlowFieldType): boolean {
  return type === 'text' || type === 'textarea' || type === 'email' || type === 'phone' || type === 'number';
}

/** True for types whose answers are the visitor's own words. */
export function hasOwnWords(type: FlowFieldType): boolean {
  return type === 'text' || type === 'textarea';
}

/** True for types whose answers are numbers: they have an average, and conditions can compare them. */
export function hasNumericAnswers(type: FlowFieldType): boolean {
  return type === 'rating' || type === 'nps' || type === 'scale' || type === 'number';
}

/** Messages for questions that visitors could not answer. */
export const questionMessages = {
  optionRequired: 'A choice needs at least one option.',
  limitsReversed: 'The smallest answer must be below the largest one.',
} as const;

/** Checks that a choice has an option. */
export function checkQuestionOptions({ type, options = [] }: FlowQuestion): RuleMessage {
  return hasOptions(type) && options.length === 0 ? questionMessages.optionRequired : undefined;
}

/** Checks that the smallest answer is below the largest one. */
export function checkQuestionLimits({ min, max }: FlowQuestion): RuleMessage {
  return min !== undefined && max !== undefined && min >= max ? questionMessages.limitsReversed : undefined;
}

/** The smallest and the largest answer, both allowed. */
export type AnswerRange = { readonly min: number; readonly max: number };

/** Maximum answers of a scale. */
const maxScaleAnswers = 101;

/**
 * Returns the range of a question whose answers are numbers: 1 to 5 for a rating, 0 to 10 for an nps, 1 to 5 for a scale
 * that says nothing else, any for a number. Those of a scale are integers, at most 101. Undefined for other questions.
 */
export function getAnswerRange({ type, min, max }: FlowQuestion): AnswerRange | undefined {
  switch (type) {
    case 'rating':
      return { min: 1, max: 5 };
    case 'nps':
      return { min: 0, max: 10 };
    case 'scale': {
      const lowest = Math.ceil(min ?? 1);
      return { min: lowest, max: Math.min(Math.floor(max ?? 5), lowest + maxScaleAnswers - 1) };
    }
    case 'number':
      return { min: min ?? Number.NEGATIVE_INFINITY, max: max ?? Number.POSITIVE_INFINITY };
    default:
      return undefined;
  }
}

/** Lists the answers of a rating, an nps or a scale from the smallest to the largest; empty for other questions. */
export function listScale(question: FlowQuestion): number[] {
  const range = question.type === 'number' ? undefined : getAnswerRange(question);
  if (!range) return [];
  return Array.from({ length: Math.max(range.max - range.min + 1, 0) }, (_none, index) => range.min + index);
}

/**
 * Lists the possible answers of a question in order: numbers, options, or `true` for a consent. Undefined for texts,
 * numbers, dates and files.
 */
export function listPossibleAnswers(question: FlowQuestion): readonly (string | number | true)[] | undefined {
  const { type, options = [] } = question;
  if (hasOptions(type)) return options;
  if (type === 'consent') return [true];
  return type === 'rating' || type === 'nps' || type === 'scale' ? listScale(question) : undefined;
}

/** Maximum files of an answer. */
export const maxAnswerFiles = 5;

/** A stored file of an answer. */
export type AnswerFile = { readonly token: string; readonly name: string };

/** Lists the files of an answer; none of any other value. */
export function listAnswerFiles(answer: unknown): AnswerFile[] {
  return Array.isArray(answer) ? answer.filter(isAnswerFile) : [];
}

function isAnswerFile(value: unknown): value is AnswerFile {
  const { token, name }: { token?: unknown; name?: unknown } = Object(value);
  return typeof token === 'string' && token.length <= 100 && typeof name === 'string';
}

function isFiles(answer: unknown): boolean {
  return Array.isArray(answer) && answer.length <= maxAnswerFiles && answer.every(isAnswerFile);
}

/** True without an answer: nothing, a blank text, no option, no file, or no consent. */
export function isUnanswered(answer: unknown): boolean {
  if (typeof answer === 'string') return answer.trim() === '';
  if (Array.isArray(answer)) return answer.length === 0;
  return answer === undefined || answer === null || answer === false;
}

/** Maximum length of one text answer, in UTF-16 units. */
const maxAnswerLength = 10_000;

/**
 * What is wrong with an answer: missing but required, no email address, a number outside of the range, or any other
 * value that the question does not take.
 */
export type AnswerProblem = 'required' | 'email' | 'outOfRange' | 'invalid';

/** Checks an answer; undefined for a valid one, and for none to a question that is not required. */
export function checkAnswer(
  question: FlowQuestion & Pick<FlowFormField, 'required'>,
  answer: unknown,
): AnswerProblem | undefined {
  if (isUnanswered(answer)) return question.required ? 'required' : undefined;
  switch (question.type) {
    case 'rating':
    case 'nps':
    case 'scale':
      return isInRange(question, answer) && Number.isInteger(answer) ? undefined : 'invalid';
    case 'number':
      return checkNumber(question, answer);
    case 'multiChoice':
      return Array.isArray(answer) && answer.every((one) => isOption(question, String(one)))
        ? undefined
        : 'invalid';
    case 'select':
    case 'choice':
      return isOption(question, answer) ? undefined : 'invalid';
    case 'consent':
      return answer === true ? undefined : 'invalid';
    case 'date':
      return isDay(answer) ? undefined : 'invalid';
    case 'file':
      return isFiles(answer) ? undefined : 'invalid';
    case 'email':
      if (!isText(answer)) return 'invalid';
      return isEmail(answer) ? undefined : 'email';
    default:
      return isText(answer) ? undefined : 'invalid';
  }
}

function isInRange(question: FlowQuestion, answer: unknown): boolean {
  const range = getAnswerRange(question);
  return typeof answer === 'number' && range !== undefined && answer >= range.min && answer <= range.max;
}

/** A number, or a text of one as forms have it. */
function checkNumber(question: FlowQuestion, answer: unknown): AnswerProblem | undefined {
  const number = typeof answer === 'string' ? Number(answer) : answer;
  if (!Number.isFinite(number)) return 'invalid';
  return isInRange(question, number) ? undefined : 'outOfRange';
}

function isOption({ options = [] }: FlowQuestion, answer: unknown): boolean {
  return typeof answer === 'string' && options.includes(answer);
}

/** `YYYY-MM-DD`. */
function isDay(answer: unknown): boolean {
  return (
    typeof answer === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(answer) && !Number.isNaN(Date.parse(answer))
  );
}

function isText(answer: unknown): answer is string {
  return typeof answer === 'string' && answer.length <= maxAnswerLength;
}

/** Visitors by how likely they recommend the product. */
export type NpsGroup = 'promoter' | 'passive' | 'detractor';

/** Returns the group of an nps answer: promoters gave 9 or 10, detractors 0 to 6. */
export function getNpsGroup(score: number): NpsGroup {
  if (score >= 9) return 'promoter';
  return score <= 6 ? 'detractor' : 'passive';
}
