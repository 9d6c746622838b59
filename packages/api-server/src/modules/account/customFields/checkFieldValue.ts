import type { CustomField } from '@adlane/contract/account/customFields';
import { messages } from '@adlane/contract/rules';

type FieldKind = Pick<CustomField, 'type' | 'options'>;

/**
 * Returns what is wrong with a value of a field's type. Numbers are decimal and dates ISO days, both as text.
 */
export function checkFieldValue({ type, options }: FieldKind, value: string): string | undefined {
  switch (type) {
    case 'text':
      return undefined;
    case 'number':
      return /^-?\d{1,15}(\.\d{1,10})?$/.test(value) ? undefined : 'Please enter a number, e.g. 1250.50.';
    case 'date':
      return isDay(value) ? undefined : 'Please enter a date as YYYY-MM-DD.';
    case 'boolean':
      return value === 'true' || value === 'false' ? undefined : messages.optionRequired;
    case 'select':
      return options.includes(value) ? undefined : messages.optionRequired;
  }
}

/** Returns whether a text is an ISO day that exists: `2026-02-30` does not. */
function isDay(value: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(value)) return false;
  const day = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(value);
}
