import { clients, subscriptions, users } from '@adlane/api-server/schema';
import { errorMessages } from '@adlane/contract/constants';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { findDemoClient } from '../../fixtures/rows/demoRows';
import { findForeignRow, findRow, findRows, updateRows } from '../../fixtures/rows/rows';
import { createTestApp, type TestApp } from '../../harness/createTestApp';
import { mailedToken } from '../../harness/mailedToken';

let test: TestApp;
let restore: () => Promise<void>;
let owner: string;
beforeAll(async () => {
  test = await createTestApp();
  owner = await test.as('Agency');
  // A plan without a limit of clients.
  await updateRows(test.ownerPool, subscriptions, { plan_type: 'new_lifetime' });
  restore = await test.saveState();
});
afterEach(() => restore());
afterAll(() => test.close());

type Call = { readonly method?: string; readonly token?: string; readonly body?: unknown };

async function call(path: string, { method = 'POST', ...init }: Call = {}) {
  const answer = await test.request(`/api/v1${path}`, { method, token: owner, ...init });
  const text = await answer.text();
  return { status: answer.status, body: text === '' ? undefined : JSON.parse(text) };
}

const person = { first_name: 'Tess', last_name: 'Moor' };
const invite = (email: string, change: object = {}, token = owner) =>
  call('/agency/team/invite', { token, body: { email, ...person, ...change } });
const accept = (token: string, password = 'chosen-by-tess') =>
  test.request('/api/v1/invitations/accept', { method: 'POST', body: { token, password } });
const team = async () => (await call('/agency/team?sort=email&order=asc', { method: 'GET' })).body.data;

/** Adds a member of the team who accepted the invitation, with a session. */
async function member(email: string, team_role: 'admin' | 'member') {
  const { body } = await invite(email, { team_role });
  const { access_token } = await (await accept(await mailedToken(test, email))).json();
  return { id: Number(body.id), token: String(access_token) };
}

describe('an invitation to the team', () => {
  it('is emailed in the name of the agency, and its link signs in once', async () => {
    const { status, body } = await invite('tess@team.test', { team_role: 'admin' });
    expect([status, body]).toEqual([
      201,
      expect.objectContaining({ ...person, email: 'tess@team.test', team_role: 'admin', status: 'invited' }),
    ]);
    const token = await mailedToken(test, 'tess@team.test');
    const mail = test.mails.at(-1);
    expect(mail).toMatchObject({ fromName: 'Brooks Growth', replyTo: 'agency@adlane.test' });
    const signedIn = await accept(token);
    expect((await signedIn.json()).user).toMatchObject({ email: 'tess@team.test', entity_type: 'Agency' });
    expect((await accept(token)).status).toBe(422);
    expect(await team()).toContainEqual(
      expect.objectContaining({ email: 'tess@team.test', status: 'active' }),
    );
  });

  it('does not sign in before it is accepted, nor after seven days', async () => {
    await invite('slow@team.test');
    const login = await call('/login', { body: { email: 'slow@team.test', password: '' } });
    expect(login.status).toBe(422);
    expect((await call('/login', { body: { email: 'slow@team.test', password: 'x' } })).status).toBe(422);
    const token = await mailedToken(test, 'slow@team.test');
    const now = test.clock.now();
    test.clock.advance(7 * 24 * 60 * 60 * 1000 + 1);
    expect((await accept(token)).status).toBe(422);
    test.clock.set(now);
  });

  it('is sent again to users who have not answered, by the agency and by themselves', async () => {
    const first = await invite('again@team.test');
    const second = await invite('again@team.test', { first_name: 'Theresa' });
    expect(second.body).toMatchObject({ id: first.body.id, first_name: 'Theresa' });
    await test.jobs.settle();
    const before = test.mails.length;
    await call('/clients/email/verification/resend', { body: { email: 'again@team.test' } });
    expect((await accept(await mailedToken(test, 'again@team.test'))).status).toBe(200);
    expect(test.mails.length).toBe(before + 1);
  });

  it('refuses an address that already signs in, in any agency', async () => {
    await member('tess@team.test', 'member');
    for (const email of ['client@adlane.test', 'operator@adlane.test', 'tess@team.test']) {
      const { status, body } = await invite(email);
      expect([status, body.errors]).toEqual([422, { email: ['Email already exist.'] }]);
    }
  });

  it('does not keep the invited user from signing up separately', async () => {
    await invite('free@team.test');
    await test.jobs.settle();
    const form = { email: 'free@team.test', password: 'my own account', ...person, business_name: 'Free' };
    await call('/agency/signup', { body: form });
    const token = await mailedToken(test, 'free@team.test');
    expect((await call('/clients/email/verify', { body: { token } })).status).toBe(200);
    const { body } = await call('/login', { body: { email: form.email, password: form.password } });
    expect(body.user).toMatchObject({ group: 'Free' });
  });
});

