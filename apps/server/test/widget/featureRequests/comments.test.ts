import { createHmac } from 'node:crypto';
import { feature_request_comments, notifications } from '@adlane/api-server/schema';
import { contentLimits } from '@adlane/contract/constants';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { countRows, deleteRows, findRows, insertRows } from '../../fixtures/rows/rows';
import { findVisitor } from '../../fixtures/rows/visitorRows';
import { createTestApp, type TestApp } from '../../harness/createTestApp';

type Headers = Record<string, string>;
type Project = { readonly id: number; readonly sdkKey: string };

let test: TestApp;
let agency: string;
let project: Project;
let visitor: Headers;
let requestId: string;
let count = 0;

async function send(method: string, path: string, body?: unknown, token = agency) {
  const answer = await test.request(`/api/v1${path}`, { method, token, body });
  return { status: answer.status, body: await answer.json() };
}
async function sendAsVisitor(method: string, path: string, body?: unknown, headers = visitor) {
  const answer = await test.request(`/sdk${path}`, { method, headers, body });
  return { status: answer.status, body: await answer.json() };
}
const createProject = async (token = agency): Promise<Project> =>
  (await send('POST', '/projects', { name: `Board ${(count += 1)}` }, token)).body;

async function startVisitor({ sdkKey }: Project = project): Promise<Headers> {
  const key = { 'api-token': sdkKey };
  const { body } = await sendAsVisitor('POST', '/sessions', { lang: 'en' }, key);
  return { ...key, 'gleap-id': body.gleapId, 'gleap-hash': body.gleapHash };
}
const comment = (text: string, headers = visitor) =>
  sendAsVisitor('POST', `/featurerequests/${requestId}/comments`, { text }, headers);
const readThread = async (headers = visitor) =>
  (await sendAsVisitor('GET', `/featurerequests/${requestId}`, undefined, headers)).body;

beforeAll(async () => {
  test = await createTestApp();
  agency = await test.as('Agency');
});
afterAll(() => test.close());
beforeEach(async () => {
  project = await createProject();
  visitor = await startVisitor();
  requestId = (await sendAsVisitor('POST', '/featurerequests', { title: 'Dark mode' })).body.id;
});

