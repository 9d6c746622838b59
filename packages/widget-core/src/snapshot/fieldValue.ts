import { asterisks, ignoredValueSelector, maskedSelector } from '../page/privacy';

export type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Completions that name a secret: passwords, payment cards, one-time codes. */
const secretCompletion = /(?:^|\s)(?:cc-|current-password|new-password|one-time-code)/;

/** True where what was typed must not leave the page (widget §5 Snapshots). */
export function isValuePrivate(field: Element): boolean {
  // Hidden fields carry what a page keeps from its visitors: tokens, ids.
  if (/^(?:password|hidden)$/i.test(field.getAttribute('type') ?? '')) return true;
  if (secretCompletion.test(field.getAttribute('autocomplete')?.toLowerCase() ?? '')) return true;
  return field.closest(`${ignoredValueSelector},${maskedSelector}`) !== null;
}

/** A field's value as it may leave the page: asterisks where it is private, nothing where it is hidden. */
export function fieldValue(field: HTMLInputElement | HTMLTextAreaElement, isMasked: boolean): string {
  if (field.type === 'hidden' || field.type === 'file') return '';
  return isMasked || isValuePrivate(field) ? asterisks(field.value) : field.value;
}
