import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { demoLogins, demoSdkKey } from '@adlane/mocks/world';
import type { Frame, Page } from 'playwright';
import { openBrowser } from '../harness/openBrowser';
import { type BuiltServer, startBuiltServer } from '../harness/startBuiltServer';
import { gleapVersion, installGleap } from './installGleap';

// `npm run interop:gleap`: a stock Gleap client on a stranger's page, its addresses pointed at the built server.

const waitMs = 30_000;

type Call = { readonly path: string; readonly status: number; readonly body: string };

const hostPage = (urls: BuiltServer['urls']) => `<!doctype html><html lang="en"><head><meta charset="utf-8">
<title>Shop</title><link rel="icon" href="data:,"></head><body><h1>Shop</h1><script type="module">
import Gleap from '/client.mjs';
window.Gleap = Gleap;
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

async function until<T>(what: string, poll: () => Promise<T | undefined> | T | undefined): Promise<T> {
  const end = Date.now() + waitMs;
  for (;;) {
    const found = await poll();
    if (found !== undefined && found !== false) return found;
    if (Date.now() > end) throw new Error(`Waited ${waitMs / 1000} s in vain for ${what}.`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
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
    ticketTexts: async () => JSON.stringify(await call('/tickets', token)),
    /** Returns the latest ticket. */
    lastTicket: async () => {
      const [last] = (await call('/tickets', token)).data;
      return JSON.stringify(await call(`/tickets/${last.id}`, token));
    },
  };
}

type Checks = Readonly<Record<string, () => Promise<unknown>>>;

function createChecks(page: Page, calls: readonly Call[], server: BuiltServer): Checks {
  const answered = (path: string, has = '') =>
    until(`${path} ${has}`, () =>
      calls.find((call) => call.path.startsWith(path) && call.status < 300 && call.body.includes(has)),
    );
  const findFrame = (origin: string): Promise<Frame> =>
    until(`a frame of ${origin}`, () => page.frames().find((frame) => frame.url().startsWith(origin)));
  const visitor = async () => String(Reflect.get(Object(await gleap(page, 'getIdentity')), 'gleapId'));
  const operator = createOperator(server.urls.dashboard);
  const ticket = (text: string) =>
    until(
      `a ticket "${text}"`,
      async () => (await (await operator).ticketTexts()).includes(text) || undefined,
    );
  const action = async (sent: object) => (await operator).send(await visitor(), sent);
  return {
    'the session starts': () => answered('/sdk/sessions'),
    'the configuration and the tooltips load': async () => {
      await answered(`/sdk/config/${demoSdkKey}/tooltips`);
      await answered(`/sdk/config/${demoSdkKey}?lang=`);
    },
    'the button shows': () => page.locator('.bb-feedback-button').waitFor({ timeout: waitMs }),
    'a user is identified': async () => {
      await gleap(page, 'identify', 'robin-7', { name: 'Robin de Wit', email: 'robin@example.com' });
      await answered('/sdk/sessions/identify', 'robin-7');
      if ((await gleap(page, 'isUserIdentified')) !== true) throw new Error('The client knows no user.');
    },
    'events arrive': async () => {
      await gleap(page, 'trackEvent', 'offer viewed', { offer: 'savings' });
      await answered('/sdk/sessions/ping', 'offer viewed');
    },
    'a silent crash report becomes a ticket': async () => {
      await gleap(page, 'sendSilentCrashReport', 'The basket is lost', 'HIGH', { screenshot: false });
      await answered('/sdk/bugs/v2', 'The basket is lost');
      await ticket('The basket is lost');
    },
    'the frame opens and answers': async () => {
      await gleap(page, 'open');
      const frame = await findFrame(server.urls.frame);
      const form = frame.getByLabel('What went wrong?');
      const choice = frame.getByRole('button', { name: /Report a bug/ });
      // The client shows its frame some time after the frame has answered; an earlier click is lost.
      await until('the form', async () => {
        if (await choice.isVisible()) await choice.click({ timeout: 1000 }).catch(() => undefined);
        return (await form.isVisible()) || undefined;
      });
    },
    'feedback becomes a ticket': async () => {
      const frame = await findFrame(server.urls.frame);
      await frame.getByLabel('What went wrong?').fill('The page jumps');
      await frame.getByRole('button', { name: 'Send feedback' }).click({ timeout: waitMs });
      await answered('/sdk/bugs/v2', 'The page jumps');
      await frame.getByText('Thank you!').waitFor({ timeout: waitMs });
      await ticket('The page jumps');
    },
    'the ticket holds no secret of the visitor': async () => {
      const { gleapHash } = Object(await gleap(page, 'getIdentity'));
      const text = await (await operator).lastTicket();
      if (typeof gleapHash !== 'string' || gleapHash === '') throw new Error('The client knows no secret.');
      if (text.includes(gleapHash)) throw new Error("The ticket contains the visitor's secret.");
    },
    'an action comes by the socket and shows': async () => {
      await gleap(page, 'close');
      await action({ actionType: 'notification', outbound: 'n1', data: { text: 'It is mended.' } });
      await page.getByText('It is mended.').waitFor({ timeout: waitMs });
    },
    'a banner shows': async () => {
      await action({
        actionType: 'banner',
        outbound: 'b1',
        format: 'floating',
        data: { text: 'Closed on Sunday' },
      });
      const frame = await findFrame(server.urls.banner);
      await frame.getByText('Closed on Sunday').waitFor({ timeout: waitMs });
      await until('the page to make room', () =>
        page.evaluate(() => document.body.classList.contains('gleap-b-shown') || undefined),
      );
    },
  };
}

async function run(): Promise<boolean> {
  const [client, server, browser] = await Promise.all([installGleap(), startBuiltServer(), openBrowser()]);
  const host = await serveHost(hostPage(server.urls), client);
  let isClean = true;
  try {
    const page = await browser.newPage();
    const calls: Call[] = [];
    page.on('response', (response) => {
      const { pathname, search } = new URL(response.url());
      const body = response.request().postData() ?? '';
      calls.push({ path: pathname + search, status: response.status(), body });
    });
    await page.goto(host.url);
    for (const [what, check] of Object.entries(createChecks(page, calls, server))) {
      const failure = await check().then(
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