describe('comments on a feature request', () => {
  it('are read by every visitor of the project, who learn no names but those of the team', async () => {
    await sendAsVisitor('POST', '/sessions/identify', { userId: '7', name: 'Ada', email: 'ada@shop.test' });
    await comment('At night, please.');
    await send('POST', `/feature-requests/${requestId}/comments`, { text: 'In spring.' });
    const other = await startVisitor();
    const answer = await sendAsVisitor('GET', `/featurerequests/${requestId}`, undefined, other);
    expect(answer.body).toMatchObject({
      title: 'Dark mode',
      comments: 2,
      thread: [
        { from: 'visitor', name: '', text: 'At night, please.' },
        { from: 'team', text: 'In spring.' },
      ],
    });
    expect(answer.body.thread[1].name).not.toContain('@');
    expect(JSON.stringify(answer.body)).not.toContain('Ada');
    expect((await readThread()).thread[0]).toMatchObject({ from: 'self' });
    const { data } = (await sendAsVisitor('GET', '/featurerequests', undefined, other)).body;
    expect(data).toMatchObject([{ comments: 2 }]);
  });

  it('are those of the person on every device that proves the same user', async () => {
    const { key } = (await send('POST', `/projects/${project.id}/identity/key`)).body;
    await send('PUT', `/projects/${project.id}/identity`, { identityMode: 'optional' });
    const userHash = createHmac('sha256', key).update('7').digest('hex');
    const phone = await startVisitor();
    for (const headers of [visitor, phone]) {
      await sendAsVisitor('POST', '/sessions/identify', { userId: '7', userHash }, headers);
    }
    await comment('From the desk.');
    expect((await readThread(phone)).thread).toMatchObject([{ from: 'self' }]);
    const claimer = await startVisitor();
    await sendAsVisitor('POST', '/sessions/identify', { userId: '7' }, claimer);
    expect((await readThread(claimer)).thread).toMatchObject([{ from: 'visitor' }]);
  });

  it('are counted and shown with their authors to the team, whom they notify', async () => {
    await deleteRows(test.ownerPool, notifications, {});
    await sendAsVisitor('POST', '/sessions/identify', { userId: '7', name: 'Ada' });
    await comment('At night, please.');
    const { body } = await send('GET', `/feature-requests/${requestId}`);
    expect(body).toMatchObject({ comments: 1, thread: [{ from: 'visitor', name: 'Ada' }] });
    const { data } = (await send('GET', `/feature-requests?project_id=${project.id}`)).body;
    expect(data).toMatchObject([{ title: 'Dark mode', comments: 1 }]);
    const [notified] = await findRows(test.ownerPool, notifications, { where: { kind: 'reply' } });
    expect(notified).toMatchObject({
      title: 'Ada commented on “Dark mode”',
      body: 'At night, please.',
      path: `/agency/projects/${project.id}/content/feature-requests?request=${requestId}`,
    });
  });

  it('vanish with their notifications once the team has deleted them', async () => {
    await comment('Buy pills');
    await comment('Yes, please.');
    const [spam] = (await send('GET', `/feature-requests/${requestId}`)).body.thread;
    expect((await send('DELETE', `/feature-requests/comments/${spam.id}`)).status).toBe(200);
    expect((await readThread()).thread).toMatchObject([{ text: 'Yes, please.' }]);
    expect(await countRows(test.ownerPool, notifications, { body: 'Buy pills' })).toBe(0);
    expect(await countRows(test.ownerPool, notifications, { body: 'Yes, please.' })).toBeGreaterThan(0);
    expect((await send('DELETE', `/feature-requests/comments/${spam.id}`)).status).toBe(404);
  });

  it('move to the request that theirs is merged into, and are deleted with it', async () => {
    await comment('Same here.');
    const { body: target } = await send('POST', '/feature-requests', {
      project_id: project.id,
      title: 'Night colors',
    });
    const { body: merged } = await send('POST', `/feature-requests/${requestId}/merge`, { into: target.id });
    expect(merged.comments).toBe(1);
    await send('DELETE', `/feature-requests/${target.id}`);
    expect(await countRows(test.ownerPool, feature_request_comments, { text: 'Same here.' })).toBe(0);
    expect(await countRows(test.ownerPool, notifications, { body: 'Same here.' })).toBe(0);
  });

  it('are erased with the visitor who wrote them, from requests of others too', async () => {
    const guest = await startVisitor();
    await comment('I am Grace, call me.', guest);
    await comment('Good idea.');
    const { id } = await findVisitor(test.ownerPool, guest['gleap-id']);
    const exported = await send('GET', `/people/${id}/export`);
    expect(exported.body.featureComments).toMatchObject([{ text: 'I am Grace, call me.' }]);
    await send('DELETE', `/people/${id}`);
    expect((await readThread()).thread).toMatchObject([{ text: 'Good idea.' }]);
    expect(await countRows(test.ownerPool, notifications, { body: 'I am Grace, call me.' })).toBe(0);
  });

  it('are sent once, however often a page repeats the call', async () => {
    const headers = { ...visitor, 'idempotency-key': 'a-comment-that-is-sent-twice' };
    for (let sent = 0; sent < 2; sent += 1) expect((await comment('Once.', headers)).status).toBe(201);
    expect((await readThread()).thread).toHaveLength(1);
  });

  it.each([
    ['blank', ' \n ', 422],
    ['too long', 'x'.repeat(contentLimits.comment + 1), 422],
    ['as long as allowed', 'x'.repeat(contentLimits.comment), 201],
    ['with a null character, which is left out', 'a\u0000b', 201],
  ])('that are %s are judged by the contract', async (_what, text, status) => {
    expect((await comment(text)).status).toBe(status);
  });

  it('are stored as text, whatever it contains', async () => {
    const text = `<img src=x onerror=alert(1)> '; drop table visitors; -- \u202Egnp.exe`;
    await comment(text);
    expect((await readThread()).thread).toMatchObject([{ text }]);
  });

  it('are at most 200 per request', async () => {
    const { id } = await findVisitor(test.ownerPool, visitor['gleap-id']);
    const [{ agency_id } = { agency_id: 0 }] = await findRows(test.ownerPool, feature_request_comments, {
      where: { feature_request_id: Number((await comment('First.')).body.id) },
    });
    const row = {
      agency_id,
      feature_request_id: Number(requestId),
      visitor_id: id,
      text: 'More',
      created_at: test.clock.now(),
    };
    const rows = Array.from({ length: contentLimits.comments - 1 }, () => row);
    await insertRows(test.ownerPool, feature_request_comments, rows);
    const refused = await comment('One too many.');
    expect([refused.status, refused.body.errors.text]).toEqual([
      422,
      ['A request can have up to 200 comments.'],
    ]);
    expect((await send('POST', `/feature-requests/${requestId}/comments`, { text: 'x' })).status).toBe(422);
  });

  it('do not exist for visitors of other projects and for other agencies', async () => {
    await comment('Ours.');
    const [own] = (await send('GET', `/feature-requests/${requestId}`)).body.thread;
    const stranger = await startVisitor(await createProject());
    const read = await sendAsVisitor('GET', `/featurerequests/${requestId}`, undefined, stranger);
    expect([read.status, (await comment('Theirs.', stranger)).status]).toEqual([404, 404]);
    const other = await test.as('SuperAdmin');
    for (const [method, path, body] of [
      ['GET', `/feature-requests/${requestId}`, undefined],
      ['POST', `/feature-requests/${requestId}/comments`, { text: 'Theirs.' }],
      ['DELETE', `/feature-requests/comments/${own.id}`, undefined],
    ] as const) {
      expect((await send(method, path, body, other)).status).toBe(404);
    }
    expect((await readThread()).thread).toMatchObject([{ text: 'Ours.' }]);
  });
});
