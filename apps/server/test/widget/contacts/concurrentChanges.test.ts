import { createHmac } from 'node:crypto';
import { visitors } from '@adlane/api-server/schema';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { countLockWaits } from '../../fixtures/lockWaits';
import { findRow, updateRows } from '../../fixtures/rows/rows';
import { createTestApp, type TestApp } from '../../harness/createTestApp';

let test: TestApp;
let agency: string;
let project: { id: number; sdkKey: string };
let identityKey: string;

const call = async (path: string, method: string, body: object) =>
  (await test.request(`/api/v1/projects${path}`, { method, token: agency, body })).json();

beforeAll(async () => {
  test = await createTestApp();
  agency = await test.as('Agency');
});
beforeEach(async ({ task }) => {
  project = await call('', 'POST', { name: task.name });
  identityKey = (await call(`/${project.id}/identity/key`, 'POST', {})).key;
  await call(`/${project.id}/identity`, 'PUT', { identityMode: 'optional' });
});
afterAll(() => test.close());

type Headers = Record<string, string>;

async function startSession(): Promise<Headers> {
  const key = { 'api-token': project.sdkKey };
  const answer = await test.request('/sdk/sessions', { method: 'POST', headers: key, body: {} });
  const { gleapId, gleapHash } = await answer.json();
  return { ...key, 'gleap-id': gleapId, 'gleap-hash': gleapHash };
}

const prove = (headers: Headers, fields: object) =>
  test.request('/sdk/sessions/identify', {
    method: 'POST',
    headers,
    body: {
      userId: 'u1',
      userHash: createHmac('sha256', identityKey).update('u1').digest('hex'),
      ...fields,
    },
  });

function importFile(text: string) {
  const body = new FormData();
  body.append('project_id', String(project.id));
  body.append('file', new File([text], 'contacts.csv', { type: 'text/csv' }));
  return test.request('/api/v1/contacts/import', { method: 'POST', token: agency, body });
}

const findVisitor = (headers: Headers) =>
  findRow(test.ownerPool, visitors, { where: { gleap_id: headers['gleap-id'] ?? '' } });

/** Changes the visitor as its page does, and commits once what runs at the same time waits for that. */
async function changeMeanwhile(
  headers: Headers,
  change: Partial<typeof visitors.$inferInsert>,
  run: () => Response | Promise<Response>,
): Promise<void> {
  const changing = await test.ownerPool.connect();
  await changing.query('begin');
  await updateRows(changing, visitors, change, { gleap_id: headers['gleap-id'] ?? '' });
  const waiting = run();
  await expect.poll(() => countLockWaits(test.ownerPool)).toBe(1);
  await changing.query('commit');
  changing.release();
  expect((await waiting).status).toBe(200);
}

const stored = { phone: '+1 555 1', customData: { seats: 3 } };

describe('what a page stores of a contact', () => {
  it('stays while an import changes other fields of it', async () => {
    const headers = await startSession();
    await prove(headers, { name: 'Ann', phone: '+1 555 0' });
    await changeMeanwhile(headers, stored, () => importFile('userId,name,plan\nu1,Ann Smith,pro\n'));
    expect(await findVisitor(headers)).toMatchObject({
      name: 'Ann Smith',
      phone: '+1 555 1',
      customData: { seats: 3, plan: 'pro' },
    });
  });

  it('gets nothing of an import if the page identifies as another user meanwhile', async () => {
    const headers = await startSession();
    await prove(headers, { name: 'Ann' });
    await changeMeanwhile(headers, { is_proven: false }, () => importFile('userId,plan\nu1,pro\n'));
    expect(await findVisitor(headers)).toMatchObject({ customData: {} });
  });

  it('stays while the person is identified on another device', async () => {
    const [phone, laptop] = [await startSession(), await startSession()];
    await prove(phone, { name: 'Ann' });
    await changeMeanwhile(phone, stored, () => prove(laptop, { plan: 'pro' }));
    for (const headers of [phone, laptop]) {
      expect(await findVisitor(headers)).toMatchObject({
        name: 'Ann',
        phone: '+1 555 1',
        customData: { seats: 3, plan: 'pro' },
      });
    }
  });
});
