import type { Log } from '@adlane/api-server';

/** Writes the API's warnings and errors to the page's console. */
export const tabLog: Log = {
  info: () => undefined,
  warn: (fields, message) => console.warn(message, fields),
  error: (fields, message) => console.error(message, fields),
};
