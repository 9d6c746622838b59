import type { ComboboxOption } from './ComboboxOption';

/** Removes case and accents: 'Zurich' matches 'Zürich'. */
function normalizeText(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase('en');
}

/** Filters options: label and second line must contain every word of the term. */
export function filterOptions(options: readonly ComboboxOption[], term: string): readonly ComboboxOption[] {
  const words = normalizeText(term).split(/\s+/).filter(Boolean);
  if (words.length === 0) return options;
  return options.filter(({ label, detail = '' }) => {
    const text = normalizeText(`${label} ${detail}`);
    return words.every((word) => text.includes(word));
  });
}
