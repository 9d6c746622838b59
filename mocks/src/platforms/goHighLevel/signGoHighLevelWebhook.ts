import { goHighLevelDemo } from './goHighLevelDemo';

/** `X-GHL-Signature` of a webhook's body: Ed25519, base64. */
export async function signGoHighLevelWebhook(body: string): Promise<string> {
  const bytes = Uint8Array.from(atob(goHighLevelDemo.webhookPrivateKey), (letter) => letter.charCodeAt(0));
  const key = await crypto.subtle.importKey('pkcs8', bytes, { name: 'Ed25519' }, false, ['sign']);
  const signature = await crypto.subtle.sign({ name: 'Ed25519' }, key, new TextEncoder().encode(body));
  return btoa(String.fromCharCode(...new Uint8Array(signature)));
}
