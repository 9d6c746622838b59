import { createHmac } from 'node:crypto';
import { feature_requests, visitors } from '@adlane/api-server/schema';
import type pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { countLockWaits } from '../../fixtures/lockWaits';
import { updateRows } from '../../fixtures/rows/rows';
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

type Connection = pg.PoolClient;

/** Runs calls in order, of which each waits for a lock that `lock` takes or for the one before; then unlocks. */
async function runWaiting(
  lock: (connection: Connection) => Promise<unknown>,
  calls: readonly (() => Promise<unknown>)[],
): Promise<void> {
  const connection = await test.ownerPool.connect();
  const running: Promise<unknown>[] = [];
  await connection.query('begin');
  try {
    await lock(connection);
    for (const call of calls) {
      running.push(call());
      await expect.poll(() => countLockWaits(test.ownerPool)).toBe(running.length);
    }
  } finally {
    await connection.query('commit');
    connection.release();
    await Promise.all(running);
  }
}

/** Locks the visitor of a device. */
const lockDevice = (headers: Headers) => (connection: Connection) =>
  updateRows(connection, visitors, { lang: 'en' }, { gleap_id: headers['gleap-id'] ?? '' });
/** Locks a feature request. */
const lockRequest = (id: string) => (connection: Connection) =>
  updateRows(connection, feature_requests, { title: 'Dark theme' }, { id: Number(id) });

describe('the votes of two devices that are used at once', () => {
  it('count once if both prove the same user in the same moment', async () => {
    const id = await request(phone, 'Dark mode');
    await vote(laptop, id);
    // The first waits for its row, the second for the first.
    await runWaiting(lockDevice(phone), [() => prove(phone), () => prove(laptop)]);
    for (const headers of [phone, laptop]) {
      expect(await read(headers, id)).toMatchObject({ votes: 1, voted: true });
    }
  });

  it('count once if one votes while the other one proves the user', async () => {
    await prove(laptop);
    const id = await request(phone, 'Dark mode');
    await runWaiting(lockRequest(id), [() => vote(laptop, id), () => prove(phone)]);
    for (const headers of [phone, laptop]) {
      expect(await read(headers, id)).toMatchObject({ votes: 1, voted: true });
    }
  });

  it('count once if one votes while it proves the user itself', async () => {
    await prove(laptop);
    const id = await request(laptop, 'Dark mode');
    await runWaiting(lockRequest(id), [() => vote(phone, id), () => prove(phone)]);
    for (const headers of [phone, laptop]) {
      expect(await read(headers, id)).toMatchObject({ votes: 1, voted: true });
    }
  });
});

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
