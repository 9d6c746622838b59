import { subscriptions, users } from '@adlane/api-server/schema';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findRow, updateRows } from '../fixtures/rows/rows';
import { createTestApp, type TestApp } from '../harness/createTestApp';
import { mailedToken } from '../harness/mailedToken';

let test: TestApp;
let owner: string;
let operator: string;
let clientToken: string;
const password = 'chosen by its holder';

beforeAll(async () => {
  test = await createTestApp();
  [owner, operator] = await Promise.all([test.as('Agency'), test.as('SuperAdmin')]);
  await updateRows(test.ownerPool, subscriptions, { plan_type: 'new_lifetime', subscription_id: null });
  clientToken = (await send('agency/config', { method: 'GET' })).body.client_token;
});
afterAll(() => test.close());

async function send(path: string, { method = 'POST', token = owner, body = {} as object } = {}) {
  const request = { method, token, ...(method === 'GET' ? {} : { body }) };
  const answer = await test.request(`/api/v1/${path}`, request);
  const text = await answer.text();
  return { status: answer.status, body: text === '' ? undefined : JSON.parse(text) };
}
const put = (path: string, body: object) => send(path, { method: 'PUT', body });
const remove = (path: string) => send(path, { method: 'DELETE' });
const accept = (token: string) => send('invitations/accept', { body: { token, password } });
const reset = (token: string) => send('reset-password', { body: { token, password } });
const confirm = (token: string) => send('clients/email/verify', { body: { token } });

let counter = 0;
const address = () => `holder${++counter}@links.test`;
async function invitedClient() {
  const email = address();
  const form = { business_name: email, first_name: 'Bo', email, send_invite: true };
  const { body } = await send('clients/store', { body: form });
  return { id: Number(body.id), email, token: await mailedToken(test, email) };
}
async function signedInClient() {
  const client = await invitedClient();
  const { body } = await accept(client.token);
  return { ...client, session: String(body.access_token) };
}
async function forget(email: string) {
  await send('forget-password', { body: { email } });
  return mailedToken(test, email);
}
async function invitedMember() {
  const email = address();
  const form = { email, first_name: 'Mo', last_name: 'Ray', team_role: 'member' };
  const { body } = await send('agency/team/invite', { body: form });
  return { id: Number(body.id), email, token: await mailedToken(test, email) };
}
async function pendingSignUp() {
  const email = address();
  const form = { email, password, first_name: 'Nia', last_name: 'Park', business_name: 'Park' };
  await send(`agency/${clientToken}/client/signup`, { body: form });
  return { email, token: await mailedToken(test, email) };
}

/** A mailed link, what happens before it is used, and the status of its use. */
type Case = readonly [what: string, use: () => Promise<{ readonly status: number }>];

const valid: readonly Case[] = [
  ['an invitation of a client', async () => accept((await invitedClient()).token)],
  ['an invitation to the team', async () => accept((await invitedMember()).token)],
  ['a reset link', async () => reset(await forget((await signedInClient()).email))],
  ['a confirmation of a sign-up', async () => confirm((await pendingSignUp()).token)],
];

