import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';

/** A request that the widget's server received. */
export type Received = {
  readonly path: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
};

/** Runs before the server answers a ticket; `lose` drops the connection without an answer. */
export type Line = (ticket: Received, lose: () => void) => Promise<void> | void;

export type WidgetHost = {
  readonly page: string;
  readonly frame: string;
  readonly api: string;
  /** All received requests in order. */
  readonly received: Received[];
  /** Ids of the stored tickets; an id is stored once, as on the real server. */
  readonly stored: Set<string>;
  setLine(line: Line): void;
  close(): Promise<void>;
};

const sdk = fileURLToPath(new URL('../../apps/embed/dist/sdk/', import.meta.url));

const flowConfig = {
  color: '#0F766E',
  enableWebReplays: true,
  enableNetworkLogs: true,
  networkLogPropsToIgnore: ['secretField'],
};
const tooltips = [{ selector: '#pay', html: '<b>Pay</b> here', mode: 'hotspot' }];
const session = { gleapId: 'v1', gleapHash: 'h1' };

/** A third-party page with secrets in every masked place, and the widget's script. */
function hostPage(api: string, frame: string): string {
  return `<!doctype html><html><head><title>Bank</title>
  <script nonce="n1" src="${api}/embed/adlane.js" data-key="k" data-frame-url="${frame}"></script>
  <style nonce="n1">body { margin: 0; min-height: 3000px } #pay { margin: 40px }</style></head><body>
  <h1>Accounts</h1><button id="pay">Pay</button><output></output>
  <form><input id="password" type="password"><input id="card" autocomplete="cc-number"><input id="code" autocomplete="one-time-code">
    <input id="ignored" class="gl-ignore"><input id="flagged" gleap-ignore="value"><input id="masked" class="gl-mask"></form>
  <div class="gl-mask" title="canary-title">canary-text <img alt="canary-alt"></div>
  <div class="gl-block">canary-blocked <input id="blocked"></div>
  <script nonce="n1">document.querySelector('#pay').onclick = () => { document.querySelector('output').textContent += 'paid '; };</script>
  </body></html>`;
}

const plainPage = (head: string, doctype = '<!doctype html>') =>
  `${doctype}<html lang="en"><head><title>Shop</title>${head}</head><body><h1>Shop</h1></body></html>`;

/** A frame that reports that it is ready; tests make it post other messages. */
const framePage = `<!doctype html><title>Feedback</title><script>
  const say = (message) => parent.postMessage(JSON.stringify(message), '*');
  say({ name: 'ping' });
</script>`;

/** The banner's page: reports that it is ready, and its height once it has received its content. */
const bannerPage = `<!doctype html><title>Announcement</title><body><script>
  const say = (name, data) => parent.postMessage(JSON.stringify({ name, data }), '*');
  addEventListener('message', ({ data }) => {
    document.body.textContent = JSON.parse(data).data.data.text;
    say('banner-data-set', {});
    say('banner-height', { height: 48 });
  });
  say('banner-loaded');
</script>`;

/**
 * Pages of the admin's app, on the API's origin: one that opens a host page in the builder, and the builder
 * itself.
 */
const appPages: Readonly<Record<string, string>> = {
  '/app': `<!doctype html><title>App</title><script>
    const page = open(new URLSearchParams(location.search).get('page'));
    addEventListener('message', ({ data, origin }) => {
      if (JSON.parse(data).name !== 'init') return;
      page.postMessage(JSON.stringify({ type: 'admin', name: 'load', data: { type: 'tooltips' } }), origin);
    });
  </script>`,
  '/tooltipbuilder': `<!doctype html><title>Builder</title><body>Builder<script>
    const say = (name, data) => parent.postMessage(JSON.stringify({ type: 'tourbuilder', name, data }), '*');
    addEventListener('message', ({ data }) => { document.body.append(' ' + JSON.parse(data).name); });
    say('loaddata');
    say('status-changed', 'picker');
  </script>`,
};

type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void> | void;

