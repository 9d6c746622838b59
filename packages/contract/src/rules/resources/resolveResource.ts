/** Longest address that is worth a request. */
const maxAddressLength = 4096;

/**
 * Returns the absolute address of a resource, without its fragment; undefined for one that is no resource of another host: a
 * data URL, an address with a user name, or none.
 * @param base the address of the page or style sheet that names it
 */
export function resolveResource(address: string, base: string): string | undefined {
  const text = address.trim();
  if (text === '' || text.startsWith('#') || text.length > maxAddressLength) return undefined;
  const url = URL.canParse(text, base) ? new URL(text, base) : undefined;
  if (!url || !/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== '') return undefined;
  url.hash = '';
  return url.href;
}
