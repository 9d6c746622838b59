import { inTenant, notify } from '@adlane/api-server';
import { agencies, client_permissions } from '@adlane/api-server/schema';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { pollLimitMs } from '../../../../../test/timeLimits';
import { terminateConnections } from '../../fixtures/connections';
import { findDemoClient, findUserByEmail } from '../../fixtures/rows/demoRows';
import { updateRows } from '../../fixtures/rows/rows';
import { createLiveTest, dashboardOrigin, type LiveTest } from '../../harness/createLiveTest';
import { createSilentProxy, type SilentProxy } from '../../harness/databases/createSilentProxy';

let proxy: SilentProxy;
let test: LiveTest;
let agency: string;
let client: string;
let agencyId: number;
let clientId: number;

beforeAll(async () => {
  proxy = await createSilentProxy();
  test = await createLiveTest(proxy.through);
  [agency, client] = await Promise.all([test.as('Agency'), test.as('Client')]);
  ({ agencyId, clientId } = await findDemoClient(test.ownerPool));
});
afterAll(async () => {
  await test.close();
  proxy.close();
});

const listen = async (token: string) => test.open(await test.ticket(token));
const notifyLead = (key: string, client_id?: number, agency_id = agencyId) =>
  inTenant(test.ports.db, agency_id, (tx) =>
    notify(tx, {
      agency_id,
      kind: 'lead',
      title: 'New lead',
      body: 'Ann',
      key,
      at: test.clock.now(),
      ...(client_id !== undefined && { client_id }),
    }),
  );
const rename = (name: string, token = agency) =>
  test.request(`/api/v1/clients/update/${clientId}`, { method: 'PUT', token, body: { first_name: name } });

describe('opening a live connection', () => {
  it('works once per ticket, from the dashboard or the same host', async () => {
    const ticket = await test.ticket(agency);
    const listener = await test.open(ticket);
    await expect(test.open(ticket)).rejects.toThrow('401');
    listener.close();
    (await test.open(await test.ticket(agency), { origin: test.baseUrl })).close();
  });

  it.each([
    ['https://evil.example'],
    [`${dashboardOrigin}.evil.example`],
    ['http://app.adlane.test'],
    ['null'],
    [''],
  ])('is refused to a page of %j, and does not use up its ticket', async (origin) => {
    const ticket = await test.ticket(agency);
    await expect(test.open(ticket, { origin })).rejects.toThrow('403');
    (await test.open(ticket)).close();
  });

  it('is refused to a page at another name that leads here, and opened at a verified host name', async () => {
    const host = 'ads.brooks.test';
    const at = { origin: `https://${host}`, host };
    await expect(test.open(await test.ticket(agency), at)).rejects.toThrow('403');
    const verified = { whiteLabelUrl: host, white_label_verified_at: test.clock.now() };
    await updateRows(test.ownerPool, agencies, verified, { id: agencyId });
    (await test.open(await test.ticket(agency), at)).close();
  });

  it('is refused without a ticket, with an expired or made-up one, and with one in the URL', async () => {
    await expect(test.open(undefined)).rejects.toThrow('401');
    await expect(test.open('made-up')).rejects.toThrow('401');
    await expect(test.open(agency)).rejects.toThrow('401');
    const ticket = await test.ticket(agency);
    const path = `/api/v1/realtime/socket?ticket=${ticket}`;
    await expect(test.open(undefined, { path })).rejects.toThrow('404');
    test.clock.advance(30_000);
    await expect(test.open(ticket)).rejects.toThrow('401');
  });

  it('is refused after the session of its ticket has ended', async () => {
    const token = await test.as('Agency');
    const ticket = await test.ticket(token);
    await test.request('/api/v1/logout', { method: 'POST', token });
    await expect(test.open(ticket)).rejects.toThrow('401');
    expect((await test.request('/api/v1/realtime/ticket', { method: 'POST' })).status).toBe(401);
  });
});

