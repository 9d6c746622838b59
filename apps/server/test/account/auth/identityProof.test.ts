import { createHmac } from 'node:crypto';
import { audit_log, projects, visitors } from '@adlane/api-server/schema';
import { demoSdkKey } from '@adlane/mocks/world';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { findRow, findRows, updateRows } from '../../fixtures/rows/rows';
import { createTestApp, type TestApp } from '../../harness/createTestApp';

let test: TestApp;
let operator: string;
let project: number;

const dayMs = 24 * 60 * 60 * 1000;
const userHash = (key: string, userId = 'u-1') => createHmac('sha256', key).update(userId).digest('hex');

async function asOperator(path: string, method: string, body?: unknown, token = operator) {
  const answer = await test.request(`/api/v1${path}`, { method, token, body });
  return { status: answer.status, body: await answer.json() };
}
const setMode = (identityMode: string) =>
  asOperator(`/projects/${project}/identity`, 'PUT', { identityMode });
const rotate = async (): Promise<string> =>
  (await asOperator(`/projects/${project}/identity/key`, 'POST')).body.key;

/** Identifies user u-1 from a new session and returns the status. */
async function identify(fields: object): Promise<number> {
  return (await identifyDevice(fields)).status;
}

/** Identifies user u-1 on a new device. */
async function identifyDevice(fields: object) {
  const headers = { 'api-token': demoSdkKey };
  const started = await test.request('/sdk/sessions', { method: 'POST', headers, body: {} });
  const { gleapId, gleapHash } = await started.json();
  const answer = await test.request('/sdk/sessions/identify', {
    method: 'POST',
    headers: { ...headers, 'gleap-id': gleapId, 'gleap-hash': gleapHash },
    body: { userId: 'u-1', ...fields },
  });
  return { status: answer.status, body: await answer.json() };
}

beforeAll(async () => {
  test = await createTestApp();
  operator = await test.as('SuperAdmin');
  const { body } = await asOperator('/projects?sort=name&order=asc', 'GET');
  project = body.data.find(({ sdkKey }: { sdkKey: string }) => sdkKey === demoSdkKey).id;
});
beforeEach(async () => {
  await updateRows(test.ownerPool, projects, {
    identityMode: 'off',
    sealed_identity_key: null,
    sealed_previous_identity_key: null,
  });
});
afterAll(() => test.close());

it('identity verification cannot be enabled before a key exists', async () => {
  expect((await setMode('enforced')).status).toBe(422);
  expect((await setMode('optional')).status).toBe(422);
  expect((await setMode('off')).body).toMatchObject({ identityMode: 'off', hasIdentityKey: false });
});

it.each([
  ['off', { none: 200, right: 200, wrong: 200, foreign: 200 }],
  ['optional', { none: 200, right: 200, wrong: 403, foreign: 403 }],
  ['enforced', { none: 403, right: 200, wrong: 403, foreign: 403 }],
])('identity verification in mode %s accepts only the hashes of that mode', async (mode, answers) => {
  const key = await rotate();
  expect((await setMode(mode)).body).toMatchObject({ identityMode: mode, hasIdentityKey: true });
  expect({
    none: await identify({}),
    right: await identify({ userHash: userHash(key) }),
    wrong: await identify({ userHash: 'f'.repeat(64) }),
    foreign: await identify({ userId: 'u-2', userHash: userHash(key) }),
  }).toEqual(answers);
});

describe('a new identity key', () => {
  it('is valid at once, and the previous one for 24 hours more', async () => {
    const old = await rotate();
    await setMode('enforced');
    const fresh = await rotate();
    expect(fresh).not.toBe(old);
    expect(await identify({ userHash: userHash(fresh) })).toBe(200);
    test.clock.advance(dayMs - 1000);
    expect(await identify({ userHash: userHash(old) })).toBe(200);
    test.clock.advance(1000);
    expect(await identify({ userHash: userHash(old) })).toBe(403);
    expect(await identify({ userHash: userHash(fresh) })).toBe(200);
  });

  it('ends the key before the previous one', async () => {
    const first = await rotate();
    await setMode('enforced');
    await rotate();
    await rotate();
    expect(await identify({ userHash: userHash(first) })).toBe(403);
  });

  it('is shown once, stored encrypted and not in the audit log', async () => {
    operator = await test.as('SuperAdmin');
    const key = await rotate();
    const stored = await findRow(test.ownerPool, projects, { where: { id: project } });
    expect(stored.sealed_identity_key).toEqual(expect.not.stringContaining(key));
    const entries = await findRows(test.ownerPool, audit_log, { columns: ['changes'] });
    expect(JSON.stringify(entries)).not.toContain(key);
    expect(JSON.stringify((await asOperator('/projects', 'GET')).body)).not.toContain(key);
  });
});

it('identity verification of a project can be configured by its tenant only', async () => {
  const agency = await test.as('Agency');
  const { body } = await asOperator('/projects', 'GET', undefined, agency);
  expect(body.data.some(({ id }: { id: number }) => id === project)).toBe(false);
  expect((await asOperator(`/projects/${project}/identity/key`, 'POST', undefined, agency)).status).toBe(404);
});

describe('the contact of a user with several devices', () => {
  const known = { name: 'Ann', email: 'ann@shop.test', plan: 'pro' };

  it('is the same on all devices that prove who they are', async () => {
    const proof = { userId: 'two-devices', userHash: userHash(await rotate(), 'two-devices') };
    await setMode('enforced');
    await identifyDevice({ ...proof, ...known });
    const { body } = await identifyDevice({ ...proof, phone: '555' });
    expect(body).toMatchObject({
      name: 'Ann',
      email: 'ann@shop.test',
      phone: '555',
      customData: { plan: 'pro' },
    });
    const rows = await findRows(test.ownerPool, visitors, { where: { userId: 'two-devices' } });
    expect(rows.map(({ phone }) => phone)).toEqual(['555', '555']);
  });

  it('goes to no device that only says who it is', async () => {
    const proof = { userId: 'claimed', userHash: userHash(await rotate(), 'claimed') };
    await setMode('optional');
    await identifyDevice({ ...proof, ...known });
    const { body } = await identifyDevice({ userId: 'claimed', phone: '666' });
    expect([body.name, body.email]).toEqual([undefined, undefined]);
    const third = await identifyDevice(proof);
    expect([third.body.name, third.body.phone]).toEqual(['Ann', undefined]);
  });
});
