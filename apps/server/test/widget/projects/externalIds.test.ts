import { external_ids, projects } from '@adlane/api-server/schema';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { findRow, insertRows } from '../../fixtures/rows/rows';
import { createTestApp, type TestApp } from '../../harness/createTestApp';

let test: TestApp;
let agency: string;
let project: { readonly id: number; readonly sdkKey: string };
let visitor: Record<string, string>;

async function send(method: string, path: string, body?: unknown) {
  const answer = await test.request(`/api/v1${path}`, { method, token: agency, body });
  return { status: answer.status, body: await answer.json() };
}

const sendAsVisitor = (method: string, path: string, body?: unknown) =>
  test.request(`/sdk${path}`, { method, headers: visitor, ...(body !== undefined && { body }) });

const name = (...entries: readonly object[]) =>
  send('PUT', `/projects/${project.id}/external-ids`, { entries });
const listed = async () => (await send('GET', `/projects/${project.id}/external-ids`)).body.entries;

const step = { type: 'post', mode: '', message: '<p>Look</p>', selector: '', videoUrl: '' };
const tourForm = {
  kind: 'tour',
  name: 'First steps',
  config: {
    steps: [step, step],
    sender: { firstName: 'Mia', profileImageUrl: '' },
    allowClose: true,
    backButton: true,
    nextText: '',
    prevText: '',
    doneText: '',
  },
};

async function publishTour(): Promise<number> {
  const { body } = await send('POST', '/guides', { ...tourForm, project_id: project.id });
  await send('PUT', `/guides/${body.id}/status`, { status: 'live' });
  return body.id;
}
async function publishNews(title: string): Promise<number> {
  const form = { project_id: project.id, title, html: '<p>New</p>', status: 'live' };
  return (await send('POST', '/news', form)).body.id;
}

beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

let count = 0;
beforeEach(async () => {
  count += 1;
  agency = await test.as('Agency');
  project = (await send('POST', '/projects', { name: `Moved ${count}` })).body;
  const key = { 'api-token': project.sdkKey };
  const started = await test.request('/sdk/sessions', { method: 'POST', headers: key, body: { lang: 'en' } });
  const { gleapId, gleapHash } = await started.json();
  visitor = { ...key, 'gleap-id': gleapId, 'gleap-hash': gleapHash };
});

/** An id as other systems have it. */
const foreign = '64f1c2a09be3d100124a5b6c';

describe('a content with the id of another system', () => {
  it('is opened by either id: news, articles, collections and checklists', async () => {
    const news = await publishNews('Moved');
    const collection = (await send('POST', '/help/collections', { project_id: project.id, title: 'Start' }))
      .body;
    const articleForm = { collection_id: collection.id, title: 'Open', html: '<p>x</p>', status: 'live' };
    const article = (await send('POST', '/help/articles', articleForm)).body;
    const steps = [{ id: 'one', title: 'One' }];
    const checklistForm = { project_id: project.id, title: 'List', status: 'live', steps };
    const checklist = (await send('POST', '/checklists', checklistForm)).body;
    await name(
      { kind: 'news', external_id: foreign, content_id: news },
      { kind: 'article', external_id: foreign, content_id: article.id },
      { kind: 'collection', external_id: foreign, content_id: collection.id },
      { kind: 'checklist', external_id: foreign, content_id: checklist.id },
    );
    const status = async (path: string) => (await sendAsVisitor('GET', path)).status;
    for (const [path, id] of [
      ['/news', news],
      ['/helpcenter/articles', article.id],
      ['/helpcenter/collections', collection.id],
      ['/checklists', checklist.id],
    ]) {
      expect([path, await status(`${path}/${id}`)]).toEqual([path, 200]);
      expect([path, await status(`${path}/${foreign}`)]).toEqual([path, 200]);
      expect([path, await status(`${path}/64f1c2a09be3d100124a5b6d`)]).toEqual([path, 404]);
    }
    expect((await sendAsVisitor('POST', `/news/${foreign}/read`)).status).toBe(204);
    const started = await sendAsVisitor('POST', '/checklists', { outboundId: foreign });
    expect(await started.json()).toMatchObject({ id: String(checklist.id), isStarted: true });
    const done = await sendAsVisitor('POST', `/checklists/${foreign}/steps/one/complete`);
    expect(await done.json()).toMatchObject({ currentStep: 1 });
  });

  it('is a tour that pages start, check and report by it', async () => {
    const id = await publishTour();
    await name({ kind: 'guide', external_id: foreign, content_id: id });
    const started = await sendAsVisitor('POST', '/outbound/producttours', { outboundId: foreign });
    expect(await started.json()).toEqual({ config: tourForm.config });
    const check = { outboundId: foreign, currentUrl: 'https://shop.example/' };
    const checked = await sendAsVisitor('POST', '/outbound/producttourvalidation', check);
    expect(await checked.json()).toMatchObject({ status: 'live' });
    const date = test.clock.now().toISOString();
    await sendAsVisitor('POST', '/sessions/ping', {
      time: 1,
      events: [`tour-${foreign}-step-1`, `tour-${foreign}-step-2`, `tour-${foreign}-quit`].map((event) => ({
        name: event,
        date,
      })),
      opened: true,
      type: 'js',
      sdkVersion: '13.9.3',
      ws: false,
    });
    expect((await send('GET', `/guides/${id}`)).body).toMatchObject({
      started: 1,
      closed: 1,
      reached: [1, 1],
    });
  });

  it('is a feature request that visitors vote for by it', async () => {
    const created = await sendAsVisitor('POST', '/featurerequests', { title: 'Dark mode', description: '' });
    const { id } = await created.json();
    await name({ kind: 'featureRequest', external_id: foreign, content_id: Number(id) });
    const voted = await sendAsVisitor('PUT', `/featurerequests/${foreign}/vote`, { voted: true });
    expect(await voted.json()).toMatchObject({ id, voted: true });
  });

  it('is found in its own project only', async () => {
    const id = await publishNews('Moved');
    await name({ kind: 'news', external_id: foreign, content_id: id });
    const other = (await send('POST', '/projects', { name: `Other ${count}` })).body;
    const headers = { ...visitor, 'api-token': other.sdkKey };
    const started = await test.request('/sdk/sessions', {
      method: 'POST',
      headers: { 'api-token': other.sdkKey },
      body: { lang: 'en' },
    });
    const { gleapId, gleapHash } = await started.json();
    const stranger = { ...headers, 'gleap-id': gleapId, 'gleap-hash': gleapHash };
    expect((await test.request(`/sdk/news/${foreign}`, { headers: stranger })).status).toBe(404);
  });
});