describe('an open dashboard', () => {
  // What was changed before this, such as sessions, is announced before this.
  beforeAll(async () => {
    const listener = await listen(agency);
    await rename('Zoe');
    await vi.waitFor(() => expect(listener.heard.flat()).toContain('clients'), { timeout: pollLimitMs });
    listener.close();
  });

  it('receives its notifications, once per transaction, and only resource names', async () => {
    const listener = await listen(agency);
    await notifyLead('lead/one');
    expect(await listener.next()).toEqual(['notifications']);
    expect(listener.heard).toEqual([['notifications']]);
    listener.close();
  });

  it('receives what changed while its page loaded, after its ticket and before its connection', async () => {
    const early = await listen(agency);
    await notifyLead('lead/earlier');
    expect(await early.next()).toEqual(['notifications']);
    test.clock.advance(1000);
    const ticket = await test.ticket(agency);
    test.clock.advance(1000);
    await rename('Eve');
    expect(await early.next()).toEqual(['clients']);
    const late = await test.open(ticket);
    expect(await late.next()).toEqual(['clients']);
    early.close();
    late.close();
  });

  it('receives the agency’s changes, collected in one message', async () => {
    const listener = await listen(agency);
    await rename('Ann');
    expect(await listener.next()).toEqual(['clients']);
    listener.close();
  });

  it('receives nothing of another tenant, and a client nothing of other clients', async () => {
    const [theirs, stranger] = await Promise.all([listen(client), listen(await test.as('SuperAdmin'))]);
    await rename('Bea');
    await notifyLead('lead/agency');
    await notifyLead('lead/own', clientId);
    expect(await theirs.next()).toEqual(['notifications']);
    // Announcements arrive in their order: these are the last.
    await notifyLead('lead/last', clientId);
    const { agency_id: elsewhere } = await findUserByEmail(test.ownerPool, 'operator@adlane.test');
    await notifyLead('lead/elsewhere', undefined, elsewhere);
    expect(await theirs.next()).toEqual(['notifications']);
    expect(await stranger.next()).toEqual(['notifications']);
    expect([theirs.heard.length, stranger.heard.length]).toEqual([2, 1]);
    theirs.close();
    stranger.close();
  });

  it('receives changes of its permissions, and nothing that it may no longer read', async () => {
    const listener = await listen(client);
    const put = (adlane_all: boolean) =>
      test.request(`/api/v1/permissions/client/${clientId}`, {
        method: 'PUT',
        token: agency,
        body: { permissions: { adlane_all } },
      });
    await put(false);
    expect(await listener.next()).toEqual(['auth', 'permissions']);
    await notifyLead('lead/after', clientId);
    await put(false);
    expect(await listener.next()).toEqual(['auth', 'permissions']);
    expect(listener.heard).toHaveLength(2);
    await put(true);
    await listener.next();
    listener.close();
  });

  it('of a client that follows the agency’s defaults receives their changes', async () => {
    await updateRows(test.ownerPool, client_permissions, { is_global: true }, { client_id: clientId });
    const listener = await listen(client);
    const answer = await test.request('/api/v1/permissions', {
      method: 'PUT',
      token: agency,
      body: { permissions: { adlane_all: true, ads_launch: true } },
    });
    expect(answer.status).toBe(200);
    expect(await listener.next()).toEqual(['auth', 'permissions']);
    listener.close();
  });

  it('is closed with its session, before any further message', async () => {
    const token = await test.as('Agency');
    const listener = await listen(token);
    await test.request('/api/v1/logout', { method: 'POST', token });
    await notifyLead('lead/gone');
    expect(await listener.closed).toBe(4401);
    expect(listener.heard).toEqual([]);
  });
});

describe('a lost database connection', () => {
  it('is replaced, and missed changes are read again', async () => {
    const listener = await listen(agency);
    await terminateConnections(test.ownerPool, 'adlane live').catch(() => undefined);
    const admin = new pg.Client({ connectionString: test.appPool.options.connectionString ?? '' });
    await admin.connect();
    await terminateConnections(admin, 'adlane live');
    await admin.end();
    await notifyLead('lead/missed');
    expect(await listener.next()).toEqual(['*']);
    await notifyLead('lead/again');
    expect(await listener.next()).toEqual(['notifications']);
    listener.close();
  });

  it('is replaced as soon after the third loss as after the first', async () => {
    const listener = await listen(agency);
    const before = test.logLines.length;
    for (let count = 0; count < 3; count += 1) {
      proxy.goDown();
      proxy.comeBack();
      expect(await listener.next()).toEqual(['*']);
    }
    const lost = test.logLines.slice(before).filter(({ message }) => message.startsWith('Lost the database'));
    expect(lost.map(({ fields }) => fields)).toMatchObject([
      { waitMs: 100 },
      { waitMs: 100 },
      { waitMs: 100 },
    ]);
    listener.close();
  });

  it('is replaced if it stopped responding', async () => {
    const listener = await listen(agency);
    proxy.fallSilent();
    expect(await listener.next()).toEqual(['*']);
    await notifyLead('lead/spoken');
    expect(await listener.next()).toEqual(['notifications']);
    listener.close();
  });
});
