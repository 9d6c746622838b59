import { demoLogins, demoSdkKey } from '@adlane/mocks/world';
import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { openBrowser, type TestBrowser } from '../../e2e/harness/openBrowser';
import { feedbackButton } from '../../e2e/harness/playWidget';
import { type BuiltServer, startBuiltServer } from '../../e2e/harness/startBuiltServer';
import budgets from '../budgets.json';

const { replies, maxMs } = budgets.closedWidget;

vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 });

let server: BuiltServer;
let browser: TestBrowser;
let host: Page;

beforeAll(async () => {
  [server, browser] = await Promise.all([startBuiltServer(), openBrowser()]);
  host = await browser.newPage();
  if (server.urls.demo === undefined) throw new Error('The server runs no demo page.');
  await host.goto(server.urls.demo);
  await feedbackButton(host).waitFor();
});
afterAll(async () => {
  await browser?.close();
  await server?.close();
});

async function send(path: string, headers: Readonly<Record<string, string>>, body?: unknown) {
  const answer = await fetch(new URL(path, server.urls.dashboard), {
    method: body === undefined ? 'GET' : 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  expect(answer.ok, `${path}: ${answer.status}`).toBe(true);
  return answer.json();
}

it(`the closed widget shows a reply within ${maxMs} ms of its being sent`, async () => {
  const { gleapId, gleapHash } = await host.evaluate(() => Reflect.get(window, 'Gleap').getIdentity());
  const visitor = { 'api-token': demoSdkKey, 'gleap-id': gleapId, 'gleap-hash': gleapHash };
  await send('/sdk/conversations', visitor, { text: 'Does the widget show it?' });
  const { email, password } = demoLogins.find(({ role }) => role === 'SuperAdmin') ?? {};
  const { access_token } = await send('/api/v1/login', {}, { email, password });
  const team = { authorization: `Bearer ${access_token}` };
  const [item] = (await send('/api/v1/inbox?search=Does%20the%20widget', team)).data;

  const delays: number[] = [];
  for (let count = 1; count <= replies; count += 1) {
    const shown = host.getByText(`Reply ${count}.`, { exact: true }).waitFor();
    const sentAt = performance.now();
    await send(`/api/v1/inbox/conversation/${item.id}/reply`, team, { text: `Reply ${count}.`, files: [] });
    await shown;
    delays.push(performance.now() - sentAt);
  }
  expect(await host.evaluate(() => Reflect.get(window, 'Gleap').isOpened())).toBe(false);
  const [fastest, slowest] = [Math.min(...delays), Math.max(...delays)];
  process.stdout.write(`${replies} replies: shown after ${fastest.toFixed(0)} to ${slowest.toFixed(0)} ms\n`);
  expect(slowest).toBeLessThanOrEqual(maxMs);
});
