import { verifyHmac } from '../../crypto/verifyHmac';

/** Maximum difference between a signature's time and ours, as in Stripe's libraries. */
export const stripeToleranceMs = 5 * 60 * 1000;

const join = (time: string, body: Uint8Array): Uint8Array<ArrayBuffer> => {
  const head = new TextEncoder().encode(`${time}.`);
  const whole = new Uint8Array(head.length + body.length);
  whole.set(head);
  whole.set(body, head.length);
  return whole;
};

/**
 * Returns whether Stripe signed these bytes recently. The header is `t=<seconds>,v1=<hex>`; while a secret is
 * being replaced it has several `v1`, one of which must match. Compares in constant time.
 */
export async function isStripeSignature(
  body: Uint8Array<ArrayBuffer>,
  header: string | null,
  { secret, now }: { readonly secret: string; readonly now: Date },
): Promise<boolean> {
  if (secret === '' || header === null || header.length > 2048) return false;
  const parts = header.split(',').map((part) => part.trim().split('='));
  const times = parts.filter(([name]) => name === 't').map(([, value]) => value ?? '');
  const [time] = times;
  if (times.length !== 1 || time === undefined || !/^\d{1,12}$/.test(time)) return false;
  if (Math.abs(now.getTime() - Number(time) * 1000) > stripeToleranceMs) return false;
  const signed = join(time, body);
  for (const [name, value] of parts) {
    if (name === 'v1' && (await verifyHmac(signed, secret, value ?? ''))) return true;
  }
  return false;
}