const revoked: readonly Case[] = [
  [
    'an invitation to an address that was corrected',
    async () => {
      const { id, token } = await invitedClient();
      await put(`clients/update/${id}`, { email: address() });
      return accept(token);
    },
  ],
  [
    'an invitation to an address that was corrected and invited again',
    async () => {
      const { id, token } = await invitedClient();
      await put(`clients/update/${id}`, { email: address() });
      expect((await send(`clients/invite/${id}`)).status).toBe(200);
      return accept(token);
    },
  ],
  [
    'an invitation of a client that was deactivated',
    async () => {
      const { id, token } = await invitedClient();
      await put(`clients/update/${id}`, { status: 'inactive' });
      return accept(token);
    },
  ],
  [
    'an invitation of a client that was deleted',
    async () => {
      const { id, token } = await invitedClient();
      await remove(`clients/delete/${id}`);
      return accept(token);
    },
  ],
  [
    'an invitation to the team that was withdrawn',
    async () => {
      const { id, token } = await invitedMember();
      await remove(`agency/team/delete/${id}`);
      return accept(token);
    },
  ],
  [
    'a reset link to an address that was changed',
    async () => {
      const { id, email } = await signedInClient();
      const token = await forget(email);
      await put(`clients/update/${id}`, { email: address() });
      return reset(token);
    },
  ],
  [
    'a reset link of a client that was deactivated',
    async () => {
      const { id, email } = await signedInClient();
      const token = await forget(email);
      await put(`clients/update/${id}`, { status: 'inactive' });
      return reset(token);
    },
  ],
  [
    'a reset link of a removed member of the team',
    async () => {
      const { id, email, token: invitation } = await invitedMember();
      await accept(invitation);
      const token = await forget(email);
      await remove(`agency/team/delete/${id}`);
      return reset(token);
    },
  ],
  [
    'a confirmation of a sign-up at an agency that closed its sign-up',
    async () => {
      const { token } = await pendingSignUp();
      await put('agency/profile', { is_client_signup_open: false });
      const answer = await confirm(token);
      await put('agency/profile', { is_client_signup_open: true });
      return answer;
    },
  ],
];

describe('an emailed link', () => {
  it.each(valid)('works while nothing has changed: %s', async (_what, use) => {
    expect((await use()).status).toBe(200);
  });

  it.each(revoked)('is refused after a change of whom it names: %s', async (_what, use) => {
    expect([404, 422]).toContain((await use()).status);
  });

  it('is refused once its agency is archived, for every purpose', async () => {
    const client = await signedInClient();
    const [invitation, invitationToTeam, resetLink, confirmation] = [
      (await invitedClient()).token,
      (await invitedMember()).token,
      await forget(client.email),
      (await pendingSignUp()).token,
    ];
    const { id } = await findRow(test.ownerPool, users, { where: { email: 'agency@adlane.test' } });
    await send(`subscribers/archive/${id}`, { token: operator });
    expect((await accept(invitation)).status).toBe(422);
    expect((await accept(invitationToTeam)).status).toBe(422);
    expect((await reset(resetLink)).status).toBe(422);
    expect((await confirm(confirmation)).status).toBe(404);
    await send(`subscribers/restore/${id}`, { token: operator });
    owner = await test.as('Agency');
  });
});

describe('the new address of a client', () => {
  it('gets an invitation, opens the same client, and the previous address opens nothing', async () => {
    const { id, email, session } = await signedInClient();
    const next = address();
    expect((await put(`clients/update/${id}`, { email: next })).status).toBe(200);
    expect((await send('me', { method: 'GET', token: session })).status).toBe(401);
    for (const each of [email, next]) {
      expect((await send('login', { body: { email: each, password } })).status).toBe(422);
    }
    const sent = test.mails.length;
    await send('forget-password', { body: { email } });
    await test.jobs.settle();
    expect(test.mails).toHaveLength(sent);
    const joined = await accept(await mailedToken(test, next));
    expect(joined.body.user).toMatchObject({ email: next, entity_type: 'Client' });
    const token = joined.body.access_token;
    expect((await send(`clients/${id}`, { method: 'GET', token })).body).toMatchObject({ id, email: next });
  });

  it('is refused if it signs in already, and then changes nothing', async () => {
    const { id, email, session } = await signedInClient();
    const member = await invitedMember();
    for (const used of ['operator@adlane.test', member.email]) {
      const { status, body } = await put(`clients/update/${id}`, { email: used });
      expect([status, body.errors]).toEqual([422, { email: ['Email already exist.'] }]);
    }
    expect((await send('me', { method: 'GET', token: session })).body.user.email).toBe(email);
  });

  it('keeps the sign-in if only other fields change, or the address is sent unchanged', async () => {
    const { id, email, session } = await signedInClient();
    await put(`clients/update/${id}`, { email, first_name: 'Bea' });
    expect((await send('me', { method: 'GET', token: session })).status).toBe(200);
  });
});
