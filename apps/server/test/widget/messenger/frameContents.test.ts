import { inTenant, replyToConversation } from '@adlane/api-server';
import {
  checklists,
  feature_requests,
  help_articles,
  help_collections,
  news_articles,
  outbound_deliveries,
  projects,
  survey_answers,
  surveys,
} from '@adlane/api-server/schema';
import { demoSdkKey } from '@adlane/mocks/world';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { findDemoProject } from '../../fixtures/rows/demoRows';
import { deleteRows, findRow, findRows, insertRow, updateRows } from '../../fixtures/rows/rows';
import { findVisitor } from '../../fixtures/rows/visitorRows';
import { createTestApp, type TestApp } from '../../harness/createTestApp';

let test: TestApp;
let visitor: Record<string, string>;
let project: typeof projects.$inferSelect;

const key = { 'api-token': demoSdkKey };

async function call(method: string, path: string, body?: unknown, headers = visitor) {
  const answer = await test.request(`/sdk${path}`, { method, headers, ...(body !== undefined && { body }) });
  const text = await answer.text();
  return { status: answer.status, body: text ? JSON.parse(text) : undefined };
}

async function startVisitor(): Promise<Record<string, string>> {
  const { body } = await call('POST', '/sessions', { lang: 'en' }, key);
  return { ...key, 'gleap-id': body.gleapId, 'gleap-hash': body.gleapHash };
}

const own = () => ({ agency_id: project.agency_id, project_id: project.id });

beforeAll(async () => {
  test = await createTestApp();
  project = await findDemoProject(test.ownerPool);
});
beforeEach(async () => {
  visitor = await startVisitor();
});
afterAll(() => test.close());

/** Replies as a team member does. */
function reply(shareToken: string, text: string) {
  return inTenant(test.ports.db, project.agency_id, (tx) =>
    replyToConversation(
      { tx, now: test.clock.now() },
      { ...own(), shareToken, sender: { user_id: 1, name: 'Mia' }, text, files: [] },
    ),
  );
}

describe('conversations', () => {
  it('start with a text, go on in both directions, and are listed with unread messages', async () => {
    const started = await call('POST', '/conversations', { text: 'Where is my invoice?' });
    expect([started.status, started.body.title]).toEqual([201, 'Where is my invoice?']);
    const { shareToken } = started.body;
    await call('POST', `/conversations/${shareToken}/messages`, { text: 'It is the one of May.' });
    await reply(shareToken, 'Here it is.');
    const { body } = await call('GET', `/conversations/${shareToken}`);
    expect(body.messages.map(({ from, text }: { from: string; text: string }) => [from, text])).toEqual([
      ['visitor', 'Where is my invoice?'],
      ['visitor', 'It is the one of May.'],
      ['operator', 'Here it is.'],
    ]);
    expect(body.unread).toBe(1);
    const list = await call('GET', '/conversations');
    expect(list.body.data).toMatchObject([{ shareToken, unread: 1, lastText: 'Here it is.' }]);
    const home = await call('GET', '/home');
    expect(home.body.conversations).toMatchObject({ unread: 1, recent: [{ shareToken }] });
  });

  it('reach the visitor as a notification with a count, until they are read', async () => {
    const { shareToken } = (await call('POST', '/conversations', { text: 'Hello' })).body;
    await reply(shareToken, 'Hi there');
    const ping = { time: 1, events: [], opened: false, type: 'js', sdkVersion: '13.9.3', ws: false };
    const update = await call('POST', '/sessions/ping', ping);
    expect(update.body).toMatchObject({
      u: 1,
      a: [{ actionType: 'notification', data: { text: 'Hi there', conversation: { shareToken } } }],
    });
    expect((await call('POST', `/conversations/${shareToken}/read`)).status).toBe(204);
    expect((await call('POST', '/sessions/ping', ping)).body).toMatchObject({ u: 0 });
    expect((await call('GET', `/conversations/${shareToken}`)).body.unread).toBe(0);
    const { id } = await findVisitor(test.ownerPool, visitor['gleap-id']);
    const rows = await findRows(test.ownerPool, outbound_deliveries, { where: { visitor_id: id } });
    expect(rows.every(({ read_at }) => read_at !== null)).toBe(true);
  });

  it('of another visitor do not exist', async () => {
    const { shareToken } = (await call('POST', '/conversations', { text: 'Hello' })).body;
    visitor = await startVisitor();
    expect((await call('GET', `/conversations/${shareToken}`)).status).toBe(404);
    expect((await call('POST', `/conversations/${shareToken}/messages`, { text: 'x' })).status).toBe(404);
    expect((await call('POST', `/conversations/${shareToken}/read`)).status).toBe(404);
    expect((await call('GET', '/conversations')).body.data).toEqual([]);
  });

  it('need a text or a bot', async () => {
    expect((await call('POST', '/conversations', {})).status).toBe(422);
    expect((await call('POST', '/conversations', { botId: 'nobody' })).status).toBe(404);
  });

  it('with a bot follow its script, and leave free texts to the team', async () => {
    const bots = [
      {
        id: 'guide',
        name: 'Guide bot',
        steps: [
          {
            id: 'a',
            text: 'What is it about?',
            choices: [{ label: 'Billing', next: 'b' }, { label: 'Other' }],
          },
          { id: 'b', text: 'Invoices are under Settings.', choices: [] },
        ],
      },
    ];
    const flowConfig = { ...project.flowConfig, bots };
    await updateRows(test.ownerPool, projects, { flowConfig }, { id: project.id });
    const { body } = await call('POST', '/conversations', { botId: 'guide' });
    expect(body.messages).toMatchObject([
      { from: 'bot', senderName: 'Guide bot', text: 'What is it about?', choices: ['Billing', 'Other'] },
    ]);
    const answered = await call('POST', `/conversations/${body.shareToken}/messages`, { text: 'billing' });
    expect(answered.body.messages.map(({ text }: { text: string }) => text)).toEqual([
      'What is it about?',
      'billing',
      'Invoices are under Settings.',
    ]);
    const free = await call('POST', `/conversations/${body.shareToken}/messages`, { text: 'No, else' });
    expect(free.body.messages).toHaveLength(4);
  });
});

