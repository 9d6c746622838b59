import { maskValue } from '../privacy/privacy';

export type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Attributes that carry a page's words: they are as private as the text between the tags. */
const textAttribute =
  /^(?:title|alt|placeholder|label|summary|content|value|href|data|abbr|cite|download|pattern|datetime|name|list|srcdoc|action|formaction|code|standby|(?:aria|data|ng|x|v|wire)-.*|[@:[(*#].*|.*[.:].*)$/i;

/** Returns whether the attribute may have words of the page, or of its framework. */
export function isTextAttribute(name: string): boolean {
  return textAttribute.test(name);
}

/** Returns a field's value for a snapshot: asterisks if it is private, nothing if it is hidden. */
export function readFieldValue(field: HTMLInputElement | HTMLTextAreaElement, isPrivate: boolean): string {
  if (field.type === 'hidden' || field.type === 'file') return '';
  return isPrivate ? maskValue(field.value) : field.value;
}
