import * as z from 'zod';
import type { CustomFieldInput } from './contactFields';

/** A custom field of a location (apps/locations.json: CustomFieldSchema; types of apps/custom-fields.json). */
export const CustomField = z.strictObject({
  id: z.string(),
  name: z.string(),
  fieldKey: z.string(),
  dataType: z.enum([
    'TEXT',
    'LARGE_TEXT',
    'NUMERICAL',
    'PHONE',
    'MONETORY',
    'CHECKBOX',
    'SINGLE_OPTIONS',
    'MULTIPLE_OPTIONS',
    'DATE',
    'TEXTBOX_LIST',
    'FILE_UPLOAD',
    'RADIO',
  ]),
  picklistOptions: z.array(z.string()).optional(),
  isAllowedCustomOption: z.boolean().optional(),
  model: z.enum(['contact', 'opportunity']),
  locationId: z.string(),
});
export type CustomField = z.infer<typeof CustomField>;
/** A field without what the location gives it. */
export const NewCustomField = CustomField.omit({ id: true, fieldKey: true }).extend({
  model: CustomField.shape.model.default('contact'),
});
export type NewCustomField = z.input<typeof NewCustomField>;

/** Returns what is wrong with a value for a location's custom fields; undefined if it fits. */
export function checkCustomField(
  fields: readonly CustomField[],
  { id, field_value: value }: CustomFieldInput,
): string | undefined {
  const field = fields.find((each) => each.id === id && each.model === 'contact');
  if (!field) return `customFields.${id} is not a field of contacts of this location`;
  return isFit(field, value) ? undefined : `customFields.${id} does not fit ${field.dataType}`;
}

function isFit(field: CustomField, value: CustomFieldInput['field_value']): boolean {
  const isOption = (text: string) =>
    field.isAllowedCustomOption === true || (field.picklistOptions ?? []).includes(text);
  switch (field.dataType) {
    case 'NUMERICAL':
    case 'MONETORY':
      return typeof value === 'number';
    case 'SINGLE_OPTIONS':
    case 'RADIO':
      return typeof value === 'string' && isOption(value);
    case 'CHECKBOX':
    case 'MULTIPLE_OPTIONS':
      return Array.isArray(value) && value.every(isOption);
    case 'DATE':
      return typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value);
    case 'FILE_UPLOAD':
    case 'TEXTBOX_LIST':
      return typeof value === 'object' && !Array.isArray(value);
    default:
      return typeof value === 'string';
  }
}