describe('the help center', () => {
  it('shows live articles only, as safe HTML, and finds them by their words', async () => {
    const collection = await insertRow(test.ownerPool, help_collections, { ...own(), title: 'Zebra care' });
    const article = { ...own(), collection_id: collection.id, status: 'live' as const };
    const live = await insertRow(test.ownerPool, help_articles, {
      ...article,
      title: 'Feed a zebra',
      html: '<p onclick="x()">Hay and <script>alert(1)</script>grass</p>',
    });
    const draft = await insertRow(test.ownerPool, help_articles, {
      ...article,
      status: 'draft',
      title: 'Ride a zebra',
      html: '<p>No</p>',
    });
    const viewed = await call('GET', `/helpcenter/collections/${collection.id}`);
    expect(viewed.body).toMatchObject({ articles_count: 1, articles: [{ title: 'Feed a zebra' }] });
    expect((await call('GET', `/helpcenter/articles/${live.id}`)).body.html).toBe('<p>Hay and grass</p>');
    expect((await call('GET', `/helpcenter/articles/${draft.id}`)).status).toBe(404);
    expect((await call('GET', '/helpcenter/articles/abc')).status).toBe(404);
    const titles = async (term: string) =>
      (await call('GET', `/helpcenter/search?term=${encodeURIComponent(term)}`)).body.data.map(
        ({ title }: { title: string }) => title,
      );
    expect(await titles('ZEBRA grass')).toEqual(['Feed a zebra']);
    expect(await titles('onclick')).toEqual([]);
    const list = await call('GET', '/helpcenter/collections?search=zebra');
    expect(list.body.data).toMatchObject([{ title: 'Zebra care', articles_count: 1 }]);
  });
});

