import { conversation_files, survey_answers } from '@adlane/api-server/schema';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { countRows, findRow } from '../../fixtures/rows/rows';
import { findVisitor } from '../../fixtures/rows/visitorRows';
import { createTestApp, type TestApp } from '../../harness/createTestApp';

type Headers = Record<string, string>;

let test: TestApp;
let agency: string;
let project: { readonly id: number; readonly sdkKey: string };
let survey: { readonly id: number };
let visitor: Headers;
let count = 0;

async function send(method: string, path: string, body?: unknown, token = agency) {
  const answer = await test.request(`/api/v1${path}`, { method, token, body });
  return { status: answer.status, body: await answer.json() };
}
async function sendAsVisitor(method: string, path: string, body?: unknown, headers = visitor) {
  const answer = await test.request(`/sdk${path}`, { method, headers, body });
  return { status: answer.status, body: await answer.json() };
}
async function startVisitor(): Promise<Headers> {
  const key = { 'api-token': project.sdkKey };
  const { body } = await sendAsVisitor('POST', '/sessions', { lang: 'en' }, key);
  return { ...key, 'gleap-id': body.gleapId, 'gleap-hash': body.gleapHash };
}
async function upload(name: string, headers = visitor) {
  const form = new FormData();
  form.set('file', new File(['%PDF-1.7 paid'], name));
  const { token } = (await sendAsVisitor('POST', '/conversations/files', form, headers)).body;
  return { token, name };
}
const answer = (formData: object, headers = visitor) =>
  sendAsVisitor('POST', '/surveys/proof/answers', { formData }, headers);
const readResults = async () => (await send('GET', `/surveys/${survey.id}/results`)).body.questions;

const question = { title: 'Your invoice', type: 'file', required: false, page: 1 };
const form = [
  { ...question, name: 'invoice' },
  { ...question, name: 'receipt' },
];

beforeAll(async () => {
  test = await createTestApp();
  agency = await test.as('Agency');
});
afterAll(() => test.close());
beforeEach(async () => {
  project = (await send('POST', '/projects', { name: `Files ${(count += 1)}` })).body;
  const body = { project_id: project.id, form_id: 'proof', title: 'Proof', form };
  survey = (await send('POST', '/surveys', body)).body;
  await send('PUT', `/surveys/${survey.id}/status`, { status: 'live' });
  visitor = await startVisitor();
});

describe('files of an answer', () => {
  it('are downloaded from the results and from the conversation that the answer starts', async () => {
    const file = await upload('invoice.pdf');
    expect((await answer({ invoice: [file] })).status).toBe(201);
    const [invoice] = await readResults();
    expect(invoice).toMatchObject({ answers: 1, latest: [{ text: 'invoice.pdf', files: [file] }] });
    const download = await test.request(`/api/v1/inbox/files/${file.token}`, { token: agency });
    expect([download.status, await download.text()]).toEqual([200, '%PDF-1.7 paid']);
    expect(download.headers.get('content-disposition')).toContain('attachment');
    const { data } = (await sendAsVisitor('GET', '/conversations')).body;
    expect(data).toMatchObject([{ title: 'Proof', lastText: 'Your invoice invoice.pdf' }]);
  });

  it('have the names under which they were stored', async () => {
    const { token } = await upload('invoice.pdf');
    await answer({ invoice: [{ token, name: '<b>other</b>.exe' }] });
    const [invoice] = await readResults();
    expect(invoice.latest[0].files).toEqual([{ token, name: 'invoice.pdf' }]);
  });

  it('are refused if another visitor stored them, or if they were sent before', async () => {
    const file = await upload('invoice.pdf');
    const theirs = await answer({ invoice: [file] }, await startVisitor());
    expect([theirs.status, Object.keys(theirs.body.errors)]).toEqual([422, ['invoice']]);
    expect((await answer({ invoice: [file] })).status).toBe(201);
    expect((await answer({ invoice: [file] })).status).toBe(422);
    expect(await countRows(test.ownerPool, survey_answers, { survey_id: survey.id })).toBe(1);
  });

  it('are refused if one file answers two questions, or one question twice', async () => {
    const file = await upload('invoice.pdf');
    expect((await answer({ invoice: [file], receipt: [file] })).status).toBe(422);
    expect((await answer({ invoice: [file, file] })).status).toBe(422);
  });

  it.each([
    ['six files', Array.from({ length: 6 }, (_, index) => ({ token: `t${index}`, name: 'x' }))],
    ['a text', 'invoice.pdf'],
    ['an unknown file', [{ token: 'never-stored', name: 'x' }]],
    ['a token that is none', [{ token: { $ne: '' }, name: 'x' }]],
    ['a path', [{ token: '../../etc/passwd', name: 'x' }]],
  ])('are refused for %s', async (_what, invoice) => {
    expect((await answer({ invoice })).status).toBe(422);
    expect(await countRows(test.ownerPool, survey_answers, { survey_id: survey.id })).toBe(0);
  });

  it('are not downloaded by another agency', async () => {
    const file = await upload('invoice.pdf');
    await answer({ invoice: [file] });
    const token = await test.as('SuperAdmin');
    expect((await test.request(`/api/v1/inbox/files/${file.token}`, { token })).status).toBe(404);
  });

  it('are erased with the visitor', async () => {
    const file = await upload('invoice.pdf');
    await answer({ invoice: [file] });
    const row = await findRow(test.ownerPool, conversation_files, { where: { token: file.token } });
    const { id } = await findVisitor(test.ownerPool, visitor['gleap-id']);
    await send('DELETE', `/people/${id}`);
    expect(await countRows(test.ownerPool, conversation_files, { token: file.token })).toBe(0);
    expect(await test.ports.files.find(row.file_key)).toBeUndefined();
    const [invoice] = await readResults();
    expect(invoice.answers).toBe(0);
  });
});
