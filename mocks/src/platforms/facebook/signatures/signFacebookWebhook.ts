import { facebookDemo } from '../demoBusiness';

/** `X-Hub-Signature-256` of a webhook's body: HMAC-SHA256 with the app's secret. */
export async function signFacebookWebhook(
  body: string,
  secret: string = facebookDemo.app.secret,
): Promise<string> {
  const encoder = new TextEncoder();
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('raw', encoder.encode(secret), algorithm, false, ['sign']);
  const signature = new Uint8Array(await crypto.subtle.sign('HMAC', key, encoder.encode(body)));
  return `sha256=${[...signature].map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}
