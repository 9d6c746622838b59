/** The text of a value that a page passes. That of an object is unknown: its `toString` is the page's code. */
export function toPlainText(value: unknown): string {
  return value === Object(value) ? '' : String(value);
}

/** The address that a page passes; empty for an object other than a URL. */
export function toAddress(value: unknown): string {
  return value instanceof URL ? value.href : toPlainText(value);
}
