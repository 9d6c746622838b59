import type { DeliveredAnswer, LeadField } from '@adlane/contract/ads/leads';
import * as z from 'zod';
import type {
  ContactFields,
  ContactInput,
  CustomFieldValue,
} from '../../../../connectors/goHighLevel/saveContact';
import type { CustomField } from '../../../../connectors/goHighLevel/shapes';
import { type LeadPerson, splitName } from '../answers/findLeadPerson';
import { findAnswer, formatAnswer, type LeadAnswer } from '../answers/listLeadAnswers';
import { toCountryCode, toCustomFieldValue, toIsoDate } from './contactValues';

/** What a delivery sends, and what becomes of each answer. */
export type ContactPlan = ContactInput & { readonly answers: readonly DeliveredAnswer[] };

export type PlannedLead = LeadPerson & { readonly answers: readonly LeadAnswer[] };

type ContactField = keyof ContactFields;
type Conversion = readonly [name: ContactField, convert: (text: string) => string | undefined];

const unchanged = (text: string) => text;
/** Fields of a contact for the meanings of answers. The CRM has none for a job title or a second address. */
const conversions: Partial<Record<LeadField, Conversion>> = {
  birth_date: ['dateOfBirth', toIsoDate],
  gender: ['gender', unchanged],
  street_address: ['address1', unchanged],
  city: ['city', unchanged],
  region: ['state', unchanged],
  postal_code: ['postalCode', unchanged],
  country: ['country', toCountryCode],
  company: ['companyName', unchanged],
};

/**
 * Plans the contact of a lead: each answer is a standard field, else the location's custom field of the same name, else it
 * is left to a note.
 * @param customFields undefined where the connection may not read them
 */
export function planContact(
  lead: PlannedLead,
  source: string,
  customFields: readonly CustomField[] | undefined,
): ContactPlan {
  const email = z.email().safeParse(lead.email).success ? lead.email : '';
  const fields: Record<string, string> = { ...readName(lead), email, phone: lead.phone, source };
  const values: CustomFieldValue[] = [];
  const answers = lead.answers.map((answer): DeliveredAnswer => {
    const { key, label } = answer;
    const text = formatAnswer(answer);
    if (text === '') return { key, label, place: 'not_sent', name: null, reason: 'empty' };
    const standard = findStandardField(lead, fields, answer, text);
    if (standard.name !== undefined) {
      Object.assign(fields, { [standard.name]: standard.value });
      return { key, label, place: 'contact', name: standard.name, reason: null };
    }
    const used = new Set(values.map(({ id }) => id));
    const own = customFields?.find((field) => !used.has(field.id) && isSameName(field, answer));
    const field_value = own && toCustomFieldValue(own, answer);
    if (own && field_value !== undefined) {
      values.push({ id: own.id, field_value });
      return { key, label, place: 'custom_field', name: own.name, reason: null };
    }
    const isInvalid = standard.isInvalid || own !== undefined;
    const missing = customFields === undefined ? 'no_permission' : 'no_field';
    return { key, label, place: 'note', name: null, reason: isInvalid ? 'invalid' : missing };
  });
  return { fields, customFields: values, answers };
}

function readName({ full_name, answers }: PlannedLead): { firstName: string; lastName: string } {
  const [firstName, lastName] = (['first_name', 'last_name'] as const).map((field) => {
    const answer = findAnswer(answers, field);
    return answer ? formatAnswer(answer) : '';
  });
  // Only what the person typed itself is divided for sure.
  return firstName && lastName && full_name === `${firstName} ${lastName}`
    ? { firstName, lastName }
    : splitName(full_name);
}

type Standard = { readonly name?: string; readonly value?: string; readonly isInvalid?: boolean };

/** Finds the standard field for an answer; the first answer of a meaning has it. */
function findStandardField(
  lead: PlannedLead,
  filled: Readonly<Record<string, string>>,
  { field }: LeadAnswer,
  text: string,
): Standard {
  switch (field) {
    case null:
      return {};
    case 'full_name':
    case 'first_name':
    case 'last_name': {
      const name = field === 'last_name' ? 'lastName' : 'firstName';
      return lead.full_name.includes(text) ? { name, value: filled[name] ?? '' } : {};
    }
    case 'email':
    case 'work_email':
      if (text !== lead.email) return {};
      return filled.email === '' ? { isInvalid: true } : { name: 'email', value: text };
    case 'phone':
    case 'work_phone':
      return text === lead.phone ? { name: 'phone', value: text } : {};
    default: {
      const [name, convert] = conversions[field] ?? [];
      if (name === undefined || convert === undefined || filled[name] !== undefined) return {};
      const value = convert(text);
      return value === undefined ? { isInvalid: true } : { name, value };
    }
  }
}

function isSameName({ name, fieldKey }: CustomField, { key, label }: LeadAnswer): boolean {
  const names = [name, fieldKey.replace(/^contact\./, '')].map(toComparable);
  return [label, key].map(toComparable).some((given) => given !== '' && names.includes(given));
}

function toComparable(text: string): string {
  return text
    .toLocaleLowerCase('en')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
