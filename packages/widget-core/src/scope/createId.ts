/** Returns a random id of 128 bits; `randomUUID` is there on secure pages only. */
export function createId(crypto: Crypto): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
