import { facebookDemo } from '../demoBusiness';

function base64Url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
}

/** A `signed_request` as Facebook sends it when a user leaves: signature and payload in base64url, a point between. */
export async function signFacebookRequest(
  payload: Readonly<Record<string, unknown>>,
  secret: string = facebookDemo.app.secret,
): Promise<string> {
  const encoder = new TextEncoder();
  const content = base64Url(encoder.encode(JSON.stringify(payload)));
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('raw', encoder.encode(secret), algorithm, false, ['sign']);
  const signature = await crypto.subtle.sign('HMAC', key, encoder.encode(content));
  return `${base64Url(new Uint8Array(signature))}.${content}`;
}
