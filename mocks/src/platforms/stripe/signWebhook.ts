/** `Stripe-Signature` of a raw body: `t=<seconds>,v1=<HMAC-SHA256 of "t.body">`. */
export async function signWebhook(body: string, secret: string, seconds: number): Promise<string> {
  const text = new TextEncoder();
  const key = await crypto.subtle.importKey(
    'raw',
    text.encode(secret),
    { name: 'HMAC', hash: 'SHA-256' },
    false,
    ['sign'],
  );
  const mac = new Uint8Array(await crypto.subtle.sign('HMAC', key, text.encode(`${seconds}.${body}`)));
  return `t=${seconds},v1=${[...mac].map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}