async function listen(handle: Handler): Promise<{ server: Server; url: string }> {
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    try {
      await handle(request, response);
    } catch (error) {
      // A request without an answer would hang its page; the error fails the run.
      response.destroy();
      throw error;
    }
  };
  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { server, url: `http://127.0.0.1:${port}` };
}

/** Isolated pages load only resources that allow it. */
const isolated = {
  'cross-origin-resource-policy': 'cross-origin',
  'cross-origin-embedder-policy': 'require-corp',
};

/**
 * Starts the built widget on a third-party page, with a scripted server behind it, each on its own origin.
 */
export async function startWidgetHost(): Promise<WidgetHost> {
  if (!existsSync(`${sdk}adlane.js`)) throw new Error('The widget is not built. Run: npm run build');
  const received: Received[] = [];
  const stored = new Set<string>();
  let line: Line = () => {};

  const answerTicket = async (ticket: Received, response: ServerResponse) => {
    let isLost = false;
    const lose = () => {
      isLost = true;
      response.destroy();
    };
    await line(ticket, lose);
    if (isLost) return;
    stored.add(String(ticket.headers['idempotency-key']));
    response.writeHead(201).end('{"id":1}');
  };
  const api = await listen(async (request, response) => {
    const path = (request.url ?? '').split('?')[0] ?? '';
    if (path.startsWith('/embed/')) {
      response.writeHead(200, {
        ...isolated,
        'content-type': 'text/javascript',
        'access-control-allow-origin': '*',
      });
      return void response.end(await readFile(sdk + path.slice('/embed/'.length)));
    }
    const appPage = appPages[path];
    if (appPage !== undefined) {
      response.writeHead(200, { ...isolated, 'content-type': 'text/html' });
      return void response.end(appPage);
    }
    response.setHeader('access-control-allow-origin', '*');
    response.setHeader('access-control-allow-headers', '*');
    if (request.method === 'OPTIONS') return void response.writeHead(204).end();
    const call = { path, headers: request.headers, body: await text(request) };
    received.push(call);
    response.setHeader('content-type', 'application/json');
    if (path === '/sdk/bugs/v2') return answerTicket(call, response);
    const known: Readonly<Record<string, unknown>> = {
      '/sdk/sessions': session,
      '/sdk/config/k': { flowConfig },
      '/sdk/config/k/tooltips': tooltips,
      '/sdk/uploads/sdk': { fileUrl: 'https://files.invalid/recording' },
    };
    return void response.end(JSON.stringify(known[path] ?? session));
  });
  const frame = await listen(({ url }, response) => {
    if (url === '/hang') return;
    response.writeHead(url === '/broken' ? 500 : 200, { ...isolated, 'content-type': 'text/html' });
    response.end(url === '/broken' ? 'no' : url === '/banner' ? bannerPage : framePage);
  });
  const page = await listen(({ url }, response) => {
    const { pathname, searchParams } = new URL(url ?? '', 'http://page');
    // Answers to the page's own requests are logged as they are, except for properties that the project
    // ignores.
    if (pathname === '/own') return void response.end('{"secretField":"canary-answer"}');
    const policy = searchParams.get('policy');
    response.writeHead(200, {
      'content-type': 'text/html',
      ...(policy && {
        'content-security-policy': policy,
        'cross-origin-embedder-policy': 'require-corp',
        // An isolated page has no opener.
        ...(!searchParams.has('opened') && { 'cross-origin-opener-policy': 'same-origin' }),
      }),
    });
    // Pages that load the widget in another way pass their own head.
    const head = searchParams.get('head');
    response.end(
      head === null
        ? hostPage(api.url, searchParams.get('frame') ?? frame.url)
        : plainPage(head, searchParams.get('doctype') ?? undefined),
    );
  });
  return {
    page: page.url,
    frame: frame.url,
    api: api.url,
    received,
    stored,
    setLine(next) {
      line = next;
    },
    async close() {
      for (const { server } of [api, frame, page]) {
        server.closeAllConnections();
        await new Promise((resolve) => server.close(resolve));
      }
    },
  };
}