describe('roles of a team', () => {
  it('let members read, admins edit, and only owners change owners', async () => {
    const admin = await member('admin@roles.test', 'admin');
    const plain = await member('member@roles.test', 'member');
    const [self] = (await team()).filter(({ email }: { email: string }) => email === 'agency@adlane.test');
    const role = (id: number, team_role: string, token: string) =>
      call(`/agency/team/update/${id}`, { method: 'PUT', token, body: { team_role } });
    expect((await call('/agency/team', { method: 'GET', token: plain.token })).status).toBe(200);
    expect((await invite('x@roles.test', {}, plain.token)).status).toBe(403);
    expect((await role(admin.id, 'member', plain.token)).status).toBe(403);
    expect(
      (await call(`/agency/team/delete/${admin.id}`, { method: 'DELETE', token: plain.token })).status,
    ).toBe(403);
    const profile = { method: 'PUT', token: plain.token, body: { website: 'https://x.test' } };
    expect((await call('/agency/profile', profile)).status).toBe(403);
    expect((await role(plain.id, 'admin', admin.token)).body).toMatchObject({ team_role: 'admin' });
    expect((await role(plain.id, 'owner', admin.token)).status).toBe(403);
    expect((await role(self.id, 'member', admin.token)).status).toBe(403);
    expect(
      (await call(`/agency/team/delete/${self.id}`, { method: 'DELETE', token: admin.token })).status,
    ).toBe(403);
    expect((await invite('owner@roles.test', { team_role: 'owner' })).status).toBe(422);
    const { body: partner } = await invite('partner@roles.test', { team_role: 'admin' });
    expect((await role(partner.id, 'owner', owner)).status).toBe(200);
    expect((await invite('partner@roles.test', { team_role: 'member' }, admin.token)).status).toBe(403);
    await call(`/agency/team/delete/${partner.id}`, { method: 'DELETE' });
  });

  it('never leave an agency without an owner', async () => {
    const [self] = (await team()).filter(({ email }: { email: string }) => email === 'agency@adlane.test');
    const text = 'An agency needs an owner. Please make another team member an owner first.';
    const demoted = await call(`/agency/team/update/${self.id}`, {
      method: 'PUT',
      body: { team_role: 'admin' },
    });
    const removed = await call(`/agency/team/delete/${self.id}`, { method: 'DELETE' });
    expect([demoted.status, demoted.body.message]).toEqual([422, text]);
    expect([removed.status, removed.body.message]).toEqual([422, text]);
    const second = await member('second@roles.test', 'admin');
    await call(`/agency/team/update/${second.id}`, { method: 'PUT', body: { team_role: 'owner' } });
    const demote = (id: number, token: string) =>
      call(`/agency/team/update/${id}`, { method: 'PUT', token, body: { team_role: 'admin' } });
    const both = await Promise.all([demote(self.id, second.token), demote(second.id, owner)]);
    expect(both.filter(({ status }) => status === 200)).toHaveLength(1);
    await updateRows(test.ownerPool, users, { team_role: 'owner' }, { email: 'agency@adlane.test' });
  });

  it('end with the sessions of a removed member at once', async () => {
    const gone = await member('gone@roles.test', 'member');
    expect((await test.request('/api/v1/me', { token: gone.token })).status).toBe(200);
    expect((await call(`/agency/team/delete/${gone.id}`, { method: 'DELETE' })).status).toBe(200);
    expect((await test.request('/api/v1/me', { token: gone.token })).status).toBe(401);
  });

  it('can be changed in the own agency only: others answer 404, clients and the operator 403', async () => {
    const { agencyId } = await findDemoClient(test.ownerPool);
    const foreign = await findForeignRow(test.ownerPool, users, agencyId, { entity_type: 'Agency' });
    const client = await findRow(test.ownerPool, users, { where: { email: 'client@adlane.test' } });
    for (const id of [foreign.id, client.id]) {
      expect((await call(`/agency/team/delete/${id}`, { method: 'DELETE' })).status).toBe(404);
      const change = { method: 'PUT', body: { team_role: 'member' } };
      expect((await call(`/agency/team/update/${id}`, change)).status).toBe(404);
    }
    for (const role of ['Client', 'SuperAdmin'] as const) {
      const token = await test.as(role);
      expect((await call('/agency/team', { method: 'GET', token })).status).toBe(403);
      expect((await invite('y@roles.test', {}, token)).status).toBe(403);
    }
  });
});

