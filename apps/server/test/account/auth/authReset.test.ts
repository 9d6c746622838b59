import { agencies, users } from '@adlane/api-server/schema';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { updateRows } from '../../fixtures/rows/rows';
import { createTestApp, type TestApp } from '../../harness/createTestApp';
import { mailedToken } from '../../harness/mailedToken';

let test: TestApp;
let restore: () => Promise<void>;
beforeAll(async () => {
  test = await createTestApp();
  restore = await test.saveState();
});
afterEach(() => restore());
afterAll(() => test.close());

const email = 'client@adlane.test';
let ip = 0;
/** Each test sends its requests from another address. */
beforeEach(() => {
  ip += 1;
});

async function post(path: string, body: unknown, from = `198.51.100.${ip}`) {
  const request = new Request(`http://adlane.test/api/v1${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const answer = await test.app.fetch(request, { ip: from });
  return { status: answer.status, body: await answer.json(), retryAfter: answer.headers.get('retry-after') };
}
const forget = (address = email, from?: string) => post('/forget-password', { email: address }, from);
const reset = (token: string, password: string) => post('/reset-password', { token, password });
const login = (password: string) => post('/login', { email, password });
const mailsTo = (address: string) => test.mails.filter(({ to }) => to === address).length;

describe('resetting a forgotten password', () => {
  it('sets it through the emailed link and ends all sessions', async () => {
    const sessions = [await test.as('Client'), await test.as('Client')];
    const requested = await forget(' Client@Adlane.test ');
    expect([requested.status, requested.body]).toEqual([
      200,
      { message: 'An email to reset the password has been sent.' },
    ]);
    const token = await mailedToken(test, email);
    expect(test.mails.at(-1)).toMatchObject({ fromName: 'Brooks Growth', replyTo: 'agency@adlane.test' });
    expect((await reset(token, 'the new password')).body).toEqual({
      message: 'Password changed successfully.',
    });
    for (const session of sessions) {
      expect((await test.request('/api/v1/me', { token: session })).status).toBe(401);
    }
    expect([(await login('adlane-demo')).status, (await login('the new password')).status]).toEqual([
      422, 200,
    ]);
    await test.jobs.settle();
    expect(test.mails.at(-1)).toMatchObject({ to: email, subject: expect.stringContaining('was changed') });
  });

  it('answers alike for unknown addresses, which get no email', async () => {
    const known = await forget();
    const unknown = await forget('unknown@adlane.test');
    expect(unknown).toEqual(known);
    await test.jobs.settle();
    expect(mailsTo('unknown@adlane.test')).toBe(0);
  });

  it('sends links that work once, for an hour, and all expire with the first that is used', async () => {
    await forget();
    const first = await mailedToken(test, email);
    await forget();
    const second = await mailedToken(test, email);
    expect((await reset(first, 'chosen by first')).status).toBe(200);
    expect([(await reset(first, 'again')).status, (await reset(second, 'by the second')).status]).toEqual([
      422, 422,
    ]);
    await forget();
    const late = await mailedToken(test, email);
    test.clock.advance(60 * 60 * 1000);
    const refused = await reset(late, 'too late by far');
    expect([refused.status, refused.body.errors]).toEqual([
      422,
      { token: ['This link is no longer valid. Please request a new one.'] },
    ]);
    expect((await login('chosen by first')).status).toBe(200);
  });

  it('accepts one of two simultaneous requests with a link', async () => {
    await forget();
    const token = await mailedToken(test, email);
    const answers = await Promise.all([reset(token, 'first of the two'), reset(token, 'second of the two')]);
    expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 422]);
  });

  it('uses links that no other call accepts, and accepts no other secrets', async () => {
    await forget();
    const token = await mailedToken(test, email);
    expect((await post('/clients/email/verify', { token })).status).toBe(422);
    expect((await post('/invitations/accept', { token, password: 'long enough' })).status).toBe(422);
    expect((await test.request('/api/v1/me', { token })).status).toBe(401);
    const session = await test.as('Agency');
    expect((await reset(session, 'long enough')).status).toBe(422);
    expect((await reset('x', 'long enough')).status).toBe(422);
  });

  it.each([7, 129, 10_000])(
    'refuses a new password of %i characters and keeps the link valid',
    async (length) => {
      await forget();
      const token = await mailedToken(test, email);
      const refused = await reset(token, 'x'.repeat(length));
      expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, ['password']]);
      expect((await reset(token, 'x'.repeat(64))).status).toBe(200);
      test.clock.advance(2 * 60 * 60 * 1000);
    },
  );

  it('sends no email to deactivated accounts', async () => {
    await updateRows(test.ownerPool, users, { status: 'inactive' }, { email });
    await test.jobs.settle();
    const before = mailsTo(email);
    await forget();
    await test.jobs.settle();
    expect(mailsTo(email)).toBe(before);
    await updateRows(test.ownerPool, users, { status: 'active' }, { email });
  });

  it('is limited to five requests in a quarter of an hour from one address, not from others', async () => {
    test.clock.advance(60 * 60 * 1000);
    for (let times = 0; times < 5; times += 1) expect((await forget()).status).toBe(200);
    const refused = await forget();
    expect([refused.status, Number(refused.retryAfter) > 0]).toEqual([429, true]);
    expect((await forget(email, '203.0.113.77')).status).toBe(200);
    await test.jobs.settle();
  });
});

describe('ending all sessions', () => {
  it('signs the user out everywhere at once and no other user', async () => {
    const [first, second, other] = [
      await test.as('Agency'),
      await test.as('Agency'),
      await test.as('SuperAdmin'),
    ];
    const answer = await test.request('/api/v1/logout/everywhere', { method: 'POST', token: first });
    expect(answer.status).toBe(204);
    const me = async (token: string) => (await test.request('/api/v1/me', { token })).status;
    expect([await me(first), await me(second), await me(other)]).toEqual([401, 401, 200]);
  });

  it('happens for a whole agency at once when it is archived', async () => {
    const token = await test.as('Agency');
    const archive = (status: 'active' | 'archived') =>
      updateRows(test.ownerPool, agencies, { status }, { name: 'Brooks Growth' });
    await archive('archived');
    expect((await test.request('/api/v1/me', { token })).status).toBe(401);
    const body = { email: 'agency@adlane.test', password: 'adlane-demo' };
    expect((await post('/login', body)).status).toBe(422);
    await archive('active');
  });
});
