import { importHmacKey } from './importHmacKey';

/** Returns the HMAC-SHA-256 of a text under a key, in hex. */
export async function createHmac(content: string, key: string): Promise<string> {
  const secret = await importHmacKey(key, 'sign');
  const encoded = new TextEncoder().encode(content);
  const bytes = new Uint8Array(await crypto.subtle.sign('HMAC', secret, encoded));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
