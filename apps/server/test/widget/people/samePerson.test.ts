import { createHmac } from 'node:crypto';
import { tickets, visitors } from '@adlane/api-server/schema';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { findRow, insertRows } from '../../fixtures/rows/rows';
import { findVisitor } from '../../fixtures/rows/visitorRows';
import { createTestApp, type TestApp } from '../../harness/createTestApp';

type Headers = Record<string, string>;

let test: TestApp;
let agency: string;
let project: { id: number; sdkKey: string };
let identityKey: string;
let shops = 0;
/** Two devices of a customer who proved who they are, and one that only claims to be the customer. */
let laptop: number;
let phone: number;
let claimer: number;

async function send(method: string, path: string, body?: unknown, token = agency) {
  const answer = await test.request(`/api/v1${path}`, { method, token, body });
  return { status: answer.status, body: await answer.json() };
}

/** Starts a device that writes a ticket with its name as the title, and returns its visitor's id. */
async function startDevice(title: string, identity?: object, formData: object = {}): Promise<number> {
  const key: Headers = { 'api-token': project.sdkKey };
  const started = await test.request('/sdk/sessions', { method: 'POST', headers: key, body: {} });
  const { gleapId, gleapHash } = await started.json();
  const headers = { ...key, 'gleap-id': gleapId, 'gleap-hash': gleapHash };
  if (identity) {
    const answer = await test.request('/sdk/sessions/identify', { method: 'POST', headers, body: identity });
    expect(answer.status).toBe(200);
  }
  const body = { type: 'BUG', formData: { title, ...formData } };
  await test.request('/sdk/bugs/v2', { method: 'POST', headers, body });
  test.clock.advance(1000);
  return (await findVisitor(test.ownerPool, gleapId)).id;
}

const customer = { userId: 'ann-1', email: 'Ann@shop.test' };
const prove = () => ({
  ...customer,
  userHash: createHmac('sha256', identityKey).update(customer.userId).digest('hex'),
});
const listTitles = async (id: number, query = ''): Promise<string[]> => {
  const { body } = await send('GET', `/people/${id}/export${query}`);
  return body.tickets.map(({ title }: { title: string }) => title);
};
const listMatches = async (id: number) => (await send('GET', `/people/${id}/matches`)).body;
const listReasons = async (id: number) =>
  (await listMatches(id)).contacts.map((row: { id: number; reasons: string[] }) => [row.id, row.reasons]);
const listAllTitles = async (): Promise<string[]> => {
  const { body } = await send('GET', `/tickets?project_id=${project.id}&per_page=100`);
  return body.data.map(({ title }: { title: string }) => title).sort();
};

beforeAll(async () => {
  test = await createTestApp();
});
beforeEach(async () => {
  agency = await test.as('Agency');
  project = (await send('POST', '/projects', { name: `Shop ${shops++}` })).body;
  identityKey = (await send('POST', `/projects/${project.id}/identity/key`)).body.key;
  await send('PUT', `/projects/${project.id}/identity`, { identityMode: 'optional' });
  laptop = await startDevice('Laptop', prove());
  phone = await startDevice('Phone', prove());
  claimer = await startDevice('Claimer', customer);
});
afterAll(() => test.close());

describe('a claimed user id or email without a proof', () => {
  it('exports nothing of the customer with the claimer, and nothing of the claimer with the customer', async () => {
    expect(await listTitles(claimer)).toEqual(['Claimer']);
    expect(await listTitles(laptop)).toEqual(['Laptop', 'Phone']);
    expect(await listTitles(phone)).toEqual(['Laptop', 'Phone']);
  });

  it('erases nothing of the customer with the claimer', async () => {
    expect((await send('DELETE', `/people/${claimer}`)).status).toBe(200);
    expect(await listAllTitles()).toEqual(['Laptop', 'Phone']);
  });

  it('erases nothing of the claimer with the customer, and every proven device', async () => {
    expect((await send('DELETE', `/people/${laptop}`)).status).toBe(200);
    expect(await listAllTitles()).toEqual(['Claimer']);
    expect((await send('GET', `/contacts/${phone}`)).status).toBe(404);
  });

  it('erases nothing of a guest who typed the email in a form, in either direction', async () => {
    const guest = await startDevice('Guest', undefined, { reportedBy: 'ann@shop.test' });
    expect(await listTitles(laptop)).toEqual(['Laptop', 'Phone']);
    await send('DELETE', `/people/${guest}`);
    expect(await listAllTitles()).toEqual(['Claimer', 'Laptop', 'Phone']);
  });

  it('is another contact in the list, with its own sessions and tickets', async () => {
    const { body } = await send('GET', `/contacts?project_id=${project.id}&sort=created_at&order=asc`);
    expect(body.data).toMatchObject([
      { id: phone, is_proven: true, items: 2 },
      { id: claimer, is_proven: false, items: 1 },
    ]);
    const proven = (await send('GET', `/contacts/${laptop}`)).body;
    expect(proven.sessions.map(({ id }: { id: number }) => id)).toEqual([phone, laptop]);
    const claimed = (await send('GET', `/contacts/${claimer}`)).body;
    expect(claimed.sessions.map(({ id }: { id: number }) => id)).toEqual([claimer]);
  });

  it('adds no ticket to those of the person who sent another one', async () => {
    const { body } = await send('GET', `/tickets?project_id=${project.id}&per_page=100`);
    const others = async (title: string): Promise<string[]> => {
      const { id } = body.data.find((row: { title: string }) => row.title === title);
      const { other_tickets } = (await send('GET', `/tickets/${id}`)).body;
      return other_tickets.map((row: { title: string }) => row.title);
    };
    expect(await others('Laptop')).toEqual(['Phone']);
    expect(await others('Claimer')).toEqual([]);
  });
});

