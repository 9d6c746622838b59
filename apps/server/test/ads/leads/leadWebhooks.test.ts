import { createHmac } from 'node:crypto';
import {
  ads,
  leads,
  notifications,
  pages as pagesTable,
  sources as sourcesTable,
} from '@adlane/api-server/schema';
import { facebookDemo, signGoHighLevelWebhook } from '@adlane/mocks/platforms';
import { and, eq, like } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { findFirstAd, findLatestAd } from '../../fixtures/rows/adRows';
import { findDemoAgencyId } from '../../fixtures/rows/demoRows';
import {
  deleteRows,
  findForeignRow,
  findRow,
  findRows,
  insertRow,
  updateRows,
} from '../../fixtures/rows/rows';
import { createDoublesTest, type DoublesTest } from '../../harness/createDoublesTest';
import { recordConnections } from '../../harness/recordConnections';

let test: DoublesTest;
let agency: string;
let agencyId: number;
let restoreConnections: () => Promise<void>;
const formId = '990100';

beforeAll(async () => {
  test = await createDoublesTest();
  agency = await test.as('Agency');
  agencyId = await findDemoAgencyId(test.ownerPool);
  restoreConnections = await recordConnections(test);
});
afterEach(() => restoreConnections());
afterAll(() => test.close());

beforeEach(async () => {
  const { state } = test.doubles.facebook.control;
  state.forms = state.forms.filter(({ id }) => id !== formId);
  state.forms.push({
    id: formId,
    pageId: '2001',
    fields: { name: 'Whitening form', locale: 'EN_US', questions: [] },
    status: 'ACTIVE',
    createdAt: 0,
    leads: [],
  });
  await updateRows(test.ownerPool, pagesTable, {
    leads_due_at: new Date('2100-01-01'),
    leads_swept_at: test.clock.now(),
    form_leads: {},
    created_at: new Date('2026-01-01'),
  });
});

const person = { full_name: 'Kim Lee', email: 'kim@mail.example', phone_number: '+15551234', start: 'Soon' };
const sendForm = (fields: Record<string, string> = person, adId?: string) =>
  test.doubles.facebook.control.sendForm(formId, fields, adId);
const sign = (body: string, secret: string = facebookDemo.app.secret) =>
  `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`;

function hook(body: string, signature: string | null = sign(body)) {
  return test.request('/api/v1/webhooks/facebook', {
    method: 'POST',
    body,
    headers: {
      'content-type': 'application/json',
      ...(signature !== null && { 'x-hub-signature-256': signature }),
    },
  });
}
const stored = (externalId: string) =>
  findRows(test.ownerPool, leads, { where: { external_id: externalId }, orderBy: [leads.agency_id] });
async function sweep(): Promise<void> {
  await updateRows(test.ownerPool, pagesTable, { leads_due_at: test.clock.now() });
  await test.jobs.send('scheduler.tick', {});
  await test.jobs.settle();
}

