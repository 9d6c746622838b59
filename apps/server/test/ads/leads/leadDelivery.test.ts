import { ads, clients, lead_deliveries, leads, notifications, sources } from '@adlane/api-server/schema';
import type { Lead, LeadDelivery } from '@adlane/contract/ads/leads';
import type { Source } from '@adlane/contract/ads/sources';
import { and, desc, eq, ne } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { findFirstAd } from '../../fixtures/rows/adRows';
import { findDemoClient } from '../../fixtures/rows/demoRows';
import { insertPendingLead, insertTaggingLaunch } from '../../fixtures/rows/leadRows';
import { deleteRows, findForeignRow, findRow, findRows, updateRows } from '../../fixtures/rows/rows';
import { connectCrm as connectCrmOf } from '../../harness/connectCrm';
import { createDoublesTest, type DoublesTest } from '../../harness/createDoublesTest';
import { createHandledJobs } from '../../harness/jobs/createHandledJobs';

let test: DoublesTest;
let agency: string;
let client: string;
let agencyId: number;
let clientId: number;
let crmId: number;
let leadId = 0;
/** Its handlers let two workers run one job at a time. */
const jobs = createHandledJobs();

beforeAll(async () => {
  test = await createDoublesTest({ ports: { jobs } });
  agency = await test.as('Agency');
  client = await test.as('Client');
  ({ agencyId, clientId } = await findDemoClient(test.ownerPool));
  crmId = await connectCrm('ghlBrightside01');
});
afterAll(() => test.close());

beforeEach(async () => {
  await jobs.settle();
  await deleteRows(test.ownerPool, leads, { delivery_status: 'pending' });
  await deleteRows(test.ownerPool, notifications, { kind: 'source' });
  await updateRows(test.ownerPool, sources, {
    failed_deliveries: 0,
    deliveries_paused_at: null,
    notice: null,
  });
  const now = test.clock.now();
  const pending = { ...toPendingLead(), full_name: 'Kim van Lee', created_at: now };
  leadId = (await insertPendingLead(test.ownerPool, pending)).id;
});

const toPendingLead = () => ({
  agency_id: agencyId,
  client_user_id: clientId,
  delivery_due_at: test.clock.now(),
});

const connectCrm = (locationId: string) => connectCrmOf(test, { token: agency, locationId });

async function minute(ms = 0): Promise<void> {
  test.clock.advance(ms);
  await jobs.send('scheduler.tick', {});
  await jobs.settle();
}
const redeliver = (id = leadId, token = agency) =>
  test.request(`/api/v1/leads/redeliver/${id}`, { method: 'POST', token });
async function deliveries(id = leadId): Promise<LeadDelivery[]> {
  const answer = await test.request(`/api/v1/leads/deliveries/${id}`, { token: agency });
  expect(answer.status).toBe(200);
  return ((await answer.json()) as { data: LeadDelivery[] }).data;
}
const lead = async (): Promise<Lead> =>
  (await test.request(`/api/v1/leads/view/${leadId}`, { token: agency })).json() as Promise<Lead>;
const due = async () =>
  Number(
    (await findRow(test.ownerPool, leads, { where: { id: leadId }, columns: ['delivery_due_at'] }))
      .delivery_due_at,
  );
const crm = () => findRow(test.ownerPool, sources, { where: { id: crmId } });
const ghl = () => test.doubles.goHighLevel.control;
const contacts = () => test.doubles.goHighLevel.contacts;

