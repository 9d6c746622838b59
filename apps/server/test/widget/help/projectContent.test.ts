import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../harness/createTestApp';

let test: TestApp;
let agency: string;
let operator: string;
let projectId: number;
let otherProjectId: number;
let visitors: Record<string, string>[];

async function send(method: string, path: string, body?: unknown, token = agency) {
  const answer = await test.request(`/api/v1${path}`, { method, token, body });
  return { status: answer.status, body: await answer.json() };
}

async function sendAsVisitor(method: string, path: string, body?: unknown, headers = visitors[0]) {
  const answer = await test.request(`/sdk${path}`, { method, headers: headers ?? {}, body });
  return answer.status === 204 ? undefined : answer.json();
}

const create = async (path: string, body: object) => (await send('POST', path, body)).body;

beforeAll(async () => {
  test = await createTestApp();
  agency = await test.as('Agency');
  operator = await test.as('SuperAdmin');
});
beforeEach(async () => {
  const project = await create('/projects', { name: `Shop ${crypto.randomUUID()}` });
  projectId = project.id;
  otherProjectId = (await create('/projects', { name: `Blog ${crypto.randomUUID()}` })).id;
  const key = { 'api-token': project.sdkKey };
  const start = async () => {
    const started = await test.request('/sdk/sessions', { method: 'POST', headers: key, body: {} });
    const { gleapId, gleapHash } = await started.json();
    return { ...key, 'gleap-id': gleapId, 'gleap-hash': gleapHash };
  };
  visitors = [await start(), await start()];
});
afterAll(() => test.close());

describe('the help center of a project', () => {
  const list = async () => (await send('GET', `/help?project_id=${projectId}`)).body.data;
  const article = { description: '', html: '<p>Text</p>', status: 'live' };
  /** Creates a collection with an article. */
  async function createContent(): Promise<{ collectionId: number; articleId: number }> {
    const { id } = await create('/help/collections', { project_id: projectId, title: 'Orders' });
    const { id: articleId } = await create('/help/articles', {
      ...article,
      collection_id: id,
      title: 'Track',
    });
    return { collectionId: id, articleId };
  }

  it('shows visitors live articles only, in the order of their team', async () => {
    const first = await create('/help/collections', { project_id: projectId, title: 'Orders' });
    const second = await create('/help/collections', { project_id: projectId, title: 'Returns' });
    const ids = [];
    for (const [title, status] of [
      ['Track a parcel', 'live'],
      ['Cancel an order', 'live'],
      ['Gift cards', 'draft'],
    ]) {
      ids.push((await create('/help/articles', { ...article, collection_id: first.id, title, status })).id);
    }
    const [track, cancel, gift] = ids;
    const { status, body } = await send('PUT', '/help/order', {
      project_id: projectId,
      collections: [{ id: second.id }, { id: first.id }],
      articles: [
        { id: cancel, collection_id: first.id },
        { id: track, collection_id: second.id },
        { id: gift, collection_id: first.id },
      ],
    });
    expect(status).toBe(200);
    expect(body.data).toEqual(await list());
    const shown = await sendAsVisitor('GET', '/helpcenter/collections');
    expect(shown.data.map(({ title }: { title: string }) => title)).toEqual(['Returns', 'Orders']);
    const orders = await sendAsVisitor('GET', `/helpcenter/collections/${first.id}`);
    expect(orders.articles.map(({ title }: { title: string }) => title)).toEqual(['Cancel an order']);
  });

  it('is not reordered by someone who has not seen all of it', async () => {
    await createContent();
    const collections = (await list()).map(({ id }: { id: number }) => ({ id }));
    const { status } = await send('PUT', '/help/order', { project_id: projectId, collections, articles: [] });
    expect(status).toBe(409);
  });

  it('removes what is dangerous from an article', async () => {
    const { collectionId } = await createContent();
    const html = '<p onclick="x()">Hi</p><script>alert(1)</script><a href="javascript:x()">link</a>';
    const saved = await create('/help/articles', {
      ...article,
      collection_id: collectionId,
      title: 'Bad',
      html,
    });
    expect(saved.html).toBe('<p>Hi</p><a>link</a>');
  });

  it('refuses a collection of another project, and hides all of it from other tenants', async () => {
    const other = await create('/help/collections', { project_id: otherProjectId, title: 'Posts' });
    const { articleId: id } = await createContent();
    const moved = { ...article, title: 'Moved', collection_id: other.id };
    const refused = await send('PUT', `/help/articles/${id}`, moved);
    expect([refused.status, refused.body.errors.collection_id]).toEqual([
      422,
      ['Please choose a collection of the same project.'],
    ]);
    expect((await send('GET', `/help?project_id=${projectId}`, undefined, operator)).status).toBe(404);
    expect((await send('GET', `/help/articles/${id}`, undefined, operator)).status).toBe(404);
  });

  it('loses a deleted collection with its articles', async () => {
    const { collectionId, articleId } = await createContent();
    expect((await send('GET', `/help/articles/${articleId}`)).status).toBe(200);
    await send('DELETE', `/help/collections/${collectionId}`);
    expect((await send('GET', `/help/articles/${articleId}`)).status).toBe(404);
  });
});

