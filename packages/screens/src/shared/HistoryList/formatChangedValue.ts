const maxShownCharacters = 60;

/** Formats a value of the audit log for a line; long ones are cut off. */
export function formatChangedValue(value: unknown): string {
  if (value === null || value === undefined || value === '') return '–';
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return text.length > maxShownCharacters ? `${text.slice(0, maxShownCharacters)}…` : text;
}
