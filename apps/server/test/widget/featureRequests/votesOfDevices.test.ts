import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../harness/createTestApp';

type Headers = Record<string, string>;

let test: TestApp;
let agency: string;
let project: { readonly id: number; readonly sdkKey: string };
let identityKey: string;
let phone: Headers;
let laptop: Headers;

async function send(method: string, path: string, body?: object) {
  const answer = await test.request(`/api/v1${path}`, { method, token: agency, body });
  return answer.json();
}
async function sendAs(headers: Headers, method: string, path: string, body?: object) {
  const answer = await test.request(`/sdk${path}`, { method, headers, body });
  return answer.json();
}
async function startVisitor(): Promise<Headers> {
  const key = { 'api-token': project.sdkKey };
  const { gleapId, gleapHash } = await sendAs(key, 'POST', '/sessions', {});
  return { ...key, 'gleap-id': gleapId, 'gleap-hash': gleapHash };
}
const prove = (headers: Headers) =>
  sendAs(headers, 'POST', '/sessions/identify', {
    userId: 'u1',
    userHash: createHmac('sha256', identityKey).update('u1').digest('hex'),
  });
const request = async (headers: Headers, title: string): Promise<string> =>
  (await sendAs(headers, 'POST', '/featurerequests', { title })).id;
const vote = (headers: Headers, id: string) =>
  sendAs(headers, 'PUT', `/featurerequests/${id}/vote`, { voted: true });
const read = (headers: Headers, id: string) => sendAs(headers, 'GET', `/featurerequests/${id}`);

beforeAll(async () => {
  test = await createTestApp();
  agency = await test.as('Agency');
});
beforeEach(async ({ task }) => {
  project = await send('POST', '/projects', { name: task.name });
  identityKey = (await send('POST', `/projects/${project.id}/identity/key`)).key;
  await send('PUT', `/projects/${project.id}/identity`, { identityMode: 'optional' });
  [phone, laptop] = [await startVisitor(), await startVisitor()];
});
afterAll(() => test.close());

describe('the votes of two devices', () => {
  it('count once as soon as both prove the same user', async () => {
    const id = await request(phone, 'Dark mode');
    await vote(laptop, id);
    await vote(await startVisitor(), id);
    expect(await read(phone, id)).toMatchObject({ votes: 3 });
    await prove(phone);
    await prove(laptop);
    for (const headers of [phone, laptop]) {
      expect(await read(headers, id)).toMatchObject({ votes: 2, voted: true });
    }
    await prove(laptop);
    expect(await read(phone, id)).toMatchObject({ votes: 2 });
  });

  it('of one person for two requests count once after the requests are merged', async () => {
    await prove(phone);
    await prove(laptop);
    const [id, other] = [await request(phone, 'Dark mode'), await request(laptop, 'Night mode')];
    await send('POST', `/feature-requests/${other}/merge`, { into: Number(id) });
    expect(await read(phone, id)).toMatchObject({ votes: 1, voted: true });
  });
});
