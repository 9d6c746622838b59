/** Returns the HMAC-SHA-256 of a text under a key, in hex, as platforms sign webhooks. */
export async function createHmac(content: string, secret: string): Promise<string> {
  const encoder = new TextEncoder();
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('raw', encoder.encode(secret), algorithm, false, ['sign']);
  const signature = new Uint8Array(await crypto.subtle.sign('HMAC', key, encoder.encode(content)));
  return [...signature].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
