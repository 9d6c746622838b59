import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { demoLogins, demoSdkKey } from '../mocks/src/world/demoLogins';
import { openBrowser, saveFailureScreenshot, type TestBrowser } from './harness/openBrowser';
import { buildTicketMessage, postAsFrame, seededNumbers } from './harness/playWidget';
import { skipAfterFailure } from './harness/skipAfterFailure';
import { type BuiltServer, startBuiltServer } from './harness/startBuiltServer';
import { type Proxy, startProxy } from './harness/startProxy';
import { watchRequests } from './harness/watchRequests';

// A third-party page over the real server: isolated from other origins, behind a proxy, on a bad line.

let server: BuiltServer;
let browser: TestBrowser;
let host: { readonly url: string; readonly server: Server };
let proxy: Proxy;
let token: string;
let page: Page;
let violations: string[];

/** The policy of `docs/widget/csp.md`, and nothing more. */
const policy = (api: string) =>
  [
    "default-src 'none'",
    "script-src 'nonce-n1'",
    "style-src 'nonce-n1'",
    `connect-src ${api} ${api.replace('http', 'ws')}`,
    `frame-src ${server.urls.frame} ${server.urls.banner}`,
    'img-src data:',
    'media-src blob:',
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');

const hostPage = (api: string) => `<!doctype html><html lang="en"><head><title>Bank</title>
  <script nonce="n1" src="${api}/embed/adlane.js" data-key="${demoSdkKey}" data-frame-url="${server.urls.frame}"></script>
  <script nonce="n1">Adlane.setBannerUrl('${server.urls.banner}')</script></head>
  <body><h1>Accounts</h1><button id="pay">Pay</button></body></html>`;

async function serveHost(): Promise<typeof host> {
  const site = createServer(({ url }, response) => {
    const api = new URL(url ?? '', 'http://host').searchParams.get('api');
    if (!api) return void response.writeHead(404).end();
    response.writeHead(200, {
      'content-type': 'text/html',
      'content-security-policy': policy(api),
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-embedder-policy': 'require-corp',
    });
    return void response.end(hostPage(api));
  });
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
  return { url: `http://127.0.0.1:${(site.address() as AddressInfo).port}`, server: site };
}

async function signIn(): Promise<string> {
  const login = demoLogins.find(({ role }) => role === 'SuperAdmin');
  const answer = await fetch(`${server.urls.dashboard}/api/v1/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: login?.email, password: login?.password }),
  });
  return (await answer.json()).access_token;
}

const asOperator = (path: string, body?: object) =>
  fetch(`${server.urls.dashboard}/api/v1${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    ...(body && { body: JSON.stringify(body) }),
  }).then((answer) => answer.json());

beforeAll(async () => {
  [server, browser] = await Promise.all([startBuiltServer(), openBrowser()]);
  [host, proxy, token] = await Promise.all([serveHost(), startProxy(server.urls.dashboard), signIn()]);
});
afterEach(({ task }) => saveFailureScreenshot(page, task, 'strict'));
afterAll(async () => {
  await browser?.close();
  host?.server.closeAllConnections();
  host?.server.close();
  await proxy?.close();
  await server?.close();
});

async function openHostPage(api: string, opened?: Page): Promise<void> {
  page = opened ?? (await browser.newPage());
  violations = [];
  await page.exposeFunction('reportViolation', (text: string) => void violations.push(text));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      Reflect.get(window, 'reportViolation')(`${violatedDirective}: ${blockedURI}`);
    });
  });
  await page.goto(`${host.url}/?${new URLSearchParams({ api })}`);
  await page.getByRole('button', { name: 'Send feedback' }).waitFor();
}

const widget = (method: string, ...args: readonly unknown[]) =>
  page.evaluate(([name, given]) => Reflect.get(window, 'Adlane')[name](...given), [method, args] as const);

