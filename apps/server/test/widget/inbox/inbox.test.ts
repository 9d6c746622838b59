import { visitors } from '@adlane/api-server/schema';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { updateRows } from '../../fixtures/rows/rows';
import { createTestApp, type TestApp } from '../../harness/createTestApp';

type Row = { kind: string; id: number; title: string; [name: string]: unknown };

let test: TestApp;
let agency: string;
let operator: string;
let visitor: Record<string, string>;
let key: Record<string, string>;

async function send(token: string, method: string, path: string, body?: unknown) {
  const answer = await test.request(`/api/v1${path}`, { method, token, body });
  const text = await answer.text();
  return { status: answer.status, body: text === '' ? undefined : JSON.parse(text) };
}

async function sendAsVisitor(method: string, path: string, body?: unknown) {
  const answer = await test.request(`/sdk${path}`, { method, headers: visitor, body });
  return answer.status === 204 ? undefined : answer.json();
}

async function startVisitor(userId: string, name: string): Promise<Record<string, string>> {
  const started = await test.request('/sdk/sessions', { method: 'POST', headers: key, body: {} });
  const { gleapId, gleapHash } = await started.json();
  const headers = { ...key, 'gleap-id': gleapId, 'gleap-hash': gleapHash };
  const body = { userId, name, email: `${userId}@shop.test` };
  await test.request('/sdk/sessions/identify', { method: 'POST', headers, body });
  return headers;
}

const list = async (query: string, token = agency): Promise<Row[]> =>
  (await send(token, 'GET', `/inbox?${query}`)).body.data;
const find = async (title: string, query = '') =>
  (await list(`search=${encodeURIComponent(title)}&${query}`))[0];
const path = ({ kind, id }: Row) => `/inbox/${kind}/${id}`;
const change = (row: Row, values: object) =>
  send(agency, 'PUT', '/inbox', { changes: [{ kind: row.kind, id: row.id, ...values }] });
const report = async (description: string, more: object = {}) =>
  (await sendAsVisitor('POST', '/bugs/v2', { formData: { description }, ...more })).id;

async function write(text: string): Promise<string> {
  return (await sendAsVisitor('POST', '/conversations', { text })).shareToken;
}

async function mustFind(title: string): Promise<Row> {
  const row = await find(title);
  if (!row) throw new Error(`The inbox has no item "${title}".`);
  return row;
}

function createForm(name: string, text: string): FormData {
  const form = new FormData();
  form.set('file', new File([text], name, { type: 'text/html' }));
  return form;
}

async function tick(): Promise<void> {
  await test.jobs.send('scheduler.tick', {});
  await test.jobs.settle();
}

beforeAll(async () => {
  test = await createTestApp();
  agency = await test.as('Agency');
  operator = await test.as('SuperAdmin');
  const { sdkKey } = (await send(agency, 'POST', '/projects', { name: 'Shop' })).body;
  key = { 'api-token': sdkKey };
  visitor = await startVisitor('robin-7', 'Robin de Wit');
});
afterAll(() => test.close());

