import { createHmac } from 'node:crypto';
import type { GleapKind } from '@adlane/contract/widget/gleapImport';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../harness/createTestApp';

let test: TestApp;
let agency: string;
let project: { readonly id: number; readonly sdkKey: string };

async function send(method: string, path: string, body?: unknown) {
  const answer = await test.request(`/api/v1${path}`, { method, token: agency, body });
  return { status: answer.status, body: await answer.json() };
}

const importAll = (kind: GleapKind, items: readonly object[], verified_users = false) =>
  send('POST', `/projects/${project.id}/gleap-import`, { kind, items, verified_users });

async function start() {
  const key = { 'api-token': project.sdkKey };
  const started = await test.request('/sdk/sessions', { method: 'POST', headers: key, body: { lang: 'en' } });
  const { gleapId, gleapHash } = await started.json();
  return { ...key, 'gleap-id': gleapId, 'gleap-hash': gleapHash };
}

/** Starts a session of a user whom the project's key proves. */
async function startAs(userId: string) {
  const { body } = await send('POST', `/projects/${project.id}/identity/key`);
  await send('PUT', `/projects/${project.id}/identity`, { identityMode: 'optional' });
  const userHash = createHmac('sha256', body.key).update(userId).digest('hex');
  const headers = await start();
  await test.request('/sdk/sessions/identify', { method: 'POST', headers, body: { userId, userHash } });
  return headers;
}

const session = { id: '65a000000000000000000001', userId: 'user-7', name: 'Mia', email: 'mia@shop.example' };
const inquiry = {
  id: '65a000000000000000000011',
  _id: '65a000000000000000000011',
  type: 'INQUIRY',
  title: 'Where is my order?',
  status: 'DONE',
  shareToken: 'shared-inquiry',
  session,
  createdAt: '2026-01-15T10:30:00.000Z',
  updatedAt: '2026-01-15T11:45:00.000Z',
};
const bug = {
  id: '65a000000000000000000012',
  type: 'BUG',
  title: 'Login button not working',
  priority: 'HIGH',
  status: 'INPROGRESS',
  shareToken: 'shared-bug',
  tags: ['login'],
  formData: { description: 'Nothing happens when I click.' },
  session,
  createdAt: '2026-01-15T10:30:00.000Z',
  screenshotUrl: 'https://gleap.example/shot.png',
};
const paragraph = (...texts: readonly string[]) => ({
  type: 'doc',
  content: texts.map((text) => ({ type: 'paragraph', content: [{ type: 'text', text }] })),
});
const question = {
  id: '65a000000000000000000021',
  ticket: inquiry.id,
  comment: paragraph('Hello,', 'where is it?'),
  bot: false,
  session,
  createdAt: '2026-01-15T10:30:00.000Z',
};
const reply = {
  id: '65a000000000000000000022',
  ticket: { _id: inquiry.id },
  data: { content: 'It left yesterday.' },
  user: { id: 'u1', firstName: 'Ada', lastName: 'Byron', email: 'ada@shop.example' },
  createdAt: '2026-01-15T11:00:00.000Z',
};

beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

let count = 0;
beforeEach(async () => {
  count += 1;
  agency = await test.as('Agency');
  project = (await send('POST', '/projects', { name: `Gleap ${count}` })).body;
});

const inbox = async () => {
  const { body } = await send('GET', `/inbox?project_id=${project.id}`);
  return body.data;
};

