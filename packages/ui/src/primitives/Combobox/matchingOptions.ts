import type { ComboboxOption } from './ComboboxOption';

/** Removes case and accents: 'Zurich' matches 'Zürich'. */
function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase('en');
}

/** Filters options: label and second line must contain every word of the term. */
export function matchingOptions(options: readonly ComboboxOption[], term: string): readonly ComboboxOption[] {
  const words = plain(term).split(/\s+/).filter(Boolean);
  if (words.length === 0) return options;
  return options.filter(({ label, detail = '' }) => {
    const text = plain(`${label} ${detail}`);
    return words.every((word) => text.includes(word));
  });
}