/** Sends an action to this page's visitor. */
async function send(action: object): Promise<void> {
  const gleapId = String(Reflect.get(Object(await widget('getIdentity')), 'gleapId'));
  expect(await asOperator('/operator/outbound', { sdkKey: demoSdkKey, gleapIds: [gleapId], action })).toEqual(
    {
      visitors: 1,
    },
  );
}

const note = (text: string) => ({ actionType: 'notification', outbound: text, data: { text } });
const frame = () => page.frameLocator('iframe[title="Feedback"]');

describe('a page that is isolated from other origins, with a nonce for its scripts and Trusted Types', () => {
  skipAfterFailure();

  it('stays isolated, and the button shows', async () => {
    await openHostPage(server.urls.dashboard);
    expect(await page.evaluate(() => window.crossOriginIsolated)).toBe(true);
  });

  it('shows the real frame, which sends a report with a screenshot and a replay', async () => {
    await page.getByRole('button', { name: 'Send feedback' }).click();
    await frame()
      .getByRole('button', { name: /Report a bug/ })
      .click();
    await frame().getByLabel('What went wrong?').fill('Isolated');
    await frame().getByRole('button', { name: 'Send feedback' }).click();
    await frame().getByText('Thank you!').waitFor();
    await widget('close');
  });

  it('shows what the server sends: a message, the real banner, a tour', async () => {
    await send(note('It is mended.'));
    await page.getByText('It is mended.').waitFor();
    await send({ actionType: 'banner', outbound: 'b1', data: { text: 'Closed on Sunday' } });
    await page.frameLocator('iframe[title="Announcement"]').getByText('Closed on Sunday').waitFor();
    const step = { type: 'pointer', mode: '', selector: '#pay', message: 'Pay here' };
    const texts = {
      nextText: 'Next',
      prevText: 'Back',
      doneText: 'Done',
      allowClose: true,
      backButton: false,
    };
    await send({ actionType: 'tour', outbound: 't1', data: { steps: [step], ...texts } });
    await page.getByRole('button', { name: 'Done' }).click();
  });

  it('reports no violation of its policy', () => {
    expect(violations).toEqual([]);
  });
});

describe('behind a proxy that lets no socket through', () => {
  it('receives what the server sends through the event stream, within seconds', async () => {
    await openHostPage(proxy.url);
    await expect.poll(proxy.refusedSockets).toBeGreaterThan(0);
    await send(note('Without a socket'));
    await page.getByText('Without a socket').waitFor();
  });
});

describe('on a line of 400 ms that loses 5 % of what goes over it', () => {
  const reports = Array.from({ length: 40 }, (_none, index) => `lossy ${index + 1}.`);

  it('stores each report as exactly one ticket', async () => {
    const opened = await browser.newPage();
    await opened.clock.install();
    await openHostPage(proxy.url, opened);
    await page.getByRole('button', { name: 'Send feedback' }).click();
    await frame()
      .getByRole('button', { name: /Report a bug/ })
      .waitFor();
    const next = seededNumbers(78);
    proxy.setLine({ rttMs: 400, loses: () => next() < 0.05 });
    const ticketsInFlight = watchRequests(page, (url) => url.endsWith('/sdk/bugs/v2'));
    const exclude = { screenshot: true, replays: true };
    await postAsFrame(page, server.urls.frame, ...reports.map((text) => buildTicketMessage(text, exclude)));
    const waiting = () =>
      page.evaluate(() => Object.keys(localStorage).some((key) => key.startsWith('adlane-outbox-')));
    await expect.poll(waiting).toBe(true);
    await expect
      .poll(
        async () => {
          // Time that passes during an attempt would end it.
          if (ticketsInFlight() === 0) await page.clock.fastForward(31_000);
          return waiting();
        },
        { interval: 500 },
      )
      .toBe(false);
    expect(proxy.lost.requests).toBeGreaterThan(0);
    expect(proxy.lost.answers).toBeGreaterThan(0);
    const { data }: { data: { title: string }[] } = await asOperator('/tickets?per_page=100');
    const times = reports.map((text) => data.filter(({ title }) => title === text).length);
    expect(times).toEqual(reports.map(() => 1));
  });
});
