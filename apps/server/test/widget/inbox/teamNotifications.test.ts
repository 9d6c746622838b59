import { notification_settings, notifications, users } from '@adlane/api-server/schema';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { findUserByEmail } from '../../fixtures/rows/demoRows';
import { deleteRows, insertRow } from '../../fixtures/rows/rows';
import { createTestApp, type TestApp } from '../../harness/createTestApp';

let test: TestApp;
let agency: string;
let visitor: Record<string, string>;

async function send(method: string, path: string, body?: unknown) {
  const answer = await test.request(`/api/v1${path}`, { method, token: agency, body });
  return { status: answer.status, body: await answer.json() };
}

async function sendAsVisitor(path: string, body: unknown) {
  return (await test.request(`/sdk${path}`, { method: 'POST', headers: visitor, body })).json();
}

const titles = async (kind: string): Promise<string[]> =>
  (await send('GET', `/notifications?kind=${kind}`)).body.data.map(({ title }: { title: string }) => title);
const emails = (text: string) =>
  test.mails.filter(({ to, subject }) => to === 'agency@adlane.test' && subject.includes(text));

async function passTwoMinutes(): Promise<void> {
  test.clock.advance(2 * 60 * 1000);
  await test.jobs.send('scheduler.tick', {});
  await test.jobs.settle();
}

beforeAll(async () => {
  test = await createTestApp();
  agency = await test.as('Agency');
  const { sdkKey } = (await send('POST', '/projects', { name: 'Shop' })).body;
  const key = { 'api-token': sdkKey };
  const started = await test.request('/sdk/sessions', { method: 'POST', headers: key, body: {} });
  const { gleapId, gleapHash } = await started.json();
  visitor = { ...key, 'gleap-id': gleapId, 'gleap-hash': gleapHash };
  await sendAsVisitor('/sessions/identify', { userId: 'robin-7', name: 'Robin de Wit' });
});
beforeEach(async () => {
  await deleteRows(test.ownerPool, notifications);
  await deleteRows(test.ownerPool, notification_settings);
  test.mails.splice(0);
});
afterAll(() => test.close());

describe('the team', () => {
  it('is notified of new tickets, by email too, but not of silent crash reports', async () => {
    await sendAsVisitor('/bugs/v2', { formData: { description: 'Loud', reportedBy: 'robin@shop.test' } });
    await sendAsVisitor('/bugs/v2', { formData: { description: 'Quiet' }, isSilent: true });
    expect(await titles('ticket')).toEqual(['New ticket from robin@shop.test']);
    await passTwoMinutes();
    expect(emails('New ticket')).toHaveLength(1);
    expect(emails('Quiet')).toEqual([]);
  });

  it('gets messages in the app at once, and by email if they stay unread', async () => {
    await sendAsVisitor('/conversations', { text: 'Anybody here?' });
    expect(await titles('reply')).toEqual(['Robin de Wit wrote in “Anybody here?”']);
    expect(emails('Anybody')).toEqual([]);
    await passTwoMinutes();
    await passTwoMinutes();
    expect(emails('Anybody')).toHaveLength(1);
    expect(emails('Anybody')[0]?.text).toContain('/agency/inbox/conversation/');
  });

  it('gets no email for what was read in the app', async () => {
    await sendAsVisitor('/conversations', { text: 'Read this' });
    await send('POST', '/notifications/read-all');
    await passTwoMinutes();
    expect(emails('Read this')).toEqual([]);
  });

  it('is notified of messages only as assignee once there is one', async () => {
    const { shareToken } = await sendAsVisitor('/conversations', { text: 'Assigned elsewhere' });
    const [row] = (await send('GET', '/inbox?search=Assigned elsewhere')).body.data;
    const { id: _id, ...owner } = await findUserByEmail(test.ownerPool, 'agency@adlane.test');
    const other = await insertRow(test.ownerPool, users, { ...owner, email: 'second@adlane.test' });
    await send('PUT', '/inbox', { changes: [{ kind: row.kind, id: row.id, assignee_id: other.id }] });
    const before = await titles('reply');
    expect(before).toEqual(['Robin de Wit wrote in “Assigned elsewhere”']);
    await sendAsVisitor(`/conversations/${shareToken}/messages`, { text: 'Second message' });
    expect(await titles('reply')).toEqual(before);
  });
});

describe('the settings of a user', () => {
  it('switch kinds on and off, in the app and by email', async () => {
    const { data } = (await send('GET', '/notifications/settings')).body;
    const find = (kind: string) => data.find((row: { kind: string }) => row.kind === kind);
    expect([find('ticket'), find('mention')]).toEqual([
      { kind: 'ticket', in_app: true, email: true },
      { kind: 'mention', in_app: true, email: true },
    ]);
    await sendAsVisitor('/bugs/v2', { formData: { description: 'Loud', reportedBy: 'robin@shop.test' } });
    await sendAsVisitor('/conversations', { text: 'Loud, too' });
    const settings = [
      { kind: 'ticket', in_app: false, email: true },
      { kind: 'reply', in_app: false, email: false },
    ];
    expect((await send('PUT', '/notifications/settings', { settings })).status).toBe(200);
    await sendAsVisitor('/bugs/v2', { formData: { description: 'By email', reportedBy: 'mail@shop.test' } });
    await sendAsVisitor('/conversations', { text: 'Silence please' });
    expect([await titles('ticket'), await titles('reply')]).toEqual([
      ['New ticket from robin@shop.test'],
      ['Robin de Wit wrote in “Loud, too”'],
    ]);
    await passTwoMinutes();
    expect(emails('New ticket from mail@shop.test')).toHaveLength(1);
    expect(emails('Silence please')).toEqual([]);
  });
});
