import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { demoLogins, demoSdkKey } from '@adlane/mocks/world';
import type { Frame, Page } from 'playwright';
import { repeatUntil } from '../../apps/server/test/harness/processes/repeatUntil';
import { openBrowser } from '../harness/openBrowser';
import { type BuiltServer, startBuiltServer } from '../harness/startBuiltServer';
import { gleapVersion, installGleap } from './installGleap';
import { actionRows } from './rows/actionRows';
import { callRows } from './rows/callRows';
import { frameRows } from './rows/frameRows';
import { pageRows } from './rows/pageRows';
import type { Call, Check, Stage } from './Stage';

// `npm run interop:gleap`: a stock Gleap client on a stranger's page, its addresses pointed at the built server.

const waitMs = 30_000;

const hostPage = (urls: BuiltServer['urls']) => `<!doctype html><html lang="en"><head><meta charset="utf-8">
<title>Shop</title><link rel="icon" href="data:,"></head><body><h1>Shop</h1><script type="module">
import Gleap from '/client.mjs';
window.Gleap = Gleap;
window.heard = [];
const hear = (name, data) => window.heard.push({ name, data: typeof data === 'string' ? data : JSON.stringify(data ?? null) });
for (const name of ['flow-started', 'feedback-sent', 'tool-execution']) Gleap.on(name, (data) => hear(name, data));
Gleap.registerCustomAction(({ name }) => hear(name));
Gleap.setUrlHandler((url) => hear('url', url));
Gleap.setApiUrl('${urls.dashboard}/sdk');
Gleap.setWSApiUrl('${urls.dashboard.replace(/^http/, 'ws')}/sdk/realtime');
Gleap.setFrameUrl('${urls.frame}');
Gleap.setBannerUrl('${urls.banner}');
Gleap.initialize('${demoSdkKey}');
</script></body></html>`;