describe('Facebook’s webhook', () => {
  it('proves that the URL is ours to callers with the token', async () => {
    const verify = (token: string) =>
      test.request(
        `/api/v1/webhooks/facebook?hub.mode=subscribe&hub.challenge=1158201444&hub.verify_token=${token}`,
      );
    const answer = await verify(facebookDemo.webhookVerifyToken);
    expect([answer.status, await answer.text()]).toEqual([200, '1158201444']);
    expect(answer.headers.get('content-type')).toContain('text/plain');
    expect((await verify('wrong')).status).toBe(403);
    expect((await verify('')).status).toBe(422);
  });

  it.each([
    ['no signature', null],
    ['a signature of another secret', 'other'],
    ['a signature of other bytes', 'bytes'],
    ['something else', 'sha256=zz'],
  ])('refuses %s, with no effect', async (_case, kind) => {
    const { webhook, lead } = sendForm();
    const signature = kind === 'other' ? sign(webhook, 'x') : kind === 'bytes' ? sign(`${webhook} `) : kind;
    expect((await hook(webhook, signature)).status).toBe(400);
    await test.jobs.settle();
    expect(await stored(lead.id)).toEqual([]);
  });

  it('accepts only signed bytes of the right shape', async () => {
    for (const body of ['not json', '{"object":"page"}', '[]']) expect((await hook(body)).status).toBe(400);
    const other = JSON.stringify({
      object: 'user',
      entry: [{ id: '1', changes: [{ field: 'feed', value: {} }] }],
    });
    expect((await hook(other)).status).toBe(200);
  });

  it('stores a lead with its client, ad and answers, and notifies users', async () => {
    const ad = await findFirstAd(test.ownerPool, agencyId);
    await updateRows(test.ownerPool, ads, { external_ids: { ads: ['77001'] } }, { id: ad.id });
    const patient = { ...person, full_name: 'Ola Berg', email: 'ola@mail.example' };
    const { webhook, lead } = sendForm(patient, '77001');
    const answer = await hook(webhook);
    expect([answer.status, await answer.json()]).toEqual([200, { received: true }]);
    expect(await stored(lead.id)).toEqual([]);
    await test.jobs.settle();
    expect(await stored(lead.id)).toMatchObject([
      {
        agency_id: agencyId,
        ad_id: ad.id,
        client_user_id: ad.client_user_id,
        full_name: 'Ola Berg',
        email: 'ola@mail.example',
        phone: '+15551234',
        answers: patient,
        form_name: 'Whitening form',
        delivery_status: 'none',
        created_at: test.clock.now(),
      },
    ]);
    const notices = await findRows(test.ownerPool, notifications, {
      where: and(eq(notifications.kind, 'lead'), like(notifications.body, '%Berg%')),
    });
    expect(new Set(notices.map(({ body }) => body))).toEqual(new Set([`Ola Berg answered ${ad.name}.`]));
    const list = await test.request('/api/v1/leads?search=ola@mail', { token: agency });
    expect((await list.json()).data).toMatchObject([{ external_id: lead.id, form_name: 'Whitening form' }]);
  });

  it('stores a lead once, however many events and sweeps bring it', async () => {
    const { webhook, lead } = sendForm();
    await Promise.all([hook(webhook), hook(webhook)]);
    await test.jobs.settle();
    await hook(webhook);
    await sweep();
    await sweep();
    expect(await stored(lead.id)).toHaveLength(1);
  });

  it('never brings back what a user deleted', async () => {
    const { webhook, lead } = sendForm();
    await hook(webhook);
    await test.jobs.settle();
    const [row] = await stored(lead.id);
    await test.request(`/api/v1/leads/delete/${row?.id}`, { method: 'DELETE', token: agency });
    await hook(webhook);
    await sweep();
    expect(await stored(lead.id)).toEqual([]);
  });

  it('finds an ad by its form, too', async () => {
    const ad = await findLatestAd(test.ownerPool, agencyId);
    await updateRows(test.ownerPool, ads, { external_ids: { leadForm: formId } }, { id: ad.id });
    const { webhook, lead } = sendForm();
    await hook(webhook);
    await test.jobs.settle();
    expect(await stored(lead.id)).toMatchObject([{ ad_id: ad.id }]);
    await updateRows(test.ownerPool, ads, { external_ids: {} }, { id: ad.id });
  });

  it('gives a lead of a page that two agencies use to the one that launched the ad', async () => {
    const other = await findForeignRow(test.ownerPool, sourcesTable, agencyId);
    await insertRow(test.ownerPool, pagesTable, {
      agency_id: other.agency_id,
      source_id: other.id,
      external_id: '2001',
      name: 'Brightside Dental',
    });
    const ad = await findLatestAd(test.ownerPool, agencyId);
    await updateRows(test.ownerPool, ads, { external_ids: { leadForm: formId } }, { id: ad.id });
    const { webhook, lead } = sendForm();
    await hook(webhook);
    await test.jobs.settle();
    expect((await stored(lead.id)).map(({ agency_id }) => agency_id)).toEqual([agencyId]);
    await updateRows(test.ownerPool, ads, { external_ids: {} });
    await deleteRows(test.ownerPool, pagesTable, { agency_id: other.agency_id, external_id: '2001' });
  });

  it('is retried when Facebook fails, and the webhook answers at once', async () => {
    const { webhook, lead } = sendForm();
    test.doubles.facebook.control.failNext({ path: `/${lead.id}` });
    expect((await hook(webhook)).status).toBe(200);
    await expect(test.jobs.settle()).rejects.toThrow();
    await hook(webhook);
    await test.jobs.settle();
    expect(await stored(lead.id)).toHaveLength(1);
  });
});

