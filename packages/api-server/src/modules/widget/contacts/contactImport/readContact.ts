import { customFieldPrefix } from '@adlane/contract/widget/contacts';
import { maxVisitorFieldLength } from '@adlane/contract/widget/sessions';
import { checkJsonSize } from '../../../../http/requests/checkJsonSize';
import { cleanJson } from '../../../../http/requests/cleanJson';
import { maxCustomDataBytes } from '../../sessions/contactFields';

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

const maxLengths = {
  userId: maxVisitorFieldLength,
  email: maxVisitorFieldLength,
  name: maxVisitorFieldLength,
  phone: maxVisitorFieldLength,
  lang: 20,
} as const;

type TextField = keyof typeof maxLengths;
const isTextField = (field: string): field is TextField => field in maxLengths;

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

function parseTime(text: string): Date | undefined {
  const time = new Date(text);
  const year = time.getUTCFullYear();
  return year >= 1000 && year <= 9999 ? time : undefined;
}

/** Reads a cell into the contact; returns what is wrong with it. */
function readCell(contact: Writable, field: string, cell: string, custom: Map<string, string>) {
  if (isTextField(field)) {
    if (cell.length > maxLengths[field])
      return `The ${field} is longer than ${maxLengths[field]} characters.`;
    contact[field] = field === 'userId' || field === 'email' ? cell.trim() : cell;
    return undefined;
  }
  if (field.startsWith(customFieldPrefix)) {
    custom.set(field.slice(customFieldPrefix.length), cell);
    return undefined;
  }
  if (field === 'value') {
    const value = Number(cell);
    if (!Number.isFinite(value)) return 'The value is not a number.';
    contact.value = value;
    return undefined;
  }
  if (field === 'customData') {
    const data = parseData(cell);
    if (!data) return 'The data is not a JSON object.';
    contact.customData = data;
    return undefined;
  }
  const time = parseTime(cell);
  if (!time) return `The time "${cell.slice(0, 40)}" cannot be read.`;
  if (field === 'created_at') contact.created_at = time;
  else contact.last_seen_at = time;
  return undefined;
}

/** Reads a row by the field of each column; or returns what is wrong with it. Empty cells say nothing. */
export function readContact(
  cells: readonly string[],
  mapping: readonly string[],
): { readonly contact: ReadContact } | { readonly message: string } {
  const contact: Writable = { customData: {} };
  const custom = new Map<string, string>();
  for (const [index, field] of mapping.entries()) {
    const cell = cells[index] ?? '';
    if (field === '' || cell.trim() === '') continue;
    const message = readCell(contact, field, cell, custom);
    if (message !== undefined) return { message };
  }
  const customData = { ...contact.customData, ...Object.fromEntries(custom) };
  if (contact.userId === undefined && contact.email === undefined) {
    return { message: 'The row has neither a user ID nor an email.' };
  }
  if (contact.userId === undefined && !/^\S+@\S+$/.test(contact.email ?? '')) {
    return { message: 'The email address is not valid.' };
  }
  if (JSON.stringify(customData).length > maxCustomDataBytes) {
    return { message: `Custom data cannot exceed ${maxCustomDataBytes / 1024} kB.` };
  }
  return { contact: { ...contact, customData } };
}
