import { execFile } from 'node:child_process';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { gleapKinds } from '@adlane/contract/widget/gleapImport';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../harness/createTestApp';

// The script of the migration guide, against what Gleap's REST API documents.

const script = fileURLToPath(new URL('../../../../../docs/widget/exportGleap.mjs', import.meta.url));
const session = { _id: 's1', email: 'mia@shop.example', name: 'Mia' };
const tickets = Array.from({ length: 1001 }, (_none, index) => ({
  _id: `t${index}`,
  type: 'INQUIRY',
  title: `Question ${index}`,
  session,
}));

const answers: Readonly<Record<string, unknown>> = {
  '/sessions': [session],
  '/tickets?sort=createdAt&limit=1000&skip=0': {
    tickets: tickets.slice(0, 1000),
    count: 1000,
    totalCount: 1001,
  },
  '/tickets?sort=createdAt&limit=1000&skip=1000': {
    tickets: tickets.slice(1000),
    count: 1,
    totalCount: 1001,
  },
  '/messages?ticket=t0&sort=createdAt&limit=1000&skip=0': [
    { id: 'm1', ticket: 't0', data: { content: 'Hello' }, session: 's1' },
  ],
  '/helpcenter/collections/all': [{ _id: 'c1', title: { en: 'Start' } }],
  '/helpcenter/collections/c1/articles': [
    { _id: 'a1', helpcenterCollection: 'c1', title: 'Install', content: '<p>Add the script.</p>' },
  ],
  '/engagement/news': [{ id: 'n1', subject: 'New', message: '<p>Look</p>' }],
  '/engagement/product-tours': [],
  '/engagement/tooltips': [],
};

let gleap: Server;
let test: TestApp;
const refused: string[] = [];

beforeAll(async () => {
  test = await createTestApp();
  gleap = createServer(({ url = '', headers }, response) => {
    const isAllowed = headers.authorization === 'Bearer secret' && headers['project'] === 'p1';
    if (!isAllowed) refused.push(url);
    const body = answers[url] ?? (url.startsWith('/messages?') ? [] : undefined);
    response.writeHead(isAllowed && body !== undefined ? 200 : 404, { 'content-type': 'application/json' });
    response.end(JSON.stringify(body ?? { message: 'Not found' }));
  });
  await new Promise<void>((resolve) => gleap.listen(0, '127.0.0.1', resolve));
});
afterAll(async () => {
  await test?.close();
  await new Promise((resolve) => gleap.close(resolve));
});

it('an export with the script of the guide is imported completely', async () => {
  const { port } = gleap.address() as AddressInfo;
  const env = {
    ...process.env,
    GLEAP_API: `http://127.0.0.1:${port}`,
    GLEAP_API_KEY: 'secret',
    GLEAP_PROJECT: 'p1',
  };
  const { stdout } = await promisify(execFile)(process.execPath, [script], {
    env,
    maxBuffer: 64 * 1024 * 1024,
  });
  const exported = JSON.parse(stdout);
  expect(refused).toEqual([]);
  expect(exported.tickets).toHaveLength(1001);

  const token = await test.as('Agency');
  const send = async (path: string, body: object) => {
    const answer = await test.request(`/api/v1${path}`, { method: 'POST', token, body });
    return answer.json();
  };
  const { id } = await send('/projects', { name: 'Moved by script' });
  const imported: Record<string, number> = {};
  for (const kind of gleapKinds) {
    const items = exported[kind].slice(-100);
    if (items.length === 0) continue;
    // The messages belong to the first ticket.
    if (kind === 'messages')
      await send(`/projects/${id}/gleap-import`, { kind: 'tickets', items: [tickets[0]] });
    const report = await send(`/projects/${id}/gleap-import`, { kind, items });
    expect([kind, report.skipped]).toEqual([kind, []]);
    imported[kind] = report.imported;
  }
  expect(imported).toEqual({ sessions: 1, tickets: 100, messages: 1, collections: 1, articles: 1, news: 1 });
});
