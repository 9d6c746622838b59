import * as z from 'zod';
import countries from './countries.json';

// Fields of contacts by GoHighLevel's published OpenAPI file (apps/contacts.json: UpsertContactDto, UpdateContactDto).

/** Formats of `dateOfBirth`: the year first or last, parts with one separator. */
const dateFormats = [/^(\d{4})([/._-])(\d{2})\2(\d{2})$/, /^(\d{2})([/._-])(\d{2})\2(\d{4})$/];

function isDateOfBirth(text: string): boolean {
  const [first, last] = dateFormats.map((format) => format.exec(text));
  const [year, month, day] = first ? [first[1], first[3], first[4]] : last ? [last[4], last[1], last[3]] : [];
  const date = new Date(`${year}-${month}-${day}T00:00:00Z`);
  // An invalid day moves the date to the next month.
  return !Number.isNaN(date.getTime()) && date.getUTCDate() === Number(day);
}

const text = z.string().nullish();
/** The value of a custom field; its type is checked against the location's field. */
const CustomFieldInput = z.strictObject({
  id: z.string().min(1),
  key: z.string().optional(),
  field_value: z.union([z.string(), z.number(), z.array(z.string()), z.record(z.string(), z.unknown())]),
});
export type CustomFieldInput = z.infer<typeof CustomFieldInput>;

/** Fields of an existing contact: neither location nor company can be changed. */
export const ChangedFields = z.strictObject({
  firstName: text,
  lastName: text,
  name: text,
  email: z.email().nullish(),
  phone: text,
  gender: z.string().optional(),
  address1: text,
  city: text,
  state: text,
  postalCode: z.string().optional(),
  country: z.enum(countries, 'country must be a valid country code').optional(),
  website: text,
  timezone: text,
  dnd: z.boolean().optional(),
  dndSettings: z.record(z.string(), z.unknown()).optional(),
  inboundDndSettings: z.record(z.string(), z.unknown()).optional(),
  tags: z.array(z.string()).optional(),
  customFields: z.array(CustomFieldInput).optional(),
  source: z.string().optional(),
  dateOfBirth: z.string().refine(isDateOfBirth, 'dateOfBirth must be a date').nullish(),
  assignedTo: z.string().nullish(),
});

/** Fields of an upsert; all others are rejected. */
export const ContactFields = ChangedFields.extend({
  locationId: z.string().min(1),
  companyName: text,
  createNewIfDuplicateAllowed: z.boolean().optional(),
});
export type ContactFields = z.infer<typeof ContactFields>;

/** A stored contact, as it is answered: custom fields have a `value`. */
export type GoHighLevelContact = Omit<ContactFields, 'customFields' | 'createNewIfDuplicateAllowed'> & {
  readonly id: string;
  readonly customFields?: readonly { readonly id: string; readonly value: CustomFieldInput['field_value'] }[];
};
