import { describe, expect, it } from 'vitest';
import { isStripeSignature, stripeToleranceMs } from './isStripeSignature';

const secret = 'whsec_test';
const now = new Date('2026-11-02T09:00:00.000Z');
const seconds = now.getTime() / 1000;
const bytes = new TextEncoder().encode('{"id":"evt_1"}');

async function sign(time: number, key = secret): Promise<string> {
  const encoder = new TextEncoder();
  const hmac = { name: 'HMAC', hash: 'SHA-256' };
  const imported = await crypto.subtle.importKey('raw', encoder.encode(key), hmac, false, ['sign']);
  const mac = await crypto.subtle.sign('HMAC', imported, encoder.encode(`${time}.{"id":"evt_1"}`));
  return Buffer.from(mac).toString('hex');
}
const check = (header: string | null, at = now, key = secret) =>
  isStripeSignature(bytes, header, { secret: key, now: at });

describe('a signature of Stripe', () => {
  it('accepts its bytes and its secret for a while', async () => {
    const header = `t=${seconds},v1=${await sign(seconds)}`;
    expect(await check(header)).toBe(true);
    expect(await check(header, now, 'whsec_other')).toBe(false);
    const other = new TextEncoder().encode('{"id":"evt_2"}');
    expect(await isStripeSignature(other, header, { secret, now })).toBe(false);
    expect(await check(header, new Date(now.getTime() + stripeToleranceMs))).toBe(true);
    expect(await check(header, new Date(now.getTime() + stripeToleranceMs + 1))).toBe(false);
    expect(await check(header, new Date(now.getTime() - stripeToleranceMs - 1))).toBe(false);
  });

  it('accepts one of several signatures', async () => {
    const wrong = 'a'.repeat(64);
    expect(await check(`t=${seconds},v1=${wrong},v0=x,v1=${await sign(seconds)}`)).toBe(true);
    expect(await check(`t=${seconds},v0=${await sign(seconds)}`)).toBe(false);
  });

  it('refuses a malformed signature, and every signature without a configured secret', async () => {
    const good = await sign(seconds);
    for (const header of [
      null,
      '',
      `v1=${good}`,
      `t=${seconds}`,
      `t=now,v1=${good}`,
      `t=1,t=${seconds},v1=${good}`,
    ]) {
      expect(await check(header)).toBe(false);
    }
    expect(await check(`t=${seconds},v1=${good}`, now, '')).toBe(false);
  });
});
