/** Keys of a form's answers, best first, for the columns of a lead. */
const emailKeys = ['email', 'work_email'];
const phoneKeys = ['phone_number', 'phone', 'work_phone_number'];

export type LeadPerson = { readonly full_name: string; readonly email: string; readonly phone: string };

/** Maximum length of a column; the answers are also stored in full. */
const maxLength = 255;

/** Finds the person who sent a form, from its answers. */
export function findLeadPerson(answers: Readonly<Record<string, string>>): LeadPerson {
  const first = (keys: readonly string[]) =>
    keys.map((key) => answers[key]?.trim() ?? '').find((text) => text !== '') ?? '';
  const parts = [first(['first_name']), first(['last_name'])].filter((part) => part !== '');
  return {
    full_name: (first(['full_name']) || parts.join(' ')).slice(0, maxLength),
    email: first(emailKeys).slice(0, maxLength),
    phone: first(phoneKeys).slice(0, maxLength),
  };
}

/** Splits a name for a CRM at its last space. */
export function splitName(fullName: string): { readonly firstName: string; readonly lastName: string } {
  const words = fullName.trim().split(/\s+/).filter(Boolean);
  const lastName = words.length > 1 ? (words.at(-1) ?? '') : '';
  return { firstName: words.slice(0, words.length > 1 ? -1 : 1).join(' '), lastName };
}