it('news are unread until the visitor reads them', async () => {
  await deleteRows(test.ownerPool, news_articles, { agency_id: project.agency_id });
  const { id } = await insertRow(test.ownerPool, news_articles, {
    ...own(),
    status: 'live',
    title: 'Dark mode',
    html: '<p>It is here.</p>',
  });
  expect((await call('GET', '/news')).body.data).toMatchObject([{ id: String(id), isUnread: true }]);
  expect((await call('GET', `/news/${id}`)).body).toMatchObject({ html: '<p>It is here.</p>' });
  expect((await call('POST', `/news/${id}/read`)).status).toBe(204);
  expect((await call('POST', `/news/${id}/read`)).status).toBe(204);
  expect((await call('GET', '/news')).body.data).toMatchObject([{ isUnread: false }]);
  expect((await call('GET', '/home')).body.news).toMatchObject({ total: 1, unread: 0 });
});

it('a checklist starts once, counts completed steps, and refuses unknown ones', async () => {
  const { id } = await insertRow(test.ownerPool, checklists, {
    ...own(),
    status: 'live',
    title: 'Set up',
    steps: [
      { id: 'one', title: 'One', description: '' },
      { id: 'two', title: 'Two', description: '' },
    ],
  });
  expect((await call('GET', `/checklists/${id}`)).body).toMatchObject({ isStarted: false, currentStep: 0 });
  const started = await call('POST', '/checklists', { outboundId: String(id) });
  expect([started.status, started.body.isStarted]).toEqual([201, true]);
  const done = await call('POST', `/checklists/${id}/steps/two/complete`);
  expect(done.body).toMatchObject({
    currentStep: 1,
    totalSteps: 2,
    steps: [{ done: false }, { done: true }],
  });
  await call('POST', '/checklists', { outboundId: String(id) });
  expect((await call('GET', `/checklists/${id}`)).body.currentStep).toBe(1);
  expect((await call('POST', `/checklists/${id}/steps/nine/complete`)).status).toBe(404);
  visitor = await startVisitor();
  expect((await call('GET', `/checklists/${id}`)).body.currentStep).toBe(0);
});

it('a feature request counts one vote per visitor, also when it is withdrawn', async () => {
  const created = await call('POST', '/featurerequests', { title: 'Keyboard shortcuts' });
  expect(created.body).toMatchObject({ votes: 1, voted: true, status: 'OPEN' });
  const { id } = created.body;
  visitor = await startVisitor();
  const vote = async (voted: boolean) =>
    (await call('PUT', `/featurerequests/${id}/vote`, { voted })).body.votes;
  expect([await vote(true), await vote(true), await vote(false), await vote(false)]).toEqual([2, 2, 1, 1]);
  const row = await findRow(test.ownerPool, feature_requests, { where: { id: Number(id) } });
  expect(row.votes).toBe(1);
  expect((await call('POST', '/featurerequests', { title: ' ' })).status).toBe(422);
});

describe('surveys', () => {
  const form = [
    { name: 'score', title: 'Score', type: 'nps' as const, required: true },
    { name: 'parts', title: 'Parts', type: 'multiChoice' as const, required: false, options: ['A', 'B'] },
    { name: 'when', title: 'When', type: 'date' as const, required: false },
    { name: 'agree', title: 'Agree', type: 'consent' as const, required: true },
  ];

  it('store valid answers to their questions', async () => {
    const { id } = await insertRow(test.ownerPool, surveys, {
      ...own(),
      form_id: 'happy',
      status: 'live',
      title: 'Are you happy?',
      form,
    });
    expect((await call('GET', '/surveys/happy')).body).toMatchObject({ id: 'happy', form });
    const answer = (formData: object) => call('POST', '/surveys/happy/answers', { formData });
    const wrong = await answer({ score: 11, parts: ['C'], when: 'soon', agree: false });
    expect([wrong.status, Object.keys(wrong.body.errors).toSorted()]).toEqual([
      422,
      ['agree', 'parts', 'score', 'when'],
    ]);
    const formData = { score: 0, parts: ['A'], when: '2026-11-23', agree: true };
    expect((await answer({ ...formData, other: 'x' })).status).toBe(201);
    const row = await findRow(test.ownerPool, survey_answers, { where: { survey_id: id } });
    expect(row.formData).toEqual(formData);
  });

  it('that do not exist answer 404', async () => {
    expect((await call('GET', '/surveys/none')).status).toBe(404);
    expect((await call('POST', '/surveys/none/answers', { formData: {} })).status).toBe(404);
  });
});
