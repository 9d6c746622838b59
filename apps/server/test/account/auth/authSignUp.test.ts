import { agencies, clients, one_time_tokens, users } from '@adlane/api-server/schema';
import { and, eq, ne } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { findDemoClient } from '../../fixtures/rows/demoRows';
import { countRows, findRow, findRows, updateRows } from '../../fixtures/rows/rows';
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

const password = 'a good passphrase';
const form = (email: string, change: object = {}) => ({
  email,
  password,
  first_name: 'Nia',
  last_name: 'Park',
  business_name: 'Park & Partners',
  ...change,
});

/** Sends the same body; each address has its own rate limit. */
async function post(path: string, body: unknown, ip = '198.51.100.1') {
  const request = new Request(`http://adlane.test/api/v1${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const answer = await test.app.fetch(request, { ip });
  return { status: answer.status, body: await answer.json(), retryAfter: answer.headers.get('retry-after') };
}

const login = (email: string, with_ = password) => post('/login', { email, password: with_ });
const verify = (token: string) => post('/clients/email/verify', { token });
const countClients = (where: { agency_id: number; email?: string }) =>
  countRows(test.ownerPool, clients, where);

async function findBrooks() {
  const { agencyId } = await findDemoClient(test.ownerPool);
  return findRow(test.ownerPool, agencies, { where: { id: agencyId } });
}

describe('signing up as an agency', () => {
  it('creates an account once the emailed link is used, which starts at step one', async () => {
    const requested = await post(
      '/agency/signup',
      form('nia@park.test', { plan_id: 'annual', coupon: 'SPRING' }),
    );
    expect([requested.status, requested.body]).toEqual([
      202,
      { message: 'A verification email has been sent.' },
    ]);
    const token = await mailedToken(test, 'nia@park.test');
    const verified = await verify(token);
    expect([verified.status, verified.body.user.email]).toEqual([200, 'nia@park.test']);
    expect((await test.request('/api/v1/me', { token: verified.body.access_token })).status).toBe(200);
    const { status, body } = await login('nia@park.test');
    expect([status, body.user]).toEqual([
      200,
      expect.objectContaining({
        entity_type: 'Agency',
        business_name: 'Park & Partners',
        group: 'Park & Partners',
        onboarding_step: 'STEP_ONE',
        isLifetime: false,
        subscription: null,
      }),
    ]);
    const config = await test.request('/api/v1/agency/config', { token: body.access_token });
    expect((await config.json()).chosen_offer).toEqual({ plan_id: 'annual', coupon: 'SPRING' });
  });

  it('answers alike for an address with an account, which gets an email that says so', async () => {
    const known = await post('/agency/signup', form('agency@adlane.test'));
    const unknown = await post('/agency/signup', form('unknown@park.test'));
    expect(known).toEqual(unknown);
    await test.jobs.settle();
    const mail = test.mails.findLast(({ to }) => to === 'agency@adlane.test');
    expect(mail?.subject).toContain('You already have an account');
    expect(mail?.text).not.toContain('#token=');
    expect((await login('agency@adlane.test')).status).toBe(422);
  });

  it('says at a sign-in with its password that the confirmation is missing', async () => {
    const unconfirmed = 'Please confirm your email first, with the link that we sent you or another one.';
    await post('/agency/signup', form('early@park.test'));
    const token = await mailedToken(test, 'early@park.test');
    const early = await login('early@park.test');
    expect([early.status, early.body.message]).toEqual([422, unconfirmed]);
    const wrong = await login('early@park.test', 'another-password');
    expect([wrong.status, wrong.body.message]).toEqual([422, 'Invalid user credentials.']);
    expect((await verify(token)).status).toBe(200);
    expect((await login('early@park.test')).status).toBe(200);
  });

  it('does not reveal an existing address at a sign-in with the password of its sign-up', async () => {
    await post('/agency/signup', form('agency@adlane.test'));
    await post('/agency/signup', form('free@park.test'));
    await test.jobs.settle();
    expect(await login('agency@adlane.test')).toEqual(await login('free@park.test'));
    const own = await login('agency@adlane.test', 'adlane-demo');
    expect(own.status).toBe(200);
  });

  it('accepts a link once, within three days, and for no other purpose', async () => {
    await post('/agency/signup', form('once@park.test'));
    const token = await mailedToken(test, 'once@park.test');
    expect((await post('/reset-password', { token, password })).status).toBe(422);
    expect((await post('/invitations/accept', { token, password })).status).toBe(422);
    expect((await test.request('/api/v1/me', { token })).status).toBe(401);
    expect((await verify(token)).status).toBe(200);
    const again = await verify(token);
    expect([again.status, again.body.errors]).toEqual([
      422,
      { token: ['This link is no longer valid. Please request a new one.'] },
    ]);
    expect(test.logLines.some(({ message }) => message === 'A one-time link was refused')).toBe(true);
    await post('/agency/signup', form('late@park.test'));
    const late = await mailedToken(test, 'late@park.test');
    test.clock.advance(3 * 24 * 60 * 60 * 1000 + 1);
    expect((await verify(late)).status).toBe(422);
  });

  it('stores neither the password nor the secret of a link', async () => {
    await post('/agency/signup', form('secret@park.test', { password: 'known-only-to-nia' }));
    const token = await mailedToken(test, 'secret@park.test');
    const rows = await findRows(test.ownerPool, one_time_tokens);
    const storedText = JSON.stringify(rows);
    expect(storedText).toContain('secret@park.test');
    expect(storedText).not.toContain('known-only-to-nia');
    expect(storedText).not.toContain(token);
    expect(JSON.stringify(test.logLines)).not.toContain(token);
  });

  it('reveals an existing address only to the reader of its mailbox', async () => {
    await post('/agency/signup', form('twice@park.test'));
    const first = await mailedToken(test, 'twice@park.test');
    await post('/agency/signup', form('twice@park.test'));
    const second = await mailedToken(test, 'twice@park.test');
    expect((await verify(first)).status).toBe(200);
    expect((await verify(second)).status).toBe(422);
    expect(await countRows(test.ownerPool, users, { email: 'twice@park.test' })).toBe(1);
  });

  it('lets the user choose no role, tenant or plan', async () => {
    const foreign = {
      entity_type: 'SuperAdmin',
      agency_id: 1,
      group_id: 1,
      isLifetime: true,
      status: 'active',
    };
    await post('/agency/signup', form('sly@park.test', foreign));
    await verify(await mailedToken(test, 'sly@park.test'));
    const { body } = await login('sly@park.test');
    expect(body.user).toMatchObject({ entity_type: 'Agency', isLifetime: false, group: 'Park & Partners' });
    expect(await countRows(test.ownerPool, users, { agency_id: body.user.group_id })).toBe(1);
  });

  it.each([
    [{ email: 'no address' }, 'email', 'Please enter a valid email address.'],
    [{ password: 'x'.repeat(7) }, 'password', 'Password must be at least 8 characters'],
    [{ password: 'x'.repeat(129) }, 'password', 'Password cannot exceed 128 characters'],
    [{ first_name: ' ' }, 'first_name', 'This field is required.'],
    [{ business_name: '' }, 'business_name', 'This field is required.'],
    [{ phone: 'abc' }, 'phone', 'Please Enter a Valid Phone Number'],
  ])('refuses %o', async (change, field, text) => {
    const { status, body } = await post('/agency/signup', form('field@park.test', change));
    expect([status, body.errors]).toEqual([422, { [field]: [text] }]);
  });

  it('is limited to five requests in a quarter of an hour from one address, not from others', async () => {
    const signUp = (ip: string) => post('/agency/signup', form('often@park.test'), ip);
    for (let times = 0; times < 5; times += 1) expect((await signUp('203.0.113.9')).status).toBe(202);
    const refused = await signUp('203.0.113.9');
    expect([refused.status, Number(refused.retryAfter) > 0]).toEqual([429, true]);
    expect((await signUp('203.0.113.10')).status).toBe(202);
  });

  it('sends twelve emails an hour to one mailbox, whichever address requests them', async () => {
    for (let ip = 1; ip <= 15; ip += 1)
      await post('/agency/signup', form('flood@park.test'), `192.0.2.${ip}`);
    await test.jobs.settle();
    expect(test.mails.filter(({ to }) => to === 'flood@park.test')).toHaveLength(12);
  });
});

describe('sending the confirmation again', () => {
  it('answers alike for all addresses and emails pending sign-ups', async () => {
    await post('/agency/signup', form('again@park.test'));
    await mailedToken(test, 'again@park.test');
    const before = test.mails.length;
    const waiting = await post('/clients/email/verification/resend', { email: 'again@park.test' });
    const unknown = await post('/clients/email/verification/resend', { email: 'unknown@park.test' });
    expect(waiting).toEqual(unknown);
    const token = await mailedToken(test, 'again@park.test');
    expect(test.mails.length).toBe(before + 1);
    expect((await verify(token)).status).toBe(200);
    expect((await login('again@park.test')).status).toBe(200);
  });
});

describe('the client area of an agency', () => {
  it('is found by the token of the agency and by the CRM location of a client', async () => {
    const { client_token, name, id } = await findBrooks();
    const own = await test.request(`/api/v1/agency/${client_token}/validate`);
    expect(await own.json()).toMatchObject({ is_valid: true, is_signup_open: true, name });
    const first = await findRow(test.ownerPool, clients, { where: { agency_id: id }, orderBy: [clients.id] });
    await updateRows(test.ownerPool, clients, { g_h_id: 'LOC1' }, { id: first.id });
    expect(await (await test.request('/api/v1/agency/LOC1/validate')).json()).toMatchObject({
      is_valid: true,
      name,
    });
    const none = await test.request('/api/v1/agency/nowhere/validate');
    expect([none.status, await none.json()]).toEqual([
      200,
      { is_valid: false, is_signup_open: false, name: '', brand_color: null, logo_url: null },
    ]);
  });

  it('signs in clients of the agency only', async () => {
    const { client_token } = await findBrooks();
    const other = (
      await findRows(test.ownerPool, agencies, {
        where: and(eq(agencies.kind, 'agency'), ne(agencies.client_token, client_token)),
        columns: ['client_token'],
      })
    )[0];
    const enter = (token: string, email: string) =>
      post(`/agency/${token}/client/login`, { email, password: 'adlane-demo' });
    expect((await enter(client_token, 'client@adlane.test')).body.user.entity_type).toBe('Client');
    const refused = { status: 422, body: { message: 'Invalid user credentials.', code: 'VALIDATION' } };
    expect(await enter(client_token, 'agency@adlane.test')).toMatchObject(refused);
    expect(await enter(other?.client_token ?? '', 'client@adlane.test')).toMatchObject(refused);
    expect(await enter('nowhere', 'client@adlane.test')).toMatchObject(refused);
  });

  it('lets a new client sign up with emails of the agency', async () => {
    const { client_token, id, name } = await findBrooks();
    const before = await countClients({ agency_id: id });
    const requested = await post(
      `/agency/${client_token}/client/signup`,
      form('cleo@client.test', { business_name: '' }),
    );
    expect(requested.status).toBe(202);
    const token = await mailedToken(test, 'cleo@client.test');
    expect(test.mails.at(-1)).toMatchObject({ fromName: name, replyTo: 'agency@adlane.test' });
    expect((await verify(token)).status).toBe(200);
    const { body } = await login('cleo@client.test');
    expect(body.user).toMatchObject({ entity_type: 'Client', group_id: id, onboarding_step: 'FINISHED' });
    expect(await countClients({ agency_id: id })).toBe(before + 1);
  });

  it('links a sign-up to the client that the agency added with the same address', async () => {
    const { client_token, id } = await findBrooks();
    const token = await test.as('Agency');
    const stored = await test.request('/api/v1/clients/store', {
      method: 'POST',
      token,
      body: { business_name: 'Known', first_name: 'Kim', email: 'kim@client.test' },
    });
    const client = await stored.json();
    await post(`/agency/${client_token}/client/signup`, form('kim@client.test'));
    await verify(await mailedToken(test, 'kim@client.test'));
    const rows = await findRows(test.ownerPool, users, {
      where: { email: 'kim@client.test' },
      columns: ['client_id'],
    });
    expect(rows).toEqual([{ client_id: client.id }]);
    expect(await countClients({ agency_id: id, email: 'kim@client.test' })).toBe(1);
    const seen = await test.request(`/api/v1/clients/${client.id}`, { token });
    expect((await seen.json()).email_verified_at).toEqual(expect.any(String));
  });

  it('is closed to sign-ups if the agency adds its clients itself', async () => {
    const { client_token, id } = await findBrooks();
    await updateRows(test.ownerPool, agencies, { is_client_signup_open: false }, { id });
    const closed = await post(`/agency/${client_token}/client/signup`, form('late@client.test'));
    expect([closed.status, closed.body.message]).toEqual([
      403,
      "You don't have permission to perform this action.",
    ]);
    expect((await post('/agency/nowhere/client/signup', form('late@client.test'))).status).toBe(404);
  });
});
