import { customFieldPrefix } from '@adlane/contract/widget/contacts';
import { maxVisitorFieldLength } from '@adlane/contract/widget/sessions';
import { checkJsonSize } from '../../../../http/requests/checkJsonSize';
import { cleanJson } from '../../../../http/requests/cleanJson';
import { maxCustomDataBytes } from '../../sessions/contactFields';
import { readTime, type TimeRules } from './readTime';

/** Why a row is not imported: a text, and the values that it names in braces. */
export type RowProblem = {
  readonly text: string;
  readonly values?: Readonly<Record<string, string | number>>;
};

/** What a row says about a contact; fields that it leaves out stay as they are. */
export type ReadContact = {
  readonly userId?: string;
  readonly email?: string;
  readonly name?: string;
  readonly phone?: string;
  readonly lang?: string;
  readonly value?: number;
  readonly created_at?: Date;
  readonly last_seen_at?: Date;
  readonly customData: Readonly<Record<string, unknown>>;
};

const textFields = {
  userId: { max: maxVisitorFieldLength, tooLong: 'The user ID is longer than {count} characters.' },
  email: { max: maxVisitorFieldLength, tooLong: 'The email is longer than {count} characters.' },
  name: { max: maxVisitorFieldLength, tooLong: 'The name is longer than {count} characters.' },
  phone: { max: maxVisitorFieldLength, tooLong: 'The phone number is longer than {count} characters.' },
  lang: { max: 20, tooLong: 'The language is longer than {count} characters.' },
} as const;

export const tooMuchData: RowProblem = {
  text: 'Custom data cannot exceed {count} kB.',
  values: { count: maxCustomDataBytes / 1024 },
};

type TextField = keyof typeof textFields;
const isTextField = (field: string): field is TextField => field in textFields;

type Writable = { -readonly [K in keyof ReadContact]: ReadContact[K] };

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** As of a form: what is nested deeper, or has characters that can't be stored, is no custom data. */
const jsonLimits = { maxDepth: 64, maxValues: 50_000, brokenText: 'refuse' } as const;

function parseData(text: string): Record<string, unknown> | undefined {
  try {
    checkJsonSize(new TextEncoder().encode(text), jsonLimits);
    const data = cleanJson(JSON.parse(text), jsonLimits);
    return isRecord(data) ? data : undefined;
  } catch {
    return undefined;
  }
}

const inFuture = {
  created_at: 'The contact was first seen in the future.',
  last_seen_at: 'The contact was last seen in the future.',
} as const;

type Cell = { readonly field: string; readonly text: string; readonly rules: TimeRules };

/** Reads a cell into the contact; returns what is wrong with it. */
function readCell(
  contact: Writable,
  { field, text, rules }: Cell,
  custom: Map<string, string>,
): RowProblem | undefined {
  if (isTextField(field)) {
    const { max, tooLong } = textFields[field];
    if (text.length > max) return { text: tooLong, values: { count: max } };
    contact[field] = field === 'userId' || field === 'email' ? text.trim() : text;
    return undefined;
  }
  if (field.startsWith(customFieldPrefix)) {
    custom.set(field.slice(customFieldPrefix.length), text);
    return undefined;
  }
  if (field === 'value') {
    const value = Number(text);
    if (!Number.isFinite(value)) return { text: 'The value is not a number.' };
    contact.value = value;
    return undefined;
  }
  if (field === 'customData') {
    const data = parseData(text);
    if (!data) return { text: 'The data is not a JSON object.' };
    contact.customData = data;
    return undefined;
  }
  const name = field === 'created_at' ? field : 'last_seen_at';
  const time = readTime(text, rules);
  if (time === undefined) {
    return { text: 'The time "{time}" cannot be read.', values: { time: text.slice(0, 40) } };
  }
  if (time > rules.now) return { text: inFuture[name] };
  contact[name] = time;
  return undefined;
}

/** Reads a row by the field of each column; or returns what is wrong with it. Empty cells say nothing. */
export function readContact(
  cells: readonly string[],
  mapping: readonly string[],
  rules: TimeRules,
): { readonly contact: ReadContact } | { readonly problem: RowProblem } {
  const contact: Writable = { customData: {} };
  const custom = new Map<string, string>();
  for (const [index, field] of mapping.entries()) {
    const text = cells[index] ?? '';
    if (field === '' || text.trim() === '') continue;
    const problem = readCell(contact, { field, text, rules }, custom);
    if (problem) return { problem };
  }
  const customData = { ...contact.customData, ...Object.fromEntries(custom) };
  if (contact.userId === undefined && contact.email === undefined) {
    return { problem: { text: 'The row has neither a user ID nor an email.' } };
  }
  if (contact.userId === undefined && !/^\S+@\S+$/.test(contact.email ?? '')) {
    return { problem: { text: 'The email address is not valid.' } };
  }
  if (JSON.stringify(customData).length > maxCustomDataBytes) return { problem: tooMuchData };
  return { contact: { ...contact, customData } };
}
