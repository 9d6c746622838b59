import { agencies, audit_log, auth_sessions, users } from '@adlane/api-server/schema';
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { countRows, findRow, findRows, updateRows } from '../../fixtures/rows/rows';
import { type BillingTest, createBillingTestBeforeEach } from '../../harness/createBillingTest';

let test: BillingTest;
let operator: string;
let brooks: number;
createBillingTestBeforeEach((created) => {
  test = created;
});
beforeEach(async () => {
  operator = await test.as('SuperAdmin');
  brooks = await findUserId('agency@adlane.test');
});

const findUserId = async (email: string) => (await findRow(test.ownerPool, users, { where: { email } })).id;
const get = (path: string, as = operator) => test.send('GET', path, { token: as });
const post = (path: string, body: unknown = {}, as = operator) =>
  test.send('POST', path, { token: as, body });
const file = async (path: string) =>
  (await (await test.request(`/api/v1/${path}`, { token: operator })).text()).split('\r\n');
const names = async (query = '') =>
  (await get(`subscribers?${query}`)).body.data.map((row: { business_name: string }) => row.business_name);
const form = {
  email: 'new@agency.example',
  first_name: 'Nia',
  last_name: 'Okoye',
  business_name: '=Growth()',
  plan_type: 'lifetime',
};

describe('subscribers', () => {
  it('are listed with plan, clients and running ads', async () => {
    const { body } = await get('subscribers?sort=business_name&order=asc');
    expect(body.meta.total).toBe(2);
    expect(body.data[0]).toEqual({
      id: brooks,
      group_id: test.agencyId,
      email: 'agency@adlane.test',
      first_name: 'Ava',
      last_name: 'Brooks',
      business_name: 'Brooks Growth',
      phone: '+15550100100',
      niche: null,
      status: 'active',
      plan_type: 'new_monthly',
      plan_id: 'new_monthly',
      subscription_status: 'active',
      clients_count: 3,
      live_ads_count: 4,
      last_seen_at: null,
      created_at: '2026-07-05T09:00:00.000Z',
      updated_at: '2026-10-18T09:00:00.000Z',
    });
  });

  it('are searched, filtered and sorted', async () => {
    expect(await names('search=lindq')).toEqual(['Lindqvist Media']);
    expect(await names('search=AVA%20BROOKS')).toEqual(['Brooks Growth']);
    expect(await names('search=%25')).toEqual([]);
    expect(await names('plan_type=annual')).toEqual(['Lindqvist Media']);
    expect(await names('status=canceled')).toEqual([]);
    expect(await names('sort=email&order=desc')).toEqual(['Lindqvist Media', 'Brooks Growth']);
    const agency = await test.as('Agency');
    await get('me', agency);
    expect(await names('sort=last_seen_at&order=desc')).toEqual(['Brooks Growth', 'Lindqvist Media']);
    expect((await get('subscribers?search=Brooks')).body.data[0].last_seen_at).toBe(
      '2026-11-02T09:00:00.000Z',
    );
    expect((await get('subscribers?sort=password_hash')).status).toBe(422);
  });

  it('on trial are listed separately with the days left', async () => {
    expect((await get('trial-subscribers')).body.meta.total).toBe(0);
    await test.startTrial(test.agencyId);
    test.clock.advance(10 * 24 * 60 * 60 * 1000 + 1);
    const { body } = await get('trial-subscribers');
    expect(body.data).toMatchObject([
      { id: brooks, plan_type: null, trial_ends_at: '2026-11-16T09:00:00.000Z', days_left: 4 },
    ]);
    expect(await names()).toEqual(['Lindqvist Media']);
    const lines = await file('trial-subscribers/export');
    expect(lines[1]).toContain('"2026-11-16T09:00:00.000Z","4"');
  });

  it('are shown one by one with their plan, or with the end of their trial', async () => {
    const { body } = await get(`subscribers/details/${brooks}`);
    expect(body).toMatchObject({ business_name: 'Brooks Growth', trial_ends_at: null, days_left: null });
    expect((await get('subscribers/details/999999')).status).toBe(404);
    expect((await get(`subscribers/details/${brooks}`, test.token)).status).toBe(403);
    await test.startTrial(test.agencyId);
    const [trial] = (await get('trial-subscribers')).body.data;
    expect((await get(`subscribers/details/${brooks}`)).body).toEqual(trial);
  });

  it('are exported as listed, with formulas escaped', async () => {
    await post('subscribers/create', form);
    const lines = await file('subscribers/export?search=growth&sort=business_name&order=asc');
    expect(lines[0]).toBe(
      '"Business","First name","Last name","Email","Phone","Niche","Status","Plan","Clients","Live ads","Last seen","Signed up"',
    );
    expect(lines).toHaveLength(4);
    const row = lines.find((line) => line.includes('new@agency.example'));
    expect(row).toBe(
      '"\'=Growth()","Nia","Okoye","new@agency.example","","","active","lifetime","0","0","","2026-11-02T09:00:00.000Z"',
    );
  });

  it('are accessible to the super admin only', async () => {
    for (const role of ['Agency', 'Client'] as const) {
      const token = await test.as(role);
      for (const path of ['subscribers', 'subscribers/export', 'trial-subscribers']) {
        expect((await get(path, token)).status).toBe(403);
      }
      expect((await post(`subscribers/archive/${brooks}`, {}, token)).status).toBe(403);
      expect((await post(`subscribers/login/${brooks}`, {}, token)).status).toBe(403);
    }
  });

  it('can read themselves and no other subscriber', async () => {
    const agency = await test.as('Agency');
    const other = await findUserId('second-agency@adlane.test');
    const client = await findUserId('client@adlane.test');
    expect((await get(`subscribers/${brooks}`, agency)).body.email).toBe('agency@adlane.test');
    expect((await get(`subscribers/${other}`, agency)).status).toBe(404);
    expect((await get(`subscribers/${client}`, agency)).status).toBe(404);
    expect((await get(`subscribers/${other}`)).body.email).toBe('second-agency@adlane.test');
    expect((await get(`subscribers/${client}`)).status).toBe(404);
  });
});

