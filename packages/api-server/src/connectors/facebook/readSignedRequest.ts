import * as z from 'zod';
import { verifyHmac } from '../../crypto/verifyHmac';

const SignedRequest = z.looseObject({
  algorithm: z.string(),
  user_id: z.union([z.string().min(1).max(64), z.int().transform(String)]),
  /** Seconds since 1970. */
  issued_at: z.int().optional(),
});

function decodeBase64Url(base64Url: string): Uint8Array<ArrayBuffer> | undefined {
  if (!/^[\w-]+={0,2}$/.test(base64Url)) return undefined;
  try {
    const letters = atob(base64Url.replaceAll('-', '+').replaceAll('_', '/').replace(/=+$/, ''));
    return Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
  } catch {
    return undefined;
  }
}

/**
 * Reads the Facebook user of a `signed_request`: signature and payload in base64url with a dot between;
 * HMAC-SHA-256 of the encoded payload with the app's secret. `undefined` if Facebook did not sign it.
 */
export async function readSignedRequest(text: string, appSecret: string): Promise<string | undefined> {
  const [signature, payload, more] = text.split('.');
  const [given, content] = [decodeBase64Url(signature ?? ''), decodeBase64Url(payload ?? '')];
  if (appSecret === '' || !given || !content || payload === undefined || more !== undefined) return undefined;
  const hex = Array.from(given, (byte) => byte.toString(16).padStart(2, '0')).join('');
  if (!(await verifyHmac(payload, appSecret, hex))) return undefined;
  const said = SignedRequest.safeParse(JSON.parse(new TextDecoder().decode(content)));
  return said.success && said.data.algorithm.toUpperCase() === 'HMAC-SHA256' ? said.data.user_id : undefined;
}