describe('news of a project', () => {
  const news = { title: 'Sale', previewText: 'All week', coverImageUrl: '', html: '<p>20 %</p>' };

  it('reach visitors once they are live, count their readers, and are dated when published', async () => {
    const draft = await create('/news', { ...news, project_id: projectId });
    expect((await sendAsVisitor('GET', '/news')).data).toEqual([]);
    test.clock.advance(60_000);
    const { body } = await send('PUT', `/news/${draft.id}`, { ...news, status: 'live' });
    expect(Date.parse(body.created_at) - Date.parse(draft.created_at)).toBeGreaterThanOrEqual(60_000);
    const [shown] = (await sendAsVisitor('GET', '/news')).data;
    expect(shown).toMatchObject({ title: 'Sale', coverImageUrl: null, isUnread: true });
    for (const visitor of visitors) await sendAsVisitor('POST', `/news/${draft.id}/read`, undefined, visitor);
    expect((await send('GET', `/news/${draft.id}`)).body.reads_count).toBe(2);
    const later = await send('PUT', `/news/${draft.id}`, { ...news, title: 'Big sale', status: 'live' });
    expect(later.body.created_at).toBe(body.created_at);
  });

  it('show each visitor their reaction, and the team how many there are', async () => {
    const { id } = await create('/news', { ...news, project_id: projectId, status: 'live' });
    const [mia, tom] = visitors;
    const react = (visitor: (typeof visitors)[number] | undefined, reaction: string | null) =>
      sendAsVisitor('PUT', `/news/${id}/reaction`, { reaction }, visitor);
    const counted = async () => (await send('GET', `/news/${id}`)).body;
    await react(mia, 'happy');
    await react(tom, 'happy');
    await react(tom, 'sad');
    expect(await sendAsVisitor('GET', `/news/${id}`, undefined, tom)).toMatchObject({ reaction: 'sad' });
    expect(await counted()).toMatchObject({ reads_count: 2, reactions: { sad: 1, neutral: 0, happy: 1 } });
    await react(mia, null);
    expect(await sendAsVisitor('GET', `/news/${id}`, undefined, mia)).toMatchObject({ reaction: null });
    expect(await counted()).toMatchObject({ reactions: { sad: 1, neutral: 0, happy: 0 } });
  });

  it('refuse a picture that is no URL', async () => {
    const { status, body } = await send('POST', '/news', {
      ...news,
      project_id: projectId,
      coverImageUrl: 'javascript:alert(1)',
    });
    expect([status, Object.keys(body.errors)]).toEqual([422, ['coverImageUrl']]);
  });
});

describe('a checklist of a project', () => {
  const steps = ['logo', 'team', 'live'].map((id) => ({ id, title: `Step ${id}`, description: '' }));

  it('counts who starts it and completes each step, and keeps progress when steps move', async () => {
    const { id } = await create('/checklists', {
      project_id: projectId,
      title: 'Set up',
      status: 'live',
      steps,
    });
    const complete = (step: string, visitor = visitors[0]) =>
      sendAsVisitor('POST', `/checklists/${id}/steps/${step}/complete`, undefined, visitor);
    for (const step of ['logo', 'team', 'live']) await complete(step);
    await complete('logo', visitors[1]);
    const { body } = await send('GET', `/checklists/${id}`);
    expect(body).toMatchObject({ started_count: 2, completed_count: 1, steps_count: 3 });
    expect(body.steps.map(({ done_count }: { done_count: number }) => done_count)).toEqual([2, 1, 1]);
    const moved = { title: 'Set up', status: 'live', steps: [steps[1], steps[0]] };
    const after = (await send('PUT', `/checklists/${id}`, moved)).body;
    expect(after.steps.map(({ done_count }: { done_count: number }) => done_count)).toEqual([1, 2]);
    expect(after.completed_count).toBe(1);
  });

  it.each([
    [[], 'steps', 'Please add a step.'],
    [[steps[0], steps[0]], 'steps.1.id', 'Each step needs its own id.'],
    [Array.from({ length: 21 }, (_none, index) => ({ ...steps[0], id: `s${index}` })), 'steps', undefined],
  ])('refuses the steps %#', async (refused, field, message) => {
    const form = { project_id: projectId, title: 'Wrong', steps: refused };
    const { status, body } = await send('POST', '/checklists', form);
    expect(status).toBe(422);
    if (message) expect(body.errors[field]).toEqual([message]);
  });
});

describe('feature requests of a project', () => {
  const add = (title: string) => create('/feature-requests', { project_id: projectId, title });
  const vote = (id: number, visitor = visitors[0]) =>
    sendAsVisitor('PUT', `/featurerequests/${id}/vote`, { voted: true }, visitor);

  it('show their status and description to visitors', async () => {
    const { id } = await add('Dark mode');
    await send('PUT', `/feature-requests/${id}`, {
      title: 'Dark mode',
      description: 'Coming in May.',
      status: 'PLANNED',
    });
    const { data } = await sendAsVisitor('GET', '/featurerequests');
    expect(data).toEqual([
      expect.objectContaining({ title: 'Dark mode', status: 'PLANNED', description: 'Coming in May.' }),
    ]);
  });

  it('count each visitor once after a merge', async () => {
    const [dark, night] = [await add('Dark theme'), await add('Night mode')];
    await vote(dark.id);
    await vote(night.id);
    await vote(night.id, visitors[1]);
    const { status, body } = await send('POST', `/feature-requests/${night.id}/merge`, { into: dark.id });
    expect([status, body.votes]).toEqual([200, 2]);
    const { data } = (await send('GET', `/feature-requests?project_id=${projectId}&search=night`)).body;
    expect(data).toEqual([]);
  });

  it('are merged only within their project, and not into themselves', async () => {
    const own = await add('Export');
    const other = await create('/feature-requests', { project_id: otherProjectId, title: 'Export' });
    for (const into of [own.id, other.id]) {
      expect((await send('POST', `/feature-requests/${own.id}/merge`, { into })).status).toBe(422);
    }
  });
});