describe('an account that the super admin creates', () => {
  it('has its plan, and its owner chooses the password through an emailed link', async () => {
    const { status, body } = await post('subscribers/create', form);
    expect(status).toBe(201);
    expect(body).toMatchObject({
      email: 'new@agency.example',
      plan_type: 'lifetime',
      subscription_status: 'active',
      status: 'active',
    });
    await test.jobs.settle();
    const mail = test.mails.at(-1);
    expect([mail?.to, mail?.fromName]).toEqual(['new@agency.example', 'Adlane']);
    const secret = /accept-invitation#token=([\w-]+)/.exec(mail?.text ?? '')?.[1];
    const accepted = await test.send('POST', 'invitations/accept', {
      body: { token: secret, password: 'long enough 1' },
    });
    expect(accepted.status).toBe(200);
    expect(accepted.body.user).toMatchObject({ group_id: body.group_id, isLifetime: true });
    const again = await post('subscribers/create', form);
    expect([again.status, again.body.errors]).toEqual([422, { email: ['Email already exist.'] }]);
  });

  it('is updated by its fields', async () => {
    const { body } = await test.send('PUT', `subscribers/update/${brooks}`, {
      token: operator,
      body: { business_name: 'Brooks & Co', niche: 'Dental' },
    });
    expect(body).toMatchObject({ business_name: 'Brooks & Co', niche: 'Dental', first_name: 'Ava' });
    const { name } = await findRow(test.ownerPool, agencies, { where: { id: test.agencyId } });
    expect(name).toBe('Brooks & Co');
    const operatorId = await findUserId('operator@adlane.test');
    const own = await test.send('PUT', `subscribers/update/${operatorId}`, { token: operator, body: {} });
    expect(own.status).toBe(404);
  });

  it('receives an email with a link to reset the password', async () => {
    const { body } = await post(`subscribers/reset-password/${brooks}`);
    expect(body.message).toBe('An email to reset the password has been sent.');
    await test.jobs.settle();
    expect(test.mails.at(-1)?.to).toBe('agency@adlane.test');
    expect(test.mails.at(-1)?.text).toMatch(/\/reset-password#token=/);
    expect((await post('subscribers/reset-password/2147483647')).status).toBe(404);
  });
});

describe('archiving a subscriber', () => {
  it('ends every session of the agency, blocks its sign-ins and stops the renewal of its plan', async () => {
    const agency = await test.as('Agency');
    const client = await test.as('Client');
    expect((await post(`subscribers/archive/${brooks}`)).body.message).toBe(
      'Subscriber archived successfully.',
    );
    for (const token of [agency, client]) expect((await get('me', token)).status).toBe(401);
    expect(await countRows(test.ownerPool, auth_sessions, { agency_id: test.agencyId })).toBe(0);
    await expect(test.as('Agency')).rejects.toThrow('422');
    expect(await names()).toEqual(['Lindqvist Media']);
    expect(await names('status=archived')).toEqual(['Brooks Growth']);
    await test.settle();
    expect(test.stripe.state.subscriptions.get('sub_demoBrooks')?.cancelAtPeriodEnd).toBe(true);
    const refused = await post(`subscribers/login/${brooks}`);
    expect([refused.status, refused.body.message]).toEqual([
      409,
      'This subscriber is archived. Restore it first.',
    ]);
  });

  it('stops the renewal of its plan later, where the server died before it had queued that', async () => {
    await updateRows(test.ownerPool, agencies, { status: 'archived' }, { id: test.agencyId });
    await test.jobs.send('scheduler.tick', {});
    await test.jobs.settle();
    expect(test.stripe.state.subscriptions.get('sub_demoBrooks')?.cancelAtPeriodEnd).toBe(true);
  });

  it('can be undone, after which the agency signs in again', async () => {
    await post(`subscribers/archive/${brooks}`);
    expect((await post(`subscribers/restore/${brooks}`)).body.message).toBe(
      'Subscriber restored successfully.',
    );
    expect((await get('me', await test.as('Agency'))).status).toBe(200);
  });
});

describe('a plan that the super admin changes', () => {
  const upgrade = (plan_id: string) => post(`subscribers/upgrade-subscription/${brooks}`, { plan_id });

  it('is changed at Stripe if Stripe bills it', async () => {
    expect((await upgrade('annual')).body).toMatchObject({ plan_type: 'annual' });
    const [invoice] = test.stripe.events('invoice.paid').slice(-1);
    expect(invoice?.object).toMatchObject({ total: 95632, customer: 'cus_demoBrooks' });
    const unknown = await upgrade('gold');
    expect([unknown.status, unknown.body.errors]).toEqual([
      422,
      { plan_id: ['Please choose one of the available option.'] },
    ]);
  });

  it('can be a lifetime plan, which ends the subscription at Stripe', async () => {
    expect((await upgrade('new_lifetime')).body).toMatchObject({
      plan_type: 'new_lifetime',
      subscription_status: 'active',
    });
    expect(test.stripe.state.subscriptions.get('sub_demoBrooks')?.status).toBe('canceled');
    await test.settle();
    expect((await get(`subscribers?search=Brooks`)).body.data[0].plan_type).toBe('new_lifetime');
  });

  it('is canceled at the end of the paid period, and at once if it was granted', async () => {
    const cancel = () => post(`subscribers/cancel-subscription/${brooks}`);
    expect((await cancel()).body.message).toBe('Subscription cancelled successfully.');
    expect(test.stripe.state.subscriptions.get('sub_demoBrooks')?.cancelAtPeriodEnd).toBe(true);
    await upgrade('new_lifetime');
    await cancel();
    expect((await get('subscribers?search=Brooks')).body.data[0].status).toBe('canceled');
  });
});

describe('a login as subscriber', () => {
  it('names the acting user, is in both audit logs, and keeps the super admin signed in', async () => {
    const { status, body } = await post(`subscribers/login/${brooks}`);
    expect(status).toBe(200);
    expect(body.user).toMatchObject({ id: brooks, entity_type: 'Agency', login_as_type: 'SuperAdmin' });
    expect(body.expires_at).toBe('2026-11-02T17:00:00.000Z');
    const token: string = body.access_token;
    const me = await get('me', token);
    expect(me.body.user).toMatchObject({ id: brooks, login_as_type: 'SuperAdmin' });
    const operatorId = await findUserId('operator@adlane.test');
    const entries = await findRows(test.ownerPool, audit_log, {
      where: { action: 'subscribers.login' },
      orderBy: [sql`${audit_log.acting_user_id} nulls first`],
    });
    expect(entries).toEqual([
      expect.objectContaining({ user_id: operatorId, acting_user_id: null, item_id: brooks }),
      expect.objectContaining({ user_id: brooks, acting_user_id: operatorId, item_id: brooks }),
    ]);
    expect(entries.map(({ created_at }) => created_at)).toEqual([test.clock.now(), test.clock.now()]);
    expect(JSON.stringify(entries)).not.toContain(token);
    await post('folders/store', { name: 'Made for them' }, token);
    const made = await findRow(test.ownerPool, audit_log, { where: { action: 'folders.store' } });
    expect(made).toMatchObject({ user_id: brooks, acting_user_id: operatorId, agency_id: test.agencyId });
    expect((await get('subscribers', token)).status).toBe(403);
    await post('logout', {}, token);
    expect((await get('me', token)).status).toBe(401);
    expect((await get('me')).body.user).toMatchObject({ id: operatorId, login_as_type: null });
    const { last_seen_at } = await findRow(test.ownerPool, users, { where: { id: brooks } });
    expect(last_seen_at).toBeNull();
  });

  it('ends after 8 hours or when the account of the super admin is deactivated', async () => {
    const { access_token: token } = (await post(`subscribers/login/${brooks}`)).body;
    test.clock.advance(8 * 60 * 60 * 1000 - 1);
    expect((await get('me', token)).status).toBe(200);
    test.clock.advance(1);
    expect((await get('me', token)).status).toBe(401);
    const { access_token: second } = (await post(`subscribers/login/${brooks}`)).body;
    await updateRows(test.ownerPool, users, { status: 'inactive' }, { email: 'operator@adlane.test' });
    expect((await get('me', second)).status).toBe(401);
  });

  it('requires an agency with an owner who accepted the invitation', async () => {
    const { id } = (await post('subscribers/create', form)).body;
    const refused = await post(`subscribers/login/${id}`);
    expect([refused.status, refused.body.message]).toEqual([
      409,
      'This subscriber has not accepted the invitation yet.',
    ]);
    const client = await findUserId('client@adlane.test');
    expect((await post(`subscribers/login/${client}`)).status).toBe(404);
  });
});
