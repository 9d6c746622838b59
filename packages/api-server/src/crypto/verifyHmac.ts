import { importHmacKey } from './importHmacKey';

/** True where `hex` is the HMAC-SHA-256 of `content` under `key`. Takes the same time for every wrong value. */
export async function verifyHmac(
  content: string | Uint8Array<ArrayBuffer>,
  key: string,
  hex: string,
): Promise<boolean> {
  if (!/^[0-9a-f]{64}$/i.test(hex)) return false;
  const bytes = Uint8Array.from({ length: 32 }, (_none, index) =>
    Number.parseInt(hex.slice(index * 2, index * 2 + 2), 16),
  );
  const secret = await importHmacKey(key, 'verify');
  return crypto.subtle.verify(
    'HMAC',
    secret,
    bytes,
    typeof content === 'string' ? new TextEncoder().encode(content) : content,
  );
}