describe('delivery to the CRM', () => {
  it('creates a contact of the location, and stores the attempt', async () => {
    const { email } = await lead();
    await minute();
    expect(await lead()).toMatchObject({ delivery_status: 'delivered' });
    expect(contacts().filter((contact) => contact.email === email)).toMatchObject([
      { locationId: 'ghlBrightside01', firstName: 'Kim van', lastName: 'Lee', source: 'Facebook lead form' },
    ]);
    expect(await deliveries()).toEqual([
      {
        id: expect.any(Number),
        channel: 'ghl',
        status: 'delivered',
        response_status: 200,
        error: null,
        answers: [],
        attempted_at: test.clock.now().toISOString(),
      },
    ]);
    const listed = await test.request('/api/v1/leads?delivery_status=delivered&per_page=100', {
      token: agency,
    });
    expect(((await listed.json()) as { data: Lead[] }).data.map(({ id }) => id)).toContain(leadId);
  });

  it('is repeated without a second contact, even if the person changed in between', async () => {
    await minute();
    const before = contacts().length;
    await updateRows(
      test.ownerPool,
      leads,
      { email: '', phone: '+15550009', full_name: 'Kim Lee' },
      { id: leadId },
    );
    const answer = await redeliver();
    expect([answer.status, await answer.json()]).toEqual([202, { message: 'Lead sent to the CRM again.' }]);
    await jobs.settle();
    expect(contacts()).toHaveLength(before);
    expect(contacts().at(-1)).toMatchObject({ phone: '+15550009', lastName: 'Lee' });
    expect((await deliveries()).map(({ status }) => status)).toEqual(['delivered', 'delivered']);
  });

  it('creates a new contact if the CRM has deleted it', async () => {
    await minute();
    await updateRows(test.ownerPool, leads, { crm_contact_id: 'gone' }, { id: leadId });
    await redeliver();
    await jobs.settle();
    const row = await findRow(test.ownerPool, leads, { where: { id: leadId }, columns: ['crm_contact_id'] });
    expect(contacts().map(({ id }) => id)).toContain(row.crm_contact_id);
  });

  it('adds the tags that the launch selected, and preserves existing ones', async () => {
    const tag = { id: '1', name: 'spring' };
    const launch_id = await insertTaggingLaunch(test.ownerPool, agencyId, tag);
    const { id: ad_id } = await findFirstAd(test.ownerPool, agencyId);
    await updateRows(test.ownerPool, ads, { launch_id }, { id: ad_id });
    await updateRows(test.ownerPool, leads, { ad_id }, { id: leadId });
    await minute();
    expect(contacts().at(-1)?.tags).toEqual(['spring']);
  });

  it('waits longer after each failure and gives up after eight', async () => {
    const waits: number[] = [];
    for (let attempt = 1; attempt <= 8; attempt += 1) {
      ghl().failNext('/contacts/upsert', 500);
      await minute();
      const wait = (await due()) - test.clock.now().getTime();
      if (attempt < 8) {
        waits.push(wait / 60_000);
        test.clock.advance(wait);
      }
    }
    expect(waits).toEqual([1, 2, 4, 8, 16, 32, 64]);
    expect(await lead()).toMatchObject({ delivery_status: 'failed' });
    const attempts = await deliveries();
    expect(attempts).toHaveLength(8);
    expect(attempts[0]).toMatchObject({
      status: 'failed',
      response_status: 500,
      error: 'The double fails as it was told to.',
    });
    await minute(24 * 60 * 60_000);
    expect(await deliveries()).toHaveLength(8);
    expect((await redeliver()).status).toBe(202);
    await jobs.settle();
    expect(await lead()).toMatchObject({ delivery_status: 'delivered' });
  });

  it.each([
    ['is never right', 'not an address', 422],
    ['has neither address nor phone', '', 422],
  ])('does not retry what %s', async (_case, email, response_status) => {
    await updateRows(test.ownerPool, leads, { email }, { id: leadId });
    await minute();
    expect(await lead()).toMatchObject({ delivery_status: 'failed' });
    expect(await deliveries()).toMatchObject([{ response_status }]);
    expect((await crm()).failed_deliveries).toBe(0);
  });

  it('pauses a CRM after twenty failures in a row, notifies users, and resumes when it is refreshed', async () => {
    await updateRows(test.ownerPool, sources, { failed_deliveries: 19 }, { id: crmId });
    ghl().failNext('/contacts/upsert', 503);
    await minute();
    expect(await crm()).toMatchObject({ failed_deliveries: 20, deliveries_paused_at: test.clock.now() });
    const notices = await findRows(test.ownerPool, notifications, { where: { kind: 'source' } });
    expect(new Set(notices.map(({ title }) => title))).toEqual(new Set(['Brightside Dental refuses leads']));
    const source = await test.request(`/api/v1/source/${crmId}`, { token: agency });
    expect(((await source.json()) as Source).notice).toContain('Lead delivery is paused');
    await minute(60 * 60_000);
    expect(await deliveries()).toHaveLength(1);
    expect(await lead()).toMatchObject({ delivery_status: 'pending' });
    await test.request('/api/v2/source/refresh', {
      method: 'POST',
      token: agency,
      body: { source_id: crmId },
    });
    await minute();
    expect(await lead()).toMatchObject({ delivery_status: 'delivered' });
    expect(await crm()).toMatchObject({ failed_deliveries: 0, deliveries_paused_at: null, notice: null });
  });

  it('renews the token once for any number of concurrent leads', async () => {
    test.clock.advance(86_400_000);
    for (let n = 0; n < 3; n += 1) await insertPendingLead(test.ownerPool, toPendingLead());
    const rows = await findRows(test.ownerPool, leads, {
      where: { delivery_status: 'pending' },
      columns: ['id'],
    });
    const renewals = () => ghl().renewals;
    const before = renewals();
    await Promise.all(
      rows.map(async ({ id }) => jobs.handlers()['leads.deliver']({ agencyId, leadId: Number(id) })),
    );
    expect(renewals()).toBe(before + 1);
    expect(await findRows(test.ownerPool, leads, { where: { delivery_status: 'pending' } })).toEqual([]);
    expect((await crm()).status).toBe('active');
  });

  it('pauses leads while the connection is lost, and delivers them once it is back', async () => {
    ghl().revokeAll();
    await minute();
    expect(await crm()).toMatchObject({
      status: 'inactive',
      notice: 'This account is disconnected. Please connect it again.',
    });
    expect(await lead()).toMatchObject({ delivery_status: 'pending' });
    await minute(60 * 60_000);
    expect((await deliveries()).length).toBe(1);
    expect((await redeliver()).status).toBe(409);
    expect(await connectCrm('ghlBrightside01')).toBe(crmId);
    await minute();
    expect(await lead()).toMatchObject({ delivery_status: 'delivered' });
  });

  it('never sends a client’s leads to another client’s location', async () => {
    const own = await findRow(test.ownerPool, clients, { where: { id: clientId }, columns: ['g_h_id'] });
    await updateRows(test.ownerPool, clients, { g_h_id: 'ghlOther' }, { id: clientId });
    const { id: latest, g_h_id } = await findRow(test.ownerPool, clients, {
      where: { agency_id: agencyId },
      orderBy: [desc(clients.id)],
    });
    await updateRows(test.ownerPool, clients, { g_h_id: 'ghlBrightside01' }, { id: latest });
    await minute();
    expect(await deliveries()).toEqual([]);
    const source_id = await connectCrm('ghlBrooksGrowth');
    await minute();
    expect(contacts().at(-1)?.locationId).toBe('ghlBrooksGrowth');
    await test.request('/api/v1/source/disconnect', { method: 'POST', token: agency, body: { source_id } });
    await updateRows(test.ownerPool, clients, { g_h_id }, { id: latest });
    await updateRows(test.ownerPool, clients, own, { id: clientId });
  });
});