describe('an invited client', () => {
  const form = {
    business_name: 'Bright Bakery',
    first_name: 'Bo',
    email: 'bo@bakery.test',
    send_invite: true,
  };

  it('chooses a password through the emailed link and signs in as that client', async () => {
    const { status, body } = await call('/clients/store', { body: form });
    expect(status).toBe(201);
    const answer = await accept(await mailedToken(test, 'bo@bakery.test'));
    const { user } = await answer.json();
    expect(user).toMatchObject({ entity_type: 'Client', business_name: 'Bright Bakery' });
    const rows = await findRows(test.ownerPool, users, {
      where: { email: 'bo@bakery.test' },
      columns: ['client_id'],
    });
    expect(rows).toEqual([{ client_id: body.id }]);
  });

  it('that was stored without an invitation is invited later, and again until it answers', async () => {
    const form = { business_name: 'Later Bakery', first_name: 'Lea', email: 'lea@later.test' };
    const { body: client } = await call('/clients/store', { body: form });
    const later = () => call(`/clients/invite/${client.id}`);
    expect(await later()).toEqual({ status: 200, body: { message: 'An invitation has been sent.' } });
    const first = await mailedToken(test, form.email);
    expect((await later()).status).toBe(200);
    const signedIn = await accept(await mailedToken(test, form.email));
    expect((await signedIn.json()).user).toMatchObject({
      entity_type: 'Client',
      business_name: 'Later Bakery',
    });
    expect((await accept(first)).status).toBe(422);
    expect(await later()).toMatchObject({ status: 409, body: { message: errorMessages.clientSignsIn } });
    const off = await call('/clients/store', { body: { ...form, email: 'off@later.test' } });
    await call(`/clients/update/${off.body.id}`, { method: 'PUT', body: { status: 'inactive' } });
    expect(await call(`/clients/invite/${off.body.id}`)).toMatchObject({
      status: 409,
      body: { message: 'This client is inactive. Please activate it first.' },
    });
  });

  it('is not stored if the address already signs in', async () => {
    const refused = await call('/clients/store', { body: { ...form, email: 'operator@adlane.test' } });
    expect([refused.status, refused.body.errors]).toEqual([422, { email: ['Email already exist.'] }]);
    const rows = await findRows(test.ownerPool, clients, { where: { email: 'operator@adlane.test' } });
    expect(rows).toEqual([]);
  });

  it('cannot sign in after being deactivated or deleted', async () => {
    for (const [email, end] of [
      [
        'off@bakery.test',
        (id: number) => call(`/clients/update/${id}`, { method: 'PUT', body: { status: 'inactive' } }),
      ],
      ['del@bakery.test', (id: number) => call(`/clients/delete/${id}`, { method: 'DELETE' })],
    ] as const) {
      const { body } = await call('/clients/store', { body: { ...form, email } });
      const token = await mailedToken(test, email);
      expect((await end(body.id)).status).toBe(200);
      expect((await accept(token)).status).toBe(422);
    }
  });
});

describe('emails', () => {
  it('show names as text, whatever they contain', async () => {
    const name = '<img src=x onerror=alert(1)>"\'&';
    await call('/agency/profile', {
      method: 'PUT',
      body: { business_name: name, mail_sender_name: 'Ads\r\nBcc: x@y.test' },
    });
    await invite('html@team.test', { first_name: '<script>alert(1)</script>\nnext' });
    await mailedToken(test, 'html@team.test');
    const mail = test.mails.at(-1);
    expect(mail?.html).not.toMatch(/<img|<script|onerror=alert\(1\)>/);
    expect(mail?.html).toContain('&lt;script&gt;alert(1)&lt;/script&gt; next');
    expect(mail?.subject).toBe(`${name} invites you`);
  });
});
