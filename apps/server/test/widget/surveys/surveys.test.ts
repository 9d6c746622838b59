import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../harness/createTestApp';

let test: TestApp;
let agency: string;
let operator: string;
let project: { readonly id: number; readonly sdkKey: string };
let visitor: Record<string, string>;

async function send(token: string, method: string, path: string, body?: unknown) {
  const answer = await test.request(`/api/v1${path}`, { method, token, body });
  return { status: answer.status, body: await answer.json() };
}

async function startVisitor() {
  const key = { 'api-token': project.sdkKey };
  const started = await test.request('/sdk/sessions', { method: 'POST', headers: key, body: {} });
  const { gleapId, gleapHash } = await started.json();
  return { ...key, 'gleap-id': gleapId, 'gleap-hash': gleapHash };
}

const sendAsVisitor = (method: string, path: string, body?: unknown, headers = visitor) =>
  test.request(`/sdk${path}`, { method, headers, body });

const form = [
  { name: 'score', title: 'Score', type: 'nps', required: true, page: 1 },
  {
    name: 'why',
    title: 'Why?',
    type: 'text',
    required: true,
    page: 2,
    showIf: { name: 'score', test: 'atMost', value: '6' },
  },
];
const create = (form_id: string, changes: object = {}) =>
  send(agency, 'POST', '/surveys', { project_id: project.id, form_id, title: 'NPS', form, ...changes });

beforeAll(async () => {
  test = await createTestApp();
  agency = await test.as('Agency');
  operator = await test.as('SuperAdmin');
  project = (await send(agency, 'POST', '/projects', { name: 'Shop' })).body;
  visitor = await startVisitor();
});
afterAll(() => test.close());

describe('a survey of a project', () => {
  it('is a draft that visitors can not open until it is published', async () => {
    const { body } = await create('nps');
    expect(body).toMatchObject({ status: 'draft', questions: 2, responses: 0 });
    expect((await sendAsVisitor('GET', '/surveys/nps')).status).toBe(404);
    await send(agency, 'PUT', `/surveys/${body.id}/status`, { status: 'live' });
    expect((await sendAsVisitor('GET', '/surveys/nps')).status).toBe(200);
    await send(agency, 'PUT', `/surveys/${body.id}/status`, { status: 'archived' });
    expect((await sendAsVisitor('GET', '/surveys/nps')).status).toBe(404);
  });

  it('refuses an id that an action of the widget uses', async () => {
    expect((await create('taken')).status).toBe(201);
    expect((await create('taken')).body.errors).toHaveProperty('form_id');
    expect((await create('banner')).status).toBe(422);
    expect((await create('taken2')).status).toBe(201);
  });

  it('refuses a condition on a later question', async () => {
    expect((await create('late', { form: form.toReversed() })).status).toBe(422);
  });

  it('is not found by another tenant', async () => {
    const { body } = await create('own');
    for (const path of [`/surveys/${body.id}`, `/surveys?project_id=${project.id}`]) {
      expect((await send(operator, 'GET', path)).status).toBe(404);
    }
  });

  it('counts visitors who opened and answered it, and shows their answers', async () => {
    const { body: survey } = await create('counted');
    await send(agency, 'PUT', `/surveys/${survey.id}/status`, { status: 'live' });
    const other = await startVisitor();
    for (const headers of [visitor, visitor, other]) {
      expect((await sendAsVisitor('POST', '/surveys/counted/open', undefined, headers)).status).toBe(204);
    }
    const answer = (formData: object) => sendAsVisitor('POST', '/surveys/counted/answers', { formData });
    expect((await answer({ score: 6 })).status).toBe(422);
    expect((await answer({ score: 6, why: 'Slow' })).status).toBe(201);
    expect((await answer({ score: 7 })).status).toBe(201);
    const { body: row } = await send(agency, 'GET', `/surveys/${survey.id}`);
    expect(row).toMatchObject({ opened: 2, answered: 1, responses: 2 });

    const day = test.clock.now().toISOString().slice(0, 10);
    const { body } = await send(agency, 'GET', `/surveys/${survey.id}/results?from=${day}&to=${day}`);
    expect(body).toMatchObject({ responses: 2, opened: 2, days: [{ day, responses: 2 }] });
    expect(body.questions[0]).toMatchObject({ nps: -50, average: 6.5 });
    expect(body.questions[1].latest).toMatchObject([{ text: 'Slow' }]);

    const before = new Date(test.clock.now().getTime() - 86_400_000).toISOString().slice(0, 10);
    const past = await send(agency, 'GET', `/surveys/${survey.id}/results?from=${before}&to=${before}`);
    expect(past.body.responses).toBe(0);
    const file = await test.request(`/api/v1/surveys/${survey.id}/export?from=${day}&to=${day}`, {
      token: agency,
    });
    expect(await file.text()).toContain('"6","Slow"\r\n');
  });

  it('brings what a visitor wrote to the inbox, where the team answers it', async () => {
    const { body: survey } = await create('written', { title: 'Our score' });
    await send(agency, 'PUT', `/surveys/${survey.id}/status`, { status: 'live' });
    const writer = await startVisitor();
    const answer = (formData: object) =>
      sendAsVisitor('POST', '/surveys/written/answers', { formData }, writer);
    const list = async () =>
      (await send(agency, 'GET', `/inbox?only=surveys&project_id=${project.id}&search=Our score`)).body.data;
    await answer({ score: 9 });
    expect(await list()).toEqual([]);
    expect((await answer({ score: 2, why: 'Exports are missing.' })).status).toBe(201);
    const [row] = await list();
    expect(row).toMatchObject({
      kind: 'conversation',
      title: 'Our score',
      survey_id: survey.id,
      unread: 1,
      last_text: 'Score 2 Why? Exports are missing.',
    });
    const { body: notified } = await send(agency, 'GET', '/notifications?kind=reply');
    expect(notified.data[0].title).toBe('Visitor wrote in “Our score”');
    await send(agency, 'POST', `/inbox/conversation/${row.id}/reply`, { text: 'They come in May.' });
    const mine = await (await sendAsVisitor('GET', '/conversations', undefined, writer)).json();
    expect(mine.data).toMatchObject([{ title: 'Our score', lastText: 'They come in May.', unread: 1 }]);
  });

  it('has results of at most 366 days', async () => {
    const { body } = await create('long');
    const results = (from: string) =>
      send(agency, 'GET', `/surveys/${body.id}/results?from=${from}&to=2026-12-31`);
    expect((await results('2025-12-31')).status).toBe(200);
    expect((await results('2025-12-30')).status).toBe(422);
    expect((await results('2027-01-01')).status).toBe(422);
  });

  it('is copied without its answers and deleted with them', async () => {
    const { body } = await create('copied');
    const copy = await send(agency, 'POST', `/surveys/${body.id}/duplicate`);
    expect(copy.body).toMatchObject({ form_id: 'copied-2', title: 'NPS (copy)', status: 'draft' });
    expect((await send(agency, 'DELETE', `/surveys/${body.id}`)).status).toBe(200);
    expect((await send(agency, 'GET', `/surveys/${body.id}`)).status).toBe(404);
  });
});