/** Serves the host page on an origin that the server does not know. */
async function serveHost(html: string, client: string) {
  const server = createServer(({ url }, response) => {
    const isClient = url === '/client.mjs';
    response.writeHead(200, { 'content-type': isClient ? 'text/javascript' : 'text/html' });
    response.end(isClient ? client : html);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

function until<T>(what: string, poll: () => Promise<T | undefined> | T | undefined): Promise<T> {
  return repeatUntil(
    async () => {
      const found = await poll();
      return found === false ? undefined : found;
    },
    () => what,
  );
}

/** Runs a method of the client as the host page would. */
function gleap(page: Page, method: string, ...args: readonly unknown[]): Promise<unknown> {
  return page.evaluate(
    async ([name, given]) => {
      const client: Record<string, (...values: readonly unknown[]) => unknown> = Reflect.get(window, 'Gleap');
      return client[name]?.(...given);
    },
    [method, args] as const,
  );
}

async function createOperator(dashboard: string) {
  const login = demoLogins.find(({ role }) => role === 'SuperAdmin');
  const call = async (path: string, token?: string, body?: object) => {
    const answer = await fetch(`${dashboard}/api/v1${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
    return Object(await answer.json());
  };
  const { access_token: token } = await call('/login', undefined, {
    email: login?.email,
    password: login?.password,
  });
  return {
    send: (gleapId: string, action: object) =>
      call('/operator/outbound', token, { sdkKey: demoSdkKey, gleapIds: [gleapId], action }),
    tourId: async () => {
      const projects = (await call('/projects', token)).data;
      const project = projects.find(({ sdkKey }: { sdkKey: string }) => sdkKey === demoSdkKey);
      const guides = (await call(`/guides?project_id=${project.id}&kind=tour`, token)).data;
      return String(guides.find(({ status }: { status: string }) => status === 'live').id);
    },
    ticketTexts: async () => JSON.stringify(await call('/tickets', token)),
    /** Returns the latest ticket. */
    lastTicket: async () => {
      const [last] = (await call('/tickets', token)).data;
      return JSON.stringify(await call(`/tickets/${last.id}`, token));
    },
  };
}

/** Every row of the protocol, and what holds for all of it, in the order in which they are checked. */
const rows: readonly (readonly [name: string, check: Check])[] = [
  ['the button shows', ({ page }) => page.locator('.bb-feedback-button').waitFor()],
  ...Object.entries(callRows).map(([name, check]) => [`call ${name}`, check] as const),
  ...Object.entries(frameRows)
    .filter(([name]) => name !== 'session-cleared')
    .map(([name, check]) => [`to the frame: ${name}`, check] as const),
  ...Object.entries(pageRows).map(([name, check]) => [`to the page: ${name}`, check] as const),
  ...Object.entries(actionRows),
  ['the ticket holds no secret of the visitor', checkSecrets],
  // The visitor is another one afterwards.
  ['to the frame: session-cleared', frameRows['session-cleared']],
];

async function checkSecrets({ gleap, lastTicket }: Stage): Promise<void> {
  const { gleapHash } = Object(await gleap('getIdentity'));
  if (typeof gleapHash !== 'string' || gleapHash === '') throw new Error('The client knows no secret.');
  if ((await lastTicket()).includes(gleapHash)) throw new Error("The ticket contains the visitor's secret.");
}

/** Records the messages that a window receives. */
function recordMessages(): void {
  const received: string[] = [];
  Reflect.set(window, 'received', received);
  addEventListener('message', ({ data }) => {
    const { name } = Object(typeof data === 'string' ? JSON.parse(data) : data);
    if (typeof name === 'string') received.push(name);
  });
}

function createStage(page: Page, calls: readonly Call[], server: BuiltServer): Stage {
  const operator = createOperator(server.urls.dashboard);
  const call = (method: string, ...args: readonly unknown[]) => gleap(page, method, ...args);
  const identity = async () => Object(await call('getIdentity'));
  const findFrame = (origin: string): Promise<Frame> =>
    until(`a frame of ${origin}`, () => page.frames().find((frame) => frame.url().startsWith(origin)));
  const frame = () => findFrame(server.urls.frame);
  const hasReceived = (target: Page | Frame, name: string) =>
    target.evaluate((wanted) => {
      const received: string[] = Reflect.get(window, 'received');
      const at = received.indexOf(wanted);
      // Each message counts for one check only.
      return at >= 0 && received.splice(at, 1).length > 0 ? true : undefined;
    }, name);
  return {
    page,
    server,
    until,
    frame,
    gleap: call,
    banner: () => findFrame(server.urls.banner),
    answered: (path, has = '') =>
      until(`${path} ${has}`, () =>
        calls.find((each) => each.path.startsWith(path) && each.status < 300 && each.body.includes(has)),
      ),
    frameReceived: (name) => until(`${name} in the frame`, async () => hasReceived(await frame(), name)),
    pageReceived: (name) => until(`${name} in the page`, () => hasReceived(page, name)),
    async request(path) {
      const { gleapId, gleapHash } = await identity();
      const headers = { 'api-token': demoSdkKey, 'gleap-id': gleapId, 'gleap-hash': gleapHash };
      return Object(await (await fetch(`${server.urls.dashboard}/sdk${path}`, { headers })).json());
    },
    tourId: async () => (await operator).tourId(),
    act: async (action) => (await operator).send(String((await identity()).gleapId), action),
    ticket: (text) =>
      until(
        `a ticket "${text}"`,
        async () => (await (await operator).ticketTexts()).includes(text) || undefined,
      ),
    lastTicket: async () => (await operator).lastTicket(),
  };
}

async function run(): Promise<boolean> {
  const [client, server, browser] = await Promise.all([installGleap(), startBuiltServer(), openBrowser()]);
  const host = await serveHost(hostPage(server.urls), client);
  let isClean = true;
  try {
    const page = await browser.newPage();
    page.setDefaultTimeout(waitMs);
    await page.addInitScript(recordMessages);
    const calls: Call[] = [];
    page.on('response', (response) => {
      const { pathname, search } = new URL(response.url());
      const body = response.request().postData() ?? '';
      calls.push({ path: pathname + search, status: response.status(), body });
    });
    await page.goto(host.url);
    const stage = createStage(page, calls, server);
    for (const [what, check] of rows) {
      const failure = await check(stage).then(
        () => undefined,
        (error: unknown) => String(error),
      );
      isClean &&= failure === undefined;
      process.stdout.write(
        `${failure === undefined ? 'ok  ' : 'FAIL'} ${what}${failure ? `: ${failure}` : ''}\n`,
      );
    }
    const refused = calls.filter(({ path, status }) => path.startsWith('/sdk/') && status >= 400);
    for (const { path, status } of refused) process.stdout.write(`FAIL ${path} answered ${status}\n`);
    isClean &&= refused.length === 0;
  } finally {
    await Promise.all([browser.close(), host.close(), server.close()]);
  }
  process.stdout.write(`Gleap ${gleapVersion} ${isClean ? 'works unchanged' : 'does not work'}.\n`);
  return isClean;
}

process.exitCode = (await run()) ? 0 : 1;