describe('the inbox', () => {
  it('lists tickets and conversations of the tenant together, unread ones counted', async () => {
    const shareToken = await write('Where is my parcel?');
    await sendAsVisitor('POST', `/conversations/${shareToken}/messages`, { text: 'The parcel is late.' });
    await report('The parcel page is empty', { type: 'BUG' });
    const rows = await list('search=parcel');
    expect(rows.map(({ kind, title, unread }) => [kind, title, unread])).toEqual([
      ['ticket', 'The parcel page is empty', 1],
      ['conversation', 'Where is my parcel?', 2],
    ]);
    expect(rows[1]).toMatchObject({
      last_text: 'The parcel is late.',
      contact_name: 'Robin de Wit',
      project_name: 'Shop',
    });
    expect(await list('search=parcel', operator)).toEqual([]);
    for (const row of rows) {
      expect((await send(operator, 'GET', path(row))).status).toBe(404);
      expect((await send(operator, 'POST', `${path(row)}/reply`, { text: 'Hi' })).status).toBe(404);
    }
  });

  it('filters by kind, status, priority, tag, assignee, day and unread state', async () => {
    await report('Filter this report', { type: 'IDEA', priority: 'HIGH', tags: ['ideas'] });
    await write('Filter this conversation');
    const row = await mustFind('Filter this report');
    const [person] = (await send(agency, 'GET', '/tickets/people')).body.data;
    await change(row, { assignee_id: person.id });
    const day = test.clock.now().toISOString().slice(0, 10);
    const titles = async (query: string) =>
      (await list(`search=Filter this&${query}`)).map(({ title }) => title);
    for (const query of [
      'kind=ticket',
      'type=IDEA',
      'priority=HIGH',
      'tag=ideas',
      `assignee=${person.id}`,
      `kind=ticket&from=${day}&to=${day}`,
    ])
      expect([query, await titles(query)]).toEqual([query, ['Filter this report']]);
    expect(await titles('assignee=none')).toEqual(['Filter this conversation']);
    expect(await titles('status=DONE')).toEqual([]);
    await send(agency, 'POST', `${path(row)}/read`);
    expect(await titles('only=unread')).toEqual(['Filter this conversation']);
    expect((await send(agency, 'GET', '/inbox/tags')).body.data).toContain('ideas');
  });

  it('delivers a reply to a conversation with a notification for closed widgets', async () => {
    await write('Where is my invoice?');
    const row = await mustFind('invoice');
    const { status, body } = await send(agency, 'POST', `${path(row)}/reply`, { text: 'In your account.' });
    expect([status, body.messages.at(-1)]).toEqual([
      201,
      expect.objectContaining({ from: 'operator', text: 'In your account.' }),
    ]);
    const { data } = await sendAsVisitor('GET', '/conversations');
    expect(data[0]).toMatchObject({ lastText: 'In your account.', unread: 1 });
    const ping = { time: 1, events: [], opened: false, type: 'js', sdkVersion: '13.9.3', ws: false };
    const { a } = await sendAsVisitor('POST', '/sessions/ping', ping);
    expect(a).toContainEqual(
      expect.objectContaining({
        actionType: 'notification',
        data: expect.objectContaining({ text: 'In your account.' }),
      }),
    );
  });

  it('answers a ticket in a conversation whose messages open the ticket again', async () => {
    await report('The coupon fails');
    const row = await mustFind('coupon');
    await change(row, { status: 'DONE' });
    await send(agency, 'POST', `${path(row)}/reply`, { text: 'Which coupon?' });
    await change(row, { status: 'DONE' });
    const { data } = await sendAsVisitor('GET', '/conversations?search=coupon');
    const { shareToken } = data[0];
    await sendAsVisitor('POST', `/conversations/${shareToken}/messages`, { text: 'SUMMER' });
    const found = await list('search=coupon');
    expect(found).toHaveLength(1);
    expect(found[0]).toMatchObject({ kind: 'ticket', status: 'OPEN', unread: 1, last_text: 'SUMMER' });
    const { messages } = (await send(agency, 'GET', path(row))).body;
    expect(messages.map(({ text }: { text: string }) => text)).toEqual([
      'The coupon fails',
      'Which coupon?',
      'SUMMER',
    ]);
  });

  it('changes many items at once, all or none', async () => {
    await report('Bulk one');
    await write('Bulk two');
    const rows = await list('search=Bulk');
    const all = rows.map(({ kind, id }) => ({ kind, id, tags: ['sale', 'sale'], status: 'INPROGRESS' }));
    const { body } = await send(agency, 'PUT', '/inbox', { changes: all });
    expect(body.data.map(({ tags, status }: Row) => [tags, status])).toEqual([
      [['sale'], 'INPROGRESS'],
      [['sale'], 'INPROGRESS'],
    ]);
    const mixed = [
      { kind: 'ticket', id: 2_000_000_000, status: 'DONE' },
      ...rows.map(({ kind, id }) => ({ kind, id, status: 'DONE' })),
    ];
    expect((await send(agency, 'PUT', '/inbox', { changes: mixed })).status).toBe(404);
    expect(await list('search=Bulk&status=DONE')).toEqual([]);
  });

  it('hides snoozed items until their time or the next message', async () => {
    const shareToken = await write('Snooze me');
    await report('Snooze the report');
    const [conversation, ticket] = [await mustFind('Snooze me'), await mustFind('Snooze the report')];
    const until = new Date(test.clock.now().getTime() + 60 * 60 * 1000).toISOString();
    const past = await change(ticket, { snoozed_until: '2020-01-01T00:00:00Z' });
    expect([past.status, past.body.errors]).toEqual([
      422,
      { snoozed_until: ['Please choose a time in the future.'] },
    ]);
    for (const row of [conversation, ticket])
      await change(row, { snoozed_until: until, status: 'DONE', is_unread: false });
    expect(await list('search=Snooze')).toEqual([]);
    expect(await list('search=Snooze&only=snoozed')).toHaveLength(2);
    await sendAsVisitor('POST', `/conversations/${shareToken}/messages`, { text: 'Hello again' });
    expect(await list('search=Snooze')).toMatchObject([{ kind: 'conversation', status: 'OPEN' }]);
    test.clock.advance(61 * 60 * 1000);
    await tick();
    expect(await find('Snooze the report')).toMatchObject({
      status: 'OPEN',
      unread: 1,
      snoozed_until: null,
    });
  });

  it('has notes that visitors never see', async () => {
    const shareToken = await write('Private?');
    const row = await mustFind('Private');
    const { status, body } = await send(agency, 'POST', `${path(row)}/notes`, { text: 'Rude customer' });
    expect([status, body.notes]).toMatchObject([201, [{ text: 'Rude customer' }]]);
    const seen = await sendAsVisitor('GET', `/conversations/${shareToken}`);
    expect(JSON.stringify(seen)).not.toContain('Rude');
    const stranger = await send(agency, 'POST', `${path(row)}/notes`, {
      text: 'Hi',
      mentions: [2_000_000_000],
    });
    expect(stranger.status).toBe(422);
  });

  it('carries files in both directions, for this visitor only and always as downloads', async () => {
    const shareToken = await write('See my file');
    const uploaded = await test.request('/sdk/conversations/files', {
      method: 'POST',
      headers: visitor,
      body: createForm('../bill.html', '<script>alert(1)</script>'),
    });
    const mine = await uploaded.json();
    expect(mine).toMatchObject({ name: 'bill.html', type: 'application/octet-stream', bytes: 25 });
    await sendAsVisitor('POST', `/conversations/${shareToken}/messages`, { files: [mine.token] });
    const row = await mustFind('See my file');
    expect(row.last_text).toBe('Sent a file');
    const opened = await test.request(`/api/v1/inbox/files/${mine.token}`, { token: agency });
    expect(opened.headers.get('content-disposition')).toMatch(/^attachment/);
    expect(await opened.text()).toBe('<script>alert(1)</script>');
    const foreign = await test.request(`/api/v1/inbox/files/${mine.token}`, { token: operator });
    expect(foreign.status).toBe(404);

    const sent = await test.request('/api/v1/inbox/files', {
      method: 'POST',
      token: agency,
      body: createForm('answer.txt', 'Paid.'),
    });
    const { token } = await sent.json();
    const stolen = await sendAsVisitor('POST', `/conversations/${shareToken}/messages`, { files: [token] });
    expect(stolen.errors).toEqual({ files: ['A file is no longer available. Please attach it again.'] });
    await send(agency, 'POST', `${path(row)}/reply`, { files: [token] });
    const download = `/sdk/conversations/${shareToken}/files/${token}`;
    expect(await (await test.request(download, { headers: visitor })).text()).toBe('Paid.');
    const other = await startVisitor('lee-1', 'Lee');
    expect((await test.request(download, { headers: other })).status).toBe(404);
  });

  it('shows both sides that the other one is typing, for a few seconds', async () => {
    const shareToken = await write('Typing');
    const row = await mustFind('Typing');
    const isVisitorTyping = async () => (await send(agency, 'GET', `${path(row)}/typing`)).body.visitor;
    const isTeamTyping = async () => (await sendAsVisitor('GET', `/conversations/${shareToken}`)).teamTyping;
    expect([await isVisitorTyping(), await isTeamTyping()]).toEqual([false, false]);
    await sendAsVisitor('POST', `/conversations/${shareToken}/typing`);
    await send(agency, 'POST', `${path(row)}/typing`);
    expect([await isVisitorTyping(), await isTeamTyping()]).toEqual([true, true]);
    test.clock.advance(9000);
    expect([await isVisitorTyping(), await isTeamTyping()]).toEqual([false, false]);
  });
});

