import * as z from 'zod';
import { BaseUpdatedAt, Id, optionalText, requiredName, requiredText } from '../../fields';

/** Types of custom fields. */
export const customFieldTypes = ['text', 'number', 'date', 'boolean', 'select'] as const;

/** A custom field of an agency's client records. */
export const CustomField = z.object({
  id: z.int(),
  /** Name in data: lower case letters, digits and `_`. */
  key: z.string(),
  name: z.string(),
  type: z.enum(customFieldTypes),
  /** Options of a `select`. */
  options: z.array(z.string()),
  created_at: z.string(),
  updated_at: z.string(),
});
export type CustomField = z.infer<typeof CustomField>;

const type = z.enum(customFieldTypes);
const options = z.array(requiredText(120)).max(100);

/** Creates a custom field. */
export const CustomFieldForm = z.object({
  name: requiredName(120),
  type: type.default('text'),
  options: options.default([]),
});

/** Body of `customFields.update`: changed fields only. */
export const CustomFieldChange = z.object({
  name: requiredName(120).optional(),
  type: type.optional(),
  options: options.optional(),
  base_updated_at: BaseUpdatedAt,
});

/** A client's value of a custom field. */
export const ClientCustomField = z.object({
  custom_field_id: z.int(),
  key: z.string(),
  name: z.string(),
  type: z.enum(customFieldTypes),
  value: z.string().nullable(),
});
export type ClientCustomField = z.infer<typeof ClientCustomField>;

/** A client's values of custom fields. */
export const ClientCustomFieldValues = z.object({
  client_user_id: Id,
  values: z.array(z.object({ custom_field_id: Id, value: optionalText(2000).nullable() })).max(200),
});
