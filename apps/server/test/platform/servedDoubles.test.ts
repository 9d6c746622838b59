import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { goHighLevelDemo, stripeDemo } from '@adlane/mocks/platforms';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ServedDoubles, servePlatformDoubles } from '../../src/demo/servePlatformDoubles';

let folder: string;
let served: ServedDoubles;
const serve = async () => {
  served = await servePlatformDoubles({
    host: '127.0.0.1',
    port: 0,
    stateFile: join(folder, 'doubles.state'),
  });
};
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'adlane-doubles-'));
  await serve();
});
afterAll(async () => {
  await served.stop();
  await rm(folder, { recursive: true, force: true });
});

async function send(path: string, headers: Record<string, string>, body?: URLSearchParams | object) {
  const isForm = body instanceof URLSearchParams;
  const answer = await fetch(`${served.url}${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { ...headers, ...(body && !isForm && { 'content-type': 'application/json' }) },
    ...(body && { body: isForm ? body : JSON.stringify(body) }),
  });
  return {
    status: answer.status,
    body: await answer.json(),
    isReplayed: answer.headers.has('idempotent-replayed'),
  };
}

const stripe = { authorization: `Bearer ${stripeDemo.secretKey}`, 'stripe-version': stripeDemo.version };
const restart = async () => {
  await served.stop();
  await serve();
};

describe('the doubles of a restarted demo', () => {
  it('know Stripe’s customers, and replay the answer of a key', async () => {
    const keyed = { ...stripe, 'idempotency-key': 'customer-1' };
    const form = () => new URLSearchParams({ email: 'ida@demo.test', name: 'Ida' });
    const made = await send('/stripe/v1/customers', keyed, form());
    expect(made.status).toBe(200);
    await restart();
    expect((await send(`/stripe/v1/customers/${made.body.id}`, stripe)).body).toMatchObject({ name: 'Ida' });
    expect(await send('/stripe/v1/customers', keyed, form())).toEqual({ ...made, isReplayed: true });
    const next = await send('/stripe/v1/customers', stripe, form());
    expect(next.body.id).not.toBe(made.body.id);
  });

  it('know GoHighLevel’s contacts and issued token', async () => {
    const grant = new URLSearchParams({
      client_id: goHighLevelDemo.client.id,
      client_secret: goHighLevelDemo.client.secret,
      grant_type: 'refresh_token',
      refresh_token: goHighLevelDemo.refreshToken,
    });
    const { body: tokens } = await send('/ghl/oauth/token', {}, grant);
    const headers = { authorization: `Bearer ${tokens.access_token}`, version: '2021-07-28' };
    const contact = { locationId: goHighLevelDemo.locationId, email: 'kim@demo.test', name: 'Kim' };
    const made = await send('/ghl/contacts/upsert', headers, contact);
    expect(made.status).toBe(201);
    await restart();
    const known = await send('/ghl/contacts/upsert', headers, contact);
    expect([known.status, known.body]).toMatchObject([
      200,
      { new: false, contact: { id: made.body.contact.id } },
    ]);
    // A refresh token works once.
    expect((await send('/ghl/oauth/token', {}, grant)).status).toBe(400);
  });
});
