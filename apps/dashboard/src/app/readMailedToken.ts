/** The token of a mailed link, which stands in the address as `#token=…` so that no server's log has it. */
export function readMailedToken(hash: string): string | undefined {
  return new URLSearchParams(hash.replace(/^#/, '')).get('token') || undefined;
}
