import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BulkImportStatus } from '@adlane/contract/ads/templateImports';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { longTestMs } from '../../../../../test/timeLimits';
import { makeDataFolder } from '../../../src/folder/makeDataFolder';
import { repeatUntil } from '../../harness/processes/repeatUntil';
import { type ServerProcess, spawnServer } from '../../harness/processes/spawnServer';
import { templatesFile } from '../../harness/templatesFile';

const rows = 10_000;
const bad = Array.from({ length: 100 }, (_, index) => index * 97 + 5);

let root = '';
let server: ServerProcess | undefined;
let url = '';
let token = '';

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'adlane-import-'));
  await makeDataFolder(root);
});
afterAll(async () => {
  await server?.end('SIGTERM');
  await rm(root, { recursive: true, force: true });
});

async function start(): Promise<void> {
  server = spawnServer({ dataFolder: join(root, 'data'), entry: 'source' });
  url = (await server.ready).urls.dashboard;
}

async function call(path: string, init: RequestInit = {}): Promise<Response> {
  const headers = new Headers(init.headers);
  if (token !== '') headers.set('authorization', `Bearer ${token}`);
  return fetch(`${url}${path}`, { ...init, headers });
}

async function signIn(): Promise<void> {
  const body = JSON.stringify({ email: 'agency@adlane.test', password: 'adlane-demo' });
  const headers = { 'content-type': 'application/json' };
  ({ access_token: token } = await (await call('/api/v1/login', { method: 'POST', headers, body })).json());
}

function upload(text: string): Promise<Response> {
  const body = new FormData();
  body.set('file', new File([text], 'templates.csv', { type: 'text/csv' }));
  return call('/api/v1/templates/bulk/import', { method: 'POST', body });
}

const status = async (id: number): Promise<BulkImportStatus> =>
  (await call(`/api/v1/templates/bulk/import/status/${id}`)).json();

/** Polls until done; returns the last status. */
const watch = (id: number, isDone: (status: BulkImportStatus) => boolean): Promise<BulkImportStatus> =>
  repeatUntil(
    async () => {
      const last = await status(id);
      return isDone(last) ? last : undefined;
    },
    () => `import ${id}`,
  );

const isCompleted = ({ status: state }: BulkImportStatus) => state === 'completed';
const counts = { total_count: rows, processed_count: rows, passed_count: rows - 100, failed_count: 100 };

async function stored(): Promise<number> {
  return (await (await call('/api/v1/templates?search=Import%20&per_page=1')).json()).meta.total;
}

// One import from its file to its repetition: each step starts from what the step before stored.
describe('an import of 10,000 rows', { timeout: longTestMs, shuffle: false }, () => {
  let id = 0;

  it('is validated: 100 invalid rows are counted', async () => {
    await start();
    await signIn();
    const answer = await upload(templatesFile(rows, { bad }));
    expect(answer.status).toBe(202);
    const sent: BulkImportStatus = await answer.json();
    id = sent.id;
    expect(await watch(id, isCompleted)).toMatchObject({ ...counts, is_confirmed: false });
  });

  it('is killed when half of it is stored, and continues automatically while a second one waits', async () => {
    const confirmed = await call(`/api/v1/templates/bulk/import/confirm/${id}`, { method: 'POST' });
    expect(confirmed.status).toBe(202);
    const half = await watch(id, ({ processed_count }) => processed_count >= rows / 2);
    await server?.end('SIGKILL');
    expect(half.status).toBe('processing');

    await start();
    const second = await upload(templatesFile(1, { prefix: 'Second' }));
    expect([second.status, (await second.json()).message]).toEqual([
      409,
      'Previous Imported Ads are being processed. Please wait.',
    ]);
    expect(await stored()).toBeLessThan(rows - 100);
    expect(await watch(id, isCompleted)).toMatchObject({ ...counts, is_confirmed: true });
    expect(await stored()).toBe(rows - 100);
  });

  it('has its invalid rows in a file, each with its reason', async () => {
    const failed = await call(`/api/v1/templates/bulk/import/failed/${id}`);
    const lines = (await failed.text()).trim().split('\r\n');
    expect(lines).toHaveLength(1 + bad.length);
    expect(
      lines.slice(1).every((line) => line.includes('headline1: Heading cannot exceed 30 characters')),
    ).toBe(true);
  });

  it('creates nothing when the same file is sent again', async () => {
    const again: BulkImportStatus = await (await upload(templatesFile(rows, { bad }))).json();
    const repeated = await watch(again.id, isCompleted);
    expect(repeated).toMatchObject({ passed_count: 0, failed_count: rows });
    expect(await stored()).toBe(rows - 100);
  });
});
