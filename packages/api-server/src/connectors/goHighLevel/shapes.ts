import * as z from 'zod';
import { Flag, lenientList, lenientObject, OptionalText, Text } from '../json/lenientShapes';

// The fields of GoHighLevel's answers that are used; all others are ignored.

/** Any JSON object. */
export const GoHighLevelAnswer = z.record(z.string(), z.unknown());
export type GoHighLevelAnswer = z.infer<typeof GoHighLevelAnswer>;

/** A message, or several of them. */
const Messages = z
  .union([
    z.string(),
    z.array(z.unknown()).transform((parts) => parts.filter((part) => typeof part === 'string').join('; ')),
  ])
  .catch('');
export const ErrorAnswer = lenientObject({ message: Messages, error_description: Messages });

const NullableString = z.string().nullable().catch(null);
export const GrantAnswer = z.object({
  access_token: z.string(),
  refresh_token: z.string(),
  expires_in: z.number().catch(86_399),
  locationId: z.string(),
  companyId: NullableString,
  userId: NullableString,
});

export const LocationAnswer = z.object({ location: lenientObject({ name: OptionalText }) });
const LocationTag = z.object({ id: z.string(), name: z.string() });
/** A tag of a location. */
export type LocationTag = Readonly<z.infer<typeof LocationTag>>;
export const TagsAnswer = z.object({ tags: lenientList(LocationTag) });
export const TagAnswer = z.object({ tag: LocationTag });
const CustomField = z.object({
  id: z.string().min(1),
  name: z.string().min(1),
  fieldKey: Text,
  dataType: Text,
  picklistOptions: lenientList(z.string()),
  isAllowedCustomOption: Flag,
});
/** A custom field of a location's contacts. */
export type CustomField = Readonly<z.infer<typeof CustomField>>;
export const CustomFieldsAnswer = lenientObject({ customFields: lenientList(CustomField) });
export const NotesAnswer = lenientObject({ notes: lenientList(lenientObject({ body: Text })) });
export const ContactAnswer = z.object({ contact: z.object({ id: z.string() }) });

/** Longest text of a user, in characters. */
const longestText = 255;
const UserText = z
  .string()
  .transform((text) => text.trim().slice(0, longestText))
  .catch('');
export const UserAnswer = z.object({
  id: OptionalText,
  email: UserText,
  firstName: UserText,
  lastName: UserText,
  phone: UserText,
});