describe('an import from Gleap', () => {
  it('brings inquiries as conversations and others as tickets, with their messages and notes', async () => {
    const note = { ...reply, id: '65a000000000000000000023', type: 'NOTE', data: { content: 'A regular.' } };
    const onBug = { ...reply, id: '65a000000000000000000024', ticket: bug.id };
    expect((await importAll('tickets', [inquiry, bug])).body).toEqual({
      imported: 2,
      existing: 0,
      skipped: [],
      incomplete: [{ id: bug.id, reason: 'Its screenshot and replay stay in Gleap.' }],
    });
    expect((await importAll('messages', [question, reply, note, onBug])).body).toMatchObject({ imported: 4 });
    const items = await inbox();
    expect(items).toMatchObject([
      { kind: 'ticket', title: bug.title, priority: 'HIGH', status: 'INPROGRESS', tags: ['login'] },
      { kind: 'conversation', title: inquiry.title, status: 'DONE', last_text: 'It left yesterday.' },
    ]);
    const conversation = (await send('GET', `/inbox/conversation/${items[1].id}`)).body;
    expect(conversation.messages).toMatchObject([
      { from: 'visitor', senderName: 'Mia', text: 'Hello,\nwhere is it?', created_at: question.createdAt },
      { from: 'operator', senderName: 'Ada Byron', text: 'It left yesterday.' },
    ]);
    expect(conversation.notes).toMatchObject([{ author: 'Ada Byron', text: 'A regular.' }]);
    const ticket = (await send('GET', `/inbox/ticket/${items[0].id}`)).body;
    expect(ticket.messages).toMatchObject([
      { from: 'visitor', text: 'Nothing happens when I click.' },
      { from: 'operator', text: 'It left yesterday.' },
    ]);
  });

  it('imports nothing twice, so that it can be continued where it ended', async () => {
    await importAll('tickets', [inquiry]);
    await importAll('messages', [question]);
    expect((await importAll('tickets', [inquiry, bug])).body).toMatchObject({ imported: 1, existing: 1 });
    expect((await importAll('messages', [question, reply])).body).toMatchObject({ imported: 1, existing: 1 });
    const items = await inbox();
    expect(items).toHaveLength(2);
    const [, { id }] = items;
    expect((await send('GET', `/inbox/conversation/${id}`)).body.messages).toHaveLength(2);
    const contacts = await send('GET', `/contacts?project_id=${project.id}`);
    expect(contacts.body.data).toHaveLength(1);
  });

  it('shows users their conversations by the old share token, once they prove the id that Gleap verified', async () => {
    await importAll('sessions', [session], true);
    await importAll('tickets', [inquiry, bug], true);
    const onBug = { ...reply, id: '65a000000000000000000024', ticket: bug.id };
    await importAll('messages', [question, onBug], true);
    const mia = await startAs('user-7');
    const read = async (headers: Record<string, string>, token: string) => {
      const answer = await test.request(`/sdk/conversations/${token}`, { headers });
      return [answer.status, (await answer.json()).title];
    };
    expect(await read(mia, 'shared-inquiry')).toEqual([200, inquiry.title]);
    expect(await read(mia, 'shared-bug')).toEqual([200, bug.title]);
    const sent = await test.request('/sdk/conversations/shared-inquiry/messages', {
      method: 'POST',
      headers: mia,
      body: { text: 'Still waiting' },
    });
    expect(sent.status).toBe(201);
    expect((await read(await start(), 'shared-inquiry'))[0]).toBe(404);
    expect((await read(await startAs('user-8'), 'shared-inquiry'))[0]).toBe(404);
  });

  it('shows no one the conversations of an id that Gleap did not verify', async () => {
    await importAll('tickets', [inquiry]);
    const mia = await startAs('user-7');
    expect((await test.request('/sdk/conversations/shared-inquiry', { headers: mia })).status).toBe(404);
  });

  it('notifies neither visitors nor the team', async () => {
    const before = (await send('GET', '/notifications')).body.data.length;
    await importAll('tickets', [inquiry, bug]);
    await importAll('messages', [question, reply]);
    expect((await send('GET', '/notifications')).body.data).toHaveLength(before);
    expect(await inbox()).toMatchObject([{ unread: 0 }, { unread: 0 }]);
  });

  it('brings the help center in one language, and articles by their old ids', async () => {
    const collection = { _id: '65a000000000000000000031', title: { de: 'Start', en: 'First steps' } };
    const article = {
      _id: '65a000000000000000000032',
      helpcenterCollection: collection._id,
      title: { en: 'Install' },
      description: 'How to <begin>',
      content: {
        en: {
          type: 'doc',
          content: [
            { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: 'Step 1 < 2' }] },
            {
              type: 'paragraph',
              content: [
                { type: 'text', text: 'Open ' },
                {
                  type: 'text',
                  text: 'settings',
                  marks: [
                    { type: 'bold' },
                    { type: 'link', attrs: { href: 'https://shop.example/?a=1&b=2' } },
                  ],
                },
              ],
            },
            { type: 'imageBlock', attrs: { src: 'https://shop.example/a.png', alt: 'Settings' } },
          ],
        },
      },
      isDraft: false,
    };
    const lost = { ...article, _id: '65a000000000000000000033', helpcenterCollection: 'unknown' };
    expect((await importAll('collections', [collection])).body).toMatchObject({
      imported: 1,
      incomplete: [{ reason: 'Only one language is stored here; the others stay in Gleap.' }],
    });
    expect((await importAll('articles', [article, lost])).body).toEqual({
      imported: 1,
      existing: 0,
      skipped: [{ id: lost._id, reason: 'Import the collection that it belongs to first.' }],
      incomplete: [],
    });
    const read = await test.request(`/sdk/helpcenter/articles/${article._id}`, { headers: await start() });
    expect(await read.json()).toMatchObject({
      title: 'Install',
      html: '<h3>Step 1 &lt; 2</h3><p>Open <a href="https://shop.example/?a=1&amp;b=2"><strong>settings</strong></a></p><p><a href="https://shop.example/a.png">Settings</a></p>',
    });
  });

  it('brings news, tours and tooltips as drafts under their old ids', async () => {
    const news = {
      id: '65a000000000000000000041',
      subject: { en: 'New' },
      message: { en: '<p>Dark mode</p>' },
    };
    const tour = {
      id: '65a000000000000000000042',
      name: 'First steps',
      config: { steps: [{ type: 'post', message: '<p>Look</p>', selector: null }], allowClose: false },
    };
    const empty = { ...tour, id: '65a000000000000000000043', config: { steps: [] } };
    const tooltip = {
      id: '65a000000000000000000044',
      name: 'Export',
      config: { selector: '#export', html: '<p>Exports</p>' },
    };
    expect((await importAll('news', [news])).body).toMatchObject({ imported: 1 });
    expect((await importAll('productTours', [tour, empty])).body).toMatchObject({
      imported: 1,
      skipped: [{ id: empty.id, reason: 'config.steps: Please add a step.' }],
    });
    expect((await importAll('tooltips', [tooltip])).body).toMatchObject({ imported: 1 });
    const { entries } = (await send('GET', `/projects/${project.id}/external-ids`)).body;
    expect(entries).toMatchObject([
      { kind: 'guide', external_id: tour.id },
      { kind: 'guide', external_id: tooltip.id },
      { kind: 'news', external_id: news.id },
    ]);
    const guide = (await send('GET', `/guides/${entries[0].content_id}`)).body;
    expect(guide).toMatchObject({ status: 'draft', config: { allowClose: false, backButton: true } });
  });

  it('brings feature requests, which visitors vote for by their old ids', async () => {
    const request = {
      id: '65a000000000000000000051',
      type: 'FEATURE_REQUEST',
      title: 'Dark mode',
      upvotesCount: 9,
    };
    expect((await importAll('tickets', [request])).body).toMatchObject({
      imported: 1,
      incomplete: [{ id: request.id, reason: 'Its votes stay in Gleap.' }],
    });
    const voted = await test.request(`/sdk/featurerequests/${request.id}/vote`, {
      method: 'PUT',
      headers: await start(),
      body: { voted: true },
    });
    expect(await voted.json()).toMatchObject({ title: 'Dark mode', voted: true, votes: 1 });
  });

  it.each([
    ['an object without an id', 'tickets', { title: 'x' }, 'It has no id.'],
    ['spam', 'tickets', { ...inquiry, isSpam: true }, 'It is spam.'],
    [
      'a conversation without its session',
      'tickets',
      { ...inquiry, session: 'unknown' },
      'Import the session that it belongs to first.',
    ],
    ['a message without its ticket', 'messages', question, 'Import the ticket that it belongs to first.'],
  ] as const)('skips %s and says why', async (_what, kind, item, reason) => {
    const { body } = await importAll(kind, [item]);
    expect([body.imported, body.skipped[0].reason]).toEqual([0, reason]);
  });

  it('brings nothing back of a person who was deleted', async () => {
    await importAll('tickets', [inquiry]);
    const people = (await send('GET', `/people?project_id=${project.id}`)).body.data;
    await send('DELETE', `/people/${people[0].id}`);
    const other = { ...inquiry, id: '65a000000000000000000019', shareToken: 'other' };
    expect((await importAll('tickets', [inquiry, other])).body).toMatchObject({
      imported: 0,
      existing: 1,
      skipped: [{ id: other.id, reason: 'Its person was deleted.' }],
    });
    expect((await importAll('messages', [question])).body.skipped).toEqual([
      { id: question.id, reason: 'Its ticket was deleted.' },
    ]);
    expect(await inbox()).toEqual([]);
  });

  it('takes up to 200 objects of the caller’s own project', async () => {
    const items = Array.from({ length: 201 }, (_none, index) => ({ id: `session-${index}` }));
    expect((await importAll('sessions', items)).status).toBe(422);
    expect((await importAll('sessions', items.slice(1))).body).toMatchObject({ imported: 200 });
    const client = await test.as('Client');
    const refused = await test.request(`/api/v1/projects/${project.id}/gleap-import`, {
      method: 'POST',
      token: client,
      body: { kind: 'sessions', items: [{ id: 'one-more' }] },
    });
    expect(refused.status).toBe(403);
  });
});
