import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../harness/createTestApp';

let test: TestApp;
let agency: string;
let operator: string;
let visitor: Record<string, string>;

async function send(token: string, method: string, path: string, body?: unknown) {
  const answer = await test.request(`/api/v1${path}`, { method, token, body });
  return { status: answer.status, body: await answer.json() };
}

async function sendAsVisitor(method: string, path: string, body?: unknown) {
  const answer = await test.request(`/sdk${path}`, { method, headers: visitor, body });
  return answer.status === 204 ? undefined : answer.json();
}

const findRow = async (title: string) =>
  (await send(agency, 'GET', `/inbox?search=${encodeURIComponent(title)}`)).body.data[0];

beforeAll(async () => {
  test = await createTestApp();
  agency = await test.as('Agency');
  operator = await test.as('SuperAdmin');
  const { sdkKey } = (await send(agency, 'POST', '/projects', { name: 'Shop' })).body;
  const key = { 'api-token': sdkKey };
  const started = await test.request('/sdk/sessions', { method: 'POST', headers: key, body: {} });
  const { gleapId, gleapHash } = await started.json();
  visitor = { ...key, 'gleap-id': gleapId, 'gleap-hash': gleapHash };
  await sendAsVisitor('POST', '/sessions/identify', { userId: 'robin-7', name: 'Robin de Wit' });
});
afterAll(() => test.close());

describe('the inbox', () => {
  it('lists conversations of the tenant only, unread ones counted', async () => {
    const { shareToken } = await sendAsVisitor('POST', '/conversations', { text: 'Where is my parcel?' });
    await sendAsVisitor('POST', `/conversations/${shareToken}/messages`, { text: 'It is late.' });
    const row = await findRow('parcel');
    expect(row).toMatchObject({
      title: 'Where is my parcel?',
      last_text: 'It is late.',
      unread: 2,
      status: 'OPEN',
      project_name: 'Shop',
      visitor_name: 'Robin de Wit',
    });
    expect((await send(operator, 'GET', `/inbox/${row.id}`)).status).toBe(404);
    expect((await send(operator, 'POST', `/inbox/${row.id}/reply`, { text: 'Hi' })).status).toBe(404);
  });

  it('counts nothing as unread after it was read', async () => {
    const { id } = await findRow('parcel');
    const { body } = await send(agency, 'POST', `/inbox/${id}/read`);
    expect([body.unread, body.contact.userId]).toEqual([0, 'robin-7']);
    expect(body.messages.map(({ text }: { text: string }) => text)).toEqual([
      'Where is my parcel?',
      'It is late.',
    ]);
  });

  it('delivers a reply to the visitor, with a notification for closed widgets', async () => {
    const { id } = await findRow('parcel');
    const { status, body } = await send(agency, 'POST', `/inbox/${id}/reply`, { text: 'It arrives today.' });
    expect([status, body.messages.at(-1)]).toEqual([
      201,
      expect.objectContaining({
        from: 'operator',
        text: 'It arrives today.',
        senderName: expect.stringMatching(/\S/),
      }),
    ]);
    const { data } = await sendAsVisitor('GET', '/conversations');
    expect(data[0]).toMatchObject({ lastText: 'It arrives today.', unread: 1 });
    const ping = { time: 1, events: [], opened: false, type: 'js', sdkVersion: '13.9.3', ws: false };
    const { a } = await sendAsVisitor('POST', '/sessions/ping', ping);
    expect(a).toContainEqual(
      expect.objectContaining({
        actionType: 'notification',
        data: expect.objectContaining({ text: 'It arrives today.' }),
      }),
    );
  });

  it('closes a conversation until the visitor writes again', async () => {
    const { id } = await findRow('parcel');
    const open = async () =>
      (await send(agency, 'GET', '/inbox?status=OPEN')).body.data.some(
        (row: { id: number }) => row.id === id,
      );
    expect((await send(agency, 'PUT', `/inbox/${id}`, { status: 'CLOSED' })).body.status).toBe('CLOSED');
    expect(await open()).toBe(false);
    const { data } = await sendAsVisitor('GET', '/conversations');
    await sendAsVisitor('POST', `/conversations/${data[0].shareToken}/messages`, { text: 'Thank you!' });
    expect(await open()).toBe(true);
  });
});
