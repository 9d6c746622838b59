import { type ContactField, customFieldPrefix } from '@adlane/contract/widget/contacts';

/** Titles of columns that are fields, in small letters without spaces and signs. */
const titlesOfFields: Readonly<Record<ContactField, readonly string[]>> = {
  userId: ['userid', 'externalid', 'customerid', 'id'],
  email: ['email', 'emailaddress', 'mail'],
  name: ['name', 'fullname', 'contact', 'contactname'],
  phone: ['phone', 'phonenumber', 'mobile', 'telephone'],
  value: ['value', 'revenue'],
  lang: ['lang', 'language', 'locale'],
  created_at: ['createdat', 'created', 'firstseen', 'signedup'],
  last_seen_at: ['lastseenat', 'lastseen', 'lastactivity'],
  customData: ['data', 'customdata'],
};

/** Columns of an exported file that follow from others. */
const derived = ['kind', 'project', 'threads'];
/** Titles that custom data has under another key. */
const customKeys: Readonly<Record<string, string>> = { company: 'companyName', plan: 'plan' };

function guessField(title: string): string {
  const key = title.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
  if (key === '' || derived.includes(key)) return '';
  const field = Object.entries(titlesOfFields).find(([, titles]) => titles.includes(key))?.[0];
  return field ?? `${customFieldPrefix}${customKeys[key] ?? title}`;
}

/** Guesses the field of each column by its title; of several that fit one field, the first is it. */
export function guessMapping(titles: readonly string[]): string[] {
  const fields = titles.map(guessField);
  return fields.map((field, index) => (fields.indexOf(field) === index ? field : ''));
}