describe('attempts', () => {
  it('are visible to those who see the lead, and retried only by them', async () => {
    const foreign = await findForeignRow(test.ownerPool, leads, agencyId);
    const others = await findRow(test.ownerPool, leads, {
      where: and(eq(leads.agency_id, agencyId), ne(leads.client_user_id, clientId)),
      columns: ['id'],
    });
    for (const [id, token] of [
      [foreign.id, agency],
      [others.id, client],
    ] as const) {
      expect((await test.request(`/api/v1/leads/deliveries/${String(id)}`, { token })).status).toBe(404);
      expect((await redeliver(Number(id), token)).status).toBe(404);
    }
    expect((await test.request(`/api/v1/leads/deliveries/${leadId}`, { token: client })).status).toBe(200);
    expect((await test.request(`/api/v1/leads/deliveries/${leadId}`)).status).toBe(401);
  });

  it('contain no token, and an answer only up to the limit', async () => {
    ghl().failNext('/contacts/upsert', 500);
    await minute();
    await redeliver();
    await jobs.settle();
    expect((await deliveries()).map(({ status }) => status)).toEqual(['delivered', 'failed']);
    const rows = await findRows(test.ownerPool, lead_deliveries);
    expect(JSON.stringify(rows)).not.toContain('ghl-double-');
    expect(JSON.stringify(test.logLines)).not.toContain('ghl-double-');
  });
});