describe('unread replies', () => {
  it('are sent by email after five minutes, once', async () => {
    await write('Email me');
    const row = await mustFind('Email me');
    await send(agency, 'POST', `${path(row)}/reply`, { text: 'The answer is 42.' });
    test.clock.advance(4 * 60 * 1000);
    await tick();
    const sent = () => test.mails.filter(({ to, text }) => to === 'robin-7@shop.test' && text.includes('42'));
    expect(sent()).toHaveLength(0);
    test.clock.advance(2 * 60 * 1000);
    await tick();
    await tick();
    expect(sent().map(({ subject }) => subject)).toEqual(['Re: Email me']);
  });

  it('are not sent to visitors who read them', async () => {
    const shareToken = await write('Read me');
    const row = await mustFind('Read me');
    await send(agency, 'POST', `${path(row)}/reply`, { text: 'No email please.' });
    await sendAsVisitor('POST', `/conversations/${shareToken}/read`);
    test.clock.advance(10 * 60 * 1000);
    await tick();
    expect(test.mails.some(({ text }) => text.includes('No email please'))).toBe(false);
  });

  it('are not sent to visitors without an email address', async () => {
    await write('No address');
    const row = await mustFind('No address');
    const where = { gleap_id: visitor['gleap-id'] ?? '' };
    await updateRows(test.ownerPool, visitors, { email: null }, where);
    await send(agency, 'POST', `${path(row)}/reply`, { text: 'Nowhere to go.' });
    test.clock.advance(10 * 60 * 1000);
    await tick();
    expect(test.mails.some(({ text }) => text.includes('Nowhere to go'))).toBe(false);
    await updateRows(test.ownerPool, visitors, { email: 'robin-7@shop.test' }, where);
  });
});
