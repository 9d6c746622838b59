import type { LeadField, LeadQuestion } from '@adlane/contract/ads/leads';
import type { StoredLeadQuestion } from '../../../../db/schema/ads/ads';
import { getKeyField, getTypeField } from './leadFieldTypes';

/** An answered question with everything that was answered. */
export type LeadAnswer = LeadQuestion & { readonly values: readonly string[] };

/** The answers of a lead as they are stored. */
export type StoredAnswers = {
  readonly answers: Readonly<Record<string, unknown>>;
  readonly questions: readonly StoredLeadQuestion[];
};

/** Lists the answers of a lead in the form's order, with what each of them means. */
export function listLeadAnswers({ answers, questions }: StoredAnswers): LeadAnswer[] {
  const described = questions.filter(({ key }) => Object.hasOwn(answers, key));
  const known = new Set(described.map(({ key }) => key));
  // Leads of earlier versions were stored without their questions.
  const others = Object.keys(answers)
    .filter((key) => !known.has(key))
    .map((key) => ({ key, label: '', type: '' }));
  return [...described, ...others].map(({ key, label, type }) => ({
    key,
    label: label.trim() || formatKey(key),
    field: type === '' ? getKeyField(key) : getTypeField(type),
    values: toValues(answers[key]),
  }));
}

/** Returns the first answer that means this and is not empty. */
export function findAnswer(answers: readonly LeadAnswer[], field: LeadField): LeadAnswer | undefined {
  return answers.find((answer) => answer.field === field && formatAnswer(answer) !== '');
}

/** Returns all values of an answer as one text. */
export function formatAnswer({ values }: Pick<LeadAnswer, 'values'>): string {
  return values
    .map((value) => value.trim())
    .filter((value) => value !== '')
    .join(', ');
}

function toValues(answer: unknown): string[] {
  if (typeof answer === 'string') return [answer];
  return Array.isArray(answer) ? answer.flatMap(toValues) : [JSON.stringify(answer ?? '')];
}

/** Turns the key of a question into a label: 'full_name' into 'Full name'. */
function formatKey(key: string): string {
  const words = key.replaceAll(/[_-]+/g, ' ').trim();
  return words === '' ? key : words.charAt(0).toUpperCase() + words.slice(1);
}
