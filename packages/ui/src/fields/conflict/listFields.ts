/** Whether a value has fields: an object that is no list. */
export const isFields = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Lists the fields of a value by name; none if it has none. */
export const listFields = (value: unknown) =>
  new Map<string, unknown>(isFields(value) ? Object.entries(value) : []);
