import { ignoredValueSelector, maskedSelector, maskValue } from '../privacy/privacy';

export type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Fields that are named after a secret: passwords, also while they are shown, payment cards, one-time codes. */
const secretField = /(?:^|\s)(?:cc-|one-time-code)|passw|pwd/i;
const fieldNames = ['autocomplete', 'name', 'id'];
/** Attributes that carry a page's words: they are as private as the text between the tags. */
const textAttribute = /^(?:title|alt|placeholder|label|summary|content|value|href|aria-.*|data-.*)$/i;

export function isTextAttribute(name: string): boolean {
  return textAttribute.test(name);
}

/** Returns whether the field's type marks its text as private. */
export function isSecretField(field: Element): boolean {
  // Hidden fields contain tokens and ids.
  if (/^(?:password|hidden)$/i.test(field.getAttribute('type') ?? '')) return true;
  return secretField.test(fieldNames.map((name) => field.getAttribute(name)).join(' '));
}

/** Returns whether the value must not leave the page (widget §5 Snapshots). */
export function isValuePrivate(field: Element): boolean {
  return isSecretField(field) || field.closest(`${ignoredValueSelector},${maskedSelector}`) !== null;
}

/** Returns a field's value for a snapshot: asterisks if it is private, nothing if it is hidden. */
export function readFieldValue(field: HTMLInputElement | HTMLTextAreaElement, isPrivate: boolean): string {
  if (field.type === 'hidden' || field.type === 'file') return '';
  return isPrivate || isSecretField(field) ? maskValue(field.value) : field.value;
}
