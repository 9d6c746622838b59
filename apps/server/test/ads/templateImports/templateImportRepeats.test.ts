import { createApp, reclaimRequests } from '@adlane/api-server';
import type { BulkImportStatus } from '@adlane/contract/ads/templateImports';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../harness/createTestApp';
import { templatesFile } from '../../harness/templatesFile';

let test: TestApp;
let token: string;
beforeEach(async () => {
  test = await createTestApp();
  token = await test.as('Agency');
});
afterEach(() => test.close());

const base = '/api/v1/templates/bulk/import';

/** A server that loses its database, or dies, between what it stores and the job that it queues. */
function createDyingApp() {
  const send = () => Promise.reject(new Error('The server is dead.'));
  return createApp({ ...test.ports, jobs: { register: () => undefined, send } });
}

function buildUpload(key: string): RequestInit {
  const body = new FormData();
  body.set('file', new File([templatesFile(5, { bad: [2] })], 'templates.csv'));
  return { method: 'POST', body, headers: { authorization: `Bearer ${token}`, 'idempotency-key': key } };
}

const buildConfirmation = (key: string): RequestInit => ({
  method: 'POST',
  headers: { authorization: `Bearer ${token}`, 'idempotency-key': key },
});

async function send(path: string, init: RequestInit): Promise<{ status: number; body: BulkImportStatus }> {
  const answer = await test.app.request(path, init);
  return { status: answer.status, body: await answer.json() };
}

/** Lets a server that has been running all along do what it does each minute. */
async function tick(): Promise<void> {
  await test.jobs.send('scheduler.tick', {});
  await test.jobs.settle();
}

describe('an import whose server dies before it queues the job', () => {
  it('is answered to the repeat of the upload and of the confirmation, and run by the next tick', async () => {
    await createDyingApp().request(base, buildUpload('upload-1'));
    await reclaimRequests(test.ports, { isOnlyServer: true });
    const upload = await send(base, buildUpload('upload-1'));
    expect([upload.status, upload.body.status]).toEqual([202, 'processing']);
    await tick();
    const { id } = upload.body;
    const judged = await send(`${base}/status/${id}`, { headers: { authorization: `Bearer ${token}` } });
    expect(judged.body).toMatchObject({ status: 'completed', passed_count: 4, failed_count: 1 });

    const path = `${base}/confirm/${id}`;
    await createDyingApp().request(path, buildConfirmation('confirm-1'));
    await reclaimRequests(test.ports, { isOnlyServer: true });
    const confirmed = await send(path, buildConfirmation('confirm-1'));
    expect([confirmed.status, confirmed.body.is_confirmed]).toEqual([202, true]);
    await tick();
    const list = await test.request('/api/v1/templates?search=Import%20&per_page=1', { token });
    expect((await list.json()).meta.total).toBe(4);
  });
});
