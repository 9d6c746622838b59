import { existsSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';
import { type WebSocket, WebSocketServer } from 'ws';

/** What a page loads beside its own scripts; the widget's two kinds are separate projects. */
export const pageKinds = ['none', 'idle', 'recording', 'bare'] as const;
export type PageKind = (typeof pageKinds)[number];

/** A ticket as the widget sent it; `bytes` of its JSON. */
export type SentTicket = {
  readonly bytes: number;
  readonly ticket: {
    readonly screenshotData?: { readonly html: string };
    readonly webReplay?: { readonly events: readonly unknown[] };
    readonly networkLogs?: readonly unknown[];
  };
};

export type HostServer = {
  readonly url: (kind: PageKind, nodes: number) => string;
  /** Returns the paths of SDK files that were requested since the last call. */
  readonly takeRequests: () => string[];
  readonly nextTicket: () => Promise<SentTicket>;
  readonly close: () => Promise<void>;
};

type Folders = { readonly sdk: string; readonly page: string };

const types: Readonly<Record<string, string>> = { '.js': 'text/javascript', '.json': 'application/json' };

const session = { gleapId: 'bench-visitor', gleapHash: 'bench-hash', lang: 'en' };
const flowConfig = (key: string) => ({
  color: '#485BFF',
  feedbackButtonPosition: 'BOTTOM_RIGHT',
  enableWebReplays: key === 'recording',
  enableNetworkLogs: true,
  hasTooltips: false,
});

const extras: Readonly<Record<PageKind, string>> = {
  none: '',
  idle: '<script async src="/embed/adlane.js" data-key="idle"></script>',
  recording: '<script async src="/embed/adlane.js" data-key="recording"></script>',
  bare: '<script type="module" src="/page/bare.js"></script>',
};

const html = (kind: PageKind, nodes: number) => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Host page</title><link rel="icon" href="data:,">
<style>body{font:14px sans-serif}section{height:300px;overflow:auto;contain:strict}</style></head>
<body><main data-nodes="${nodes}"></main><script src="/page/page.js"></script>${extras[kind]}</body></html>`;

/**
 * Starts a host page's server that also answers the built SDK on the same origin: files, session,
 * configuration, socket.
 */
export async function startHostServer(folders: Folders): Promise<HostServer> {
  const requests: string[] = [];
  const waiting: ((sent: SentTicket) => void)[] = [];
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://host');
    if (pathname === '/') {
      const kind = pageKinds.find((known) => known === searchParams.get('kind')) ?? 'none';
      return send(response, 'text/html', html(kind, Number(searchParams.get('nodes') ?? 0)));
    }
    if (pathname.startsWith('/sdk/')) return void answerCall(pathname, request, response, waiting);
    if (pathname === '/answer')
      return sendJson(response, { id: 7, name: 'Everyday account', cents: 418_207 });
    const [, folder, ...rest] = normalize(pathname).split('/');
    if (folder === 'embed') requests.push(rest.join('/'));
    return sendFile(response, join(folder === 'embed' ? folders.sdk : folders.page, ...rest));
  });
  const sockets = new WebSocketServer({ server });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: (kind, nodes) => `http://127.0.0.1:${port}/?kind=${kind}&nodes=${nodes}`,
    takeRequests: () => requests.splice(0),
    nextTicket: () => new Promise((resolve) => waiting.push(resolve)),
    close: () => closeAll(server, sockets.clients),
  };
}

async function answerCall(
  pathname: string,
  request: IncomingMessage,
  response: ServerResponse,
  waiting: ((sent: SentTicket) => void)[],
): Promise<void> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const body = Buffer.concat(chunks);
  if (pathname.endsWith('/tooltips')) return sendJson(response, []);
  if (pathname.startsWith('/sdk/config/')) {
    return sendJson(response, { flowConfig: flowConfig(pathname.split('/').at(-1) ?? '') });
  }
  if (pathname === '/sdk/bugs/v2') {
    waiting.shift()?.({
      bytes: body.length,
      ticket: JSON.parse(body.toString('utf8')) as SentTicket['ticket'],
    });
  }
  const isConfigRequested = pathname === '/sdk/sessions' && JSON.parse(body.toString('utf8')).config === true;
  const config = isConfigRequested && { flowConfig: flowConfig(String(request.headers['api-token'])) };
  return sendJson(response, { ...session, ...config });
}

function send(response: ServerResponse, type: string, body: string | Buffer): void {
  response.writeHead(200, { 'content-type': type, 'content-length': Buffer.byteLength(body) }).end(body);
}

function sendJson(response: ServerResponse, value: unknown): void {
  send(response, 'application/json', JSON.stringify(value));
}

function sendFile(response: ServerResponse, path: string): void {
  if (!existsSync(path)) return void response.writeHead(404).end();
  send(response, types[extname(path)] ?? 'application/octet-stream', readFileSync(path));
}

async function closeAll(server: Server, sockets: Iterable<WebSocket>): Promise<void> {
  for (const socket of sockets) socket.terminate();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
}