describe('an action for a user id', () => {
  const sendToCustomer = async (): Promise<number> => {
    const action = { actionType: 'notification', outbound: 'invoice', data: { text: 'Your invoice' } };
    const message = { sdkKey: project.sdkKey, userIds: [customer.userId], action };
    const { body } = await send('POST', '/operator/outbound', message, await test.as('SuperAdmin'));
    return body.visitors;
  };

  it('reaches only proven devices where the project verifies identities', async () => {
    expect(await sendToCustomer()).toBe(2);
    await send('PUT', `/projects/${project.id}/identity`, { identityMode: 'off' });
    expect(await sendToCustomer()).toBe(3);
  });
});

describe('possible matches', () => {
  it('are all who claim the same, in both directions, each once with its reasons', async () => {
    const guest = await startDevice('Guest', undefined, { reportedBy: 'ANN@shop.test' });
    await startDevice('Stranger', { userId: 'bob-2', email: 'bob@shop.test' });
    expect(await listReasons(laptop)).toEqual([
      [guest, ['reported_by']],
      [claimer, ['user_id', 'email', 'reported_by']],
    ]);
    expect(await listReasons(guest)).toEqual([
      [claimer, ['email', 'reported_by']],
      [phone, ['email', 'reported_by']],
    ]);
    expect(await listReasons(claimer)).toEqual([
      [guest, ['reported_by']],
      [phone, ['user_id', 'email', 'reported_by']],
    ]);
  });

  it('are exported and erased when they are chosen, with all their proven devices', async () => {
    expect(await listTitles(claimer, `?contact_ids=${phone}`)).toEqual(['Laptop', 'Phone', 'Claimer']);
    await send('DELETE', `/people/${laptop}?contact_ids=${claimer}`);
    expect(await listAllTitles()).toEqual([]);
  });

  it('include tickets without a visitor that name the email, which are erased when they are chosen', async () => {
    const { agency_id } = await findRow(test.ownerPool, visitors, { where: { id: laptop } });
    const row = { agency_id, project_id: project.id, type: 'BUG', priority: 'LOW' as const };
    await insertRows(test.ownerPool, tickets, [
      { ...row, title: 'Typed', share_token: `typed-${project.id}`, reportedBy: 'ann@SHOP.test' },
      { ...row, title: 'Foreign', share_token: `foreign-${project.id}`, reportedBy: 'bob@shop.test' },
    ]);
    const matches = await listMatches(laptop);
    expect(matches.tickets.map(({ title }: { title: string }) => title)).toEqual(['Typed']);
    expect(await listTitles(laptop)).toEqual(['Laptop', 'Phone']);
    const query = `?ticket_ids=${matches.tickets[0].id}`;
    expect(await listTitles(laptop, query)).toEqual(['Laptop', 'Phone', 'Typed']);
    await send('DELETE', `/people/${laptop}${query}`);
    expect(await listAllTitles()).toEqual(['Claimer', 'Foreign']);
  });

  it('are the only ones that can be chosen', async () => {
    const stranger = await startDevice('Stranger', { userId: 'bob-2', email: 'bob@shop.test' });
    const { body } = await send('GET', `/tickets?project_id=${project.id}`);
    for (const query of [`contact_ids=${stranger}`, `ticket_ids=${body.data[0].id}`]) {
      expect((await send('GET', `/people/${laptop}/export?${query}`)).status).toBe(422);
      expect((await send('DELETE', `/people/${laptop}?${query}`)).status).toBe(422);
    }
    expect(await listAllTitles()).toEqual(['Claimer', 'Laptop', 'Phone', 'Stranger']);
  });

  it('are of the same project only', async () => {
    project = (await send('POST', '/projects', { name: `Shop ${shops++}` })).body;
    const elsewhere = await startDevice('Elsewhere', customer);
    expect(await listMatches(elsewhere)).toEqual({ contacts: [], tickets: [] });
    expect((await send('DELETE', `/people/${laptop}?contact_ids=${elsewhere}`)).status).toBe(422);
  });
});
