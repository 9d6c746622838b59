import { limits } from '../constants/limits';
import { formatGoogleTextTitle, type GoogleField } from '../constants/textTitles';
import type { LimitedText } from './textRules';

/** One text of a Google template (ads §3). */
export type GoogleText = { readonly id: number; readonly title: string; readonly text: string };

/** Which limit the text at a place counted from 0 is held to: the first description is the short one. */
export function getGoogleTextKind(field: GoogleField, index: number): LimitedText {
  if (field === 'headlines') return 'heading';
  if (field === 'longHeadlines') return 'longHeading';
  return index === 0 ? 'shortDescription' : 'description';
}

/** Headlines below 15, long headlines and descriptions below 5. */
export function canAddGoogleText(field: GoogleField, count: number): boolean {
  return count < limits.google[field].max;
}

/** Headlines and descriptions while more than 3 remain, long headlines while more than one does. */
export function canRemoveGoogleText(field: GoogleField, count: number): boolean {
  return count > limits.google[field].min;
}

function renumber(texts: readonly GoogleText[], field: GoogleField): GoogleText[] {
  return texts.map((text, index) => ({ ...text, id: index + 1, title: formatGoogleTextTitle(field, index) }));
}

/** Adds an empty text; an equal list when the maximum is reached. */
export function addGoogleText(texts: readonly GoogleText[], field: GoogleField, text = ''): GoogleText[] {
  if (!canAddGoogleText(field, texts.length)) return [...texts];
  return renumber([...texts, { id: 0, title: '', text }], field);
}

/** Removes a text and numbers the rest anew; an equal list when unknown or the minimum is reached. */
export function removeGoogleText(texts: readonly GoogleText[], field: GoogleField, id: number): GoogleText[] {
  if (!canRemoveGoogleText(field, texts.length)) return [...texts];
  return renumber(
    texts.filter((text) => text.id !== id),
    field,
  );
}