describe('the ids of another system', () => {
  it('are added, replaced and removed one by one', async () => {
    const [one, two] = [await publishNews('One'), await publishNews('Two')];
    await name(
      { kind: 'news', external_id: 'a-1', content_id: one },
      { kind: 'news', external_id: 'b-1', content_id: two },
    );
    await name({ kind: 'news', external_id: 'a-1', content_id: two });
    expect(await listed()).toEqual([
      { kind: 'news', external_id: 'a-1', content_id: two },
      { kind: 'news', external_id: 'b-1', content_id: two },
    ]);
    await name({ kind: 'news', external_id: 'b-1', content_id: null });
    expect(await listed()).toEqual([{ kind: 'news', external_id: 'a-1', content_id: two }]);
  });

  it.each([
    [
      'an id that looks like one of ours',
      { kind: 'news', external_id: '123456789' },
      'entries.0.external_id',
    ],
    ['an id with a slash', { kind: 'news', external_id: 'a/b' }, 'entries.0.external_id'],
    ['a kind without ids', { kind: 'survey', external_id: 'a-1' }, 'entries.0.kind'],
  ])('refuse %s', async (_what, entry, field) => {
    const content_id = await publishNews('News');
    const { status, body } = await name({ ...entry, content_id });
    expect([status, Object.keys(body.errors)]).toEqual([422, [field]]);
  });

  it('are 5,000 per project at most; a call with one more changes nothing', async () => {
    const content_id = await publishNews('Moved');
    const { agency_id } = await findRow(test.ownerPool, projects, { where: { id: project.id } });
    await insertRows(
      test.ownerPool,
      external_ids,
      Array.from({ length: 4999 }, (_none, index) => ({
        agency_id,
        project_id: project.id,
        kind: 'news' as const,
        external_id: `news-${index}`,
        content_id,
      })),
    );
    const add = (external_id: string) => ({ kind: 'news', external_id, content_id });
    const refused = await name(add('one'), add('two'));
    expect([refused.status, refused.body.errors]).toEqual([
      422,
      { entries: ['A project has at most 5000 ids of another system.'] },
    ]);
    expect((await name(add('one'))).status).toBe(200);
    expect(await listed()).toHaveLength(5000);
  });

  it('accept a number of ten digits, and a content of the project only', async () => {
    const content_id = await publishNews('News');
    expect((await name({ kind: 'news', external_id: '1234567890', content_id })).status).toBe(200);
    const elsewhere = { kind: 'article', external_id: 'a-1', content_id };
    expect((await name({ kind: 'news', external_id: 'ok', content_id }, elsewhere)).body.errors).toEqual({
      'entries.1.content_id': ['The project has no such content.'],
    });
    expect(await listed()).toHaveLength(1);
  });
});
