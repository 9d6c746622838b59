import { listShownQuestions } from '@adlane/contract/rules';
import type { FlowFormField } from '@adlane/contract/widget/flowConfig';
import { invalid } from '../../../../http/problem';

type FormData = Readonly<Record<string, unknown>>;

/** Maximum length of one text answer, in characters. */
const maxAnswerLength = 10_000;
const requiredText = 'This field is required.';
const invalidText = 'This answer is not valid.';

/**
 * Checks the answers of a survey and returns those of the questions that were asked; others are dropped.
 * @throws Problem 422 with a message for each wrong answer
 */
export function checkAnswers(form: readonly FlowFormField[], formData: FormData): FormData {
  const errors: Record<string, readonly string[]> = {};
  const answers: Record<string, unknown> = {};
  for (const field of listShownQuestions(form, formData)) {
    if (field.type === 'capture') continue;
    const value = formData[field.name];
    if (isMissing(value)) {
      if (field.required) errors[field.name] = [requiredText];
    } else if (isAnswer(field, value)) answers[field.name] = value;
    else errors[field.name] = [invalidText];
  }
  if (Object.keys(errors).length > 0) throw invalid(errors);
  return answers;
}

function isMissing(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() === '';
  return (
    value === undefined || value === null || value === false || (Array.isArray(value) && value.length === 0)
  );
}

/** Smallest and largest answers by type; a scale has 1 to 5 unless it says otherwise. */
const ranges: Readonly<Partial<Record<FlowFormField['type'], readonly [number, number]>>> = {
  rating: [1, 5],
  nps: [0, 10],
};

function isAnswer({ type, options = [], min, max }: FlowFormField, value: unknown): boolean {
  switch (type) {
    case 'rating':
    case 'nps':
    case 'scale': {
      const [low, high] = ranges[type] ?? [min ?? 1, max ?? 5];
      return Number.isInteger(value) && Number(value) >= low && Number(value) <= high;
    }
    case 'number': {
      const number = typeof value === 'string' ? Number(value) : value;
      if (typeof number !== 'number' || !Number.isFinite(number)) return false;
      return (min === undefined || number >= min) && (max === undefined || number <= max);
    }
    case 'select':
    case 'choice':
      return typeof value === 'string' && options.includes(value);
    case 'multiChoice':
      return Array.isArray(value) && value.every((one) => options.includes(String(one)));
    case 'consent':
      return value === true;
    case 'date':
      return (
        typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(Date.parse(value))
      );
    case 'email':
      return isText(value) && /^[^\s@]+@[^\s@]+$/.test(value.trim());
    default:
      return isText(value);
  }
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.length <= maxAnswerLength;
}
