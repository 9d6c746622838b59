import { findAnswer, formatAnswer, type LeadAnswer } from './listLeadAnswers';

export type LeadPerson = { readonly full_name: string; readonly email: string; readonly phone: string };

/** Maximum length of a column; the answers are also stored in full. */
const maxLength = 255;

/** Finds the person who sent a form, from what the answers mean. */
export function findLeadPerson(answers: readonly LeadAnswer[]): LeadPerson {
  const first = (...fields: readonly NonNullable<LeadAnswer['field']>[]) => {
    const answer = fields.map((field) => findAnswer(answers, field)).find((found) => found !== undefined);
    return answer ? formatAnswer(answer) : '';
  };
  const parts = [first('first_name'), first('last_name')].filter((part) => part !== '');
  return {
    full_name: (first('full_name') || parts.join(' ')).slice(0, maxLength),
    email: first('email', 'work_email').slice(0, maxLength),
    phone: first('phone', 'work_phone').slice(0, maxLength),
  };
}

/** Splits a name for a CRM at its last space. */
export function splitName(fullName: string): { readonly firstName: string; readonly lastName: string } {
  const words = fullName.trim().split(/\s+/).filter(Boolean);
  const lastName = words.length > 1 ? (words.at(-1) ?? '') : '';
  return { firstName: words.slice(0, words.length > 1 ? -1 : 1).join(' '), lastName };
}
