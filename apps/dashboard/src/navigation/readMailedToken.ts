/**
 * Returns the token of an emailed link. It is in the fragment (`#token=…`), which is not sent to servers and
 * so not logged.
 */
export function readMailedToken(hash: string): string | undefined {
  return new URLSearchParams(hash.replace(/^#/, '')).get('token') || undefined;
}
