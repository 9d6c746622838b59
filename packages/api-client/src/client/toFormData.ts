function appendValue(form: FormData, name: string, value: unknown): void {
  if (value === undefined || value === null) return;
  if (value instanceof Blob) form.append(name, value);
  else if (value instanceof Date) form.append(name, value.toISOString());
  else if (typeof value === 'object') form.append(name, JSON.stringify(value));
  else form.append(name, String(value));
}

/**
 * Converts a flat multipart body: files are sent as they are, lists repeat their name, other objects are sent
 * as JSON.
 */
export function toFormData(body: Readonly<Record<string, unknown>>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(body)) {
    const values: readonly unknown[] = Array.isArray(value) ? value : [value];
    for (const one of values) appendValue(form, name, one);
  }
  return form;
}