describe('the sweep', () => {
  it('finds what no webhook brought, and only requests forms with new leads', async () => {
    const { lead } = sendForm();
    await sweep();
    expect(await stored(lead.id)).toHaveLength(1);
    const countRequests = () => test.doubles.facebook.control.requests({ path: `/${formId}/leads` }).length;
    const before = countRequests();
    await sweep();
    expect(countRequests()).toBe(before);
    const page = await findRow(test.ownerPool, pagesTable, {
      where: { external_id: '2001' },
      columns: ['leads_due_at'],
    });
    expect(Number(page.leads_due_at) - test.clock.now().getTime()).toBe(5 * 60_000);
  });

  it('ignores leads from before the page was connected', async () => {
    const { lead } = sendForm();
    await updateRows(
      test.ownerPool,
      pagesTable,
      { created_at: new Date(test.clock.now().getTime() + 1000) },
      { external_id: '2001' },
    );
    await sweep();
    expect(await stored(lead.id)).toEqual([]);
  });

  it('waits as long as Facebook asks, while other pages continue', async () => {
    const { lead } = sendForm();
    test.doubles.facebook.control.limitNext({ path: '/2001/leadgen_forms' }, 40);
    await sweep();
    expect(await stored(lead.id)).toEqual([]);
    const pages = await findRows(test.ownerPool, pagesTable, {
      columns: ['external_id', 'leads_due_at'],
      orderBy: [pagesTable.external_id],
    });
    const waits = pages.map(
      ({ leads_due_at }) => (Number(leads_due_at) - test.clock.now().getTime()) / 60_000,
    );
    expect(waits).toEqual([40, 5, 5]);
    await sweep();
    expect(await stored(lead.id)).toHaveLength(1);
  });

  it('marks a source with a revoked token, and other sources continue', async () => {
    test.doubles.facebook.control.revokeTokens(facebookDemo.users[0].id);
    await sweep();
    const sources = await findRows(test.ownerPool, sourcesTable, {
      where: { channel: 'facebook' },
      columns: ['name', 'status'],
      orderBy: [sourcesTable.name],
    });
    expect(sources).toEqual([
      { name: 'Ava Brooks', status: 'inactive' },
      { name: 'Noah Lindqvist', status: 'active' },
    ]);
  });
});

describe('the CRM’s webhook', () => {
  const locationId = 'ghlBrightside01';
  const send = async (event: object, signature?: string) => {
    const body = JSON.stringify(event);
    return test.request('/api/v1/webhooks/go-high-level', {
      method: 'POST',
      body,
      headers: {
        'content-type': 'application/json',
        'x-ghl-signature': signature ?? (await signGoHighLevelWebhook(body)),
      },
    });
  };
  const source = () =>
    findRow(test.ownerPool, sourcesTable, {
      where: { channel: 'ghl', external_id: locationId },
      columns: ['name', 'status'],
    });

  beforeAll(() =>
    insertRow(test.ownerPool, sourcesTable, {
      agency_id: agencyId,
      channel: 'ghl',
      name: 'Old name',
      external_id: locationId,
      sealed_token: 'x',
    }),
  );
  afterAll(() => deleteRows(test.ownerPool, sourcesTable, { external_id: locationId }));
  beforeEach(() =>
    updateRows(
      test.ownerPool,
      sourcesTable,
      { name: 'Old name', status: 'active' },
      { external_id: locationId },
    ),
  );

  it('is accepted only with GoHighLevel’s signature', async () => {
    const event = { type: 'UNINSTALL', locationId };
    expect((await send(event, await signGoHighLevelWebhook('{}'))).status).toBe(400);
    expect((await send(event, 'AAAA')).status).toBe(400);
    expect((await send(event, '')).status).toBe(400);
    expect(await source()).toEqual({ name: 'Old name', status: 'active' });
  });

  it('renames a location, forgets a deleted contact, and marks a removed app as disconnected', async () => {
    expect((await send({ type: 'LocationUpdate', id: locationId, name: 'New name' })).status).toBe(200);
    const { id } = await findRow(test.ownerPool, sourcesTable, {
      where: { channel: 'ghl', external_id: locationId },
      columns: ['id'],
    });
    const lead = await findRow(test.ownerPool, leads, {
      where: { agency_id: agencyId },
      columns: ['id'],
      orderBy: [leads.id],
    });
    await updateRows(test.ownerPool, leads, { crm_contact_id: 'c1', crm_source_id: id }, { id: lead.id });
    await send({ type: 'ContactDelete', locationId, id: 'c1' });
    expect(
      await findRow(test.ownerPool, leads, { where: { id: lead.id }, columns: ['crm_contact_id'] }),
    ).toEqual({
      crm_contact_id: null,
    });
    await send({ type: 'SomethingNew', locationId });
    await send({ type: 'UNINSTALL', locationId });
    expect(await source()).toEqual({ name: 'New name', status: 'inactive' });
  });
});
