/** Imports a text as a key of HMAC-SHA-256. */
export function importHmacKey(key: string, use: 'sign' | 'verify'): Promise<CryptoKey> {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  return crypto.subtle.importKey('raw', new TextEncoder().encode(key), algorithm, false, [use]);
}
