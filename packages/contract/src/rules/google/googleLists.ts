import { limits } from '../../constants/limits';
import { formatGoogleTextTitle, type GoogleField } from '../../constants/texts/textTitles';
import type { LimitedText } from '../texts/textRules';

/** One text of a Google template (ads §3). */
export type GoogleText = { readonly id: number; readonly title: string; readonly text: string };

/** Returns the length limit of the text at a 0-based index: the first description is the short one. */
export function getGoogleTextKind(field: GoogleField, index: number): LimitedText {
  if (field === 'headlines') return 'heading';
  if (field === 'longHeadlines') return 'longHeading';
  return index === 0 ? 'shortDescription' : 'description';
}

/** True below 15 headlines, 5 long headlines or 5 descriptions. */
export function canAddGoogleText(field: GoogleField, count: number): boolean {
  return count < limits.google[field].max;
}

/** True above 3 headlines or descriptions, or one long headline. */
export function canRemoveGoogleText(field: GoogleField, count: number): boolean {
  return count > limits.google[field].min;
}

function renumber(texts: readonly GoogleText[], field: GoogleField): GoogleText[] {
  return texts.map((text, index) => ({ ...text, id: index + 1, title: formatGoogleTextTitle(field, index) }));
}

/** Adds an empty text; returns an equal list at the maximum. */
export function addGoogleText(texts: readonly GoogleText[], field: GoogleField, text = ''): GoogleText[] {
  if (!canAddGoogleText(field, texts.length)) return [...texts];
  return renumber([...texts, { id: 0, title: '', text }], field);
}

/** Removes a text and renumbers the rest; returns an equal list if the text is unknown or at the minimum. */
export function removeGoogleText(texts: readonly GoogleText[], field: GoogleField, id: number): GoogleText[] {
  if (!canRemoveGoogleText(field, texts.length)) return [...texts];
  return renumber(
    texts.filter((text) => text.id !== id),
    field,
  );
}
