/**
 * The text of a value that a page passes, and of a list of values. That of another object is unknown: its `toString` is
 * the page's code.
 */
export function toPlainText(value: unknown): string {
  return [value]
    .flat()
    .map((part) => (part === Object(part) ? '' : String(part)))
    .join();
}

/** The address that a page passes; empty for an object other than a URL. */
export function toAddress(value: unknown): string {
  return value instanceof URL ? value.href : toPlainText(value);
}
