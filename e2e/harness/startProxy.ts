import {
  createServer,
  request as forwardRequest,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';

/** Network conditions between a page and the server. */
export type Line = {
  /** Round-trip time in milliseconds. */
  readonly rttMs: number;
  /** Called for each request and for each answer; true drops it. */
  readonly loses: () => boolean;
};

export type Proxy = {
  readonly url: string;
  /** Number of dropped requests and answers so far. */
  readonly lost: { requests: number; answers: number };
  /** Returns how many sockets pages requested; all are refused. */
  readonly refusedSockets: () => number;
  setLine(line: Line): void;
  close(): Promise<void>;
};

/**
 * Starts a proxy like that of an office: it forwards calls, refuses sockets, and applies the network
 * conditions.
 */
export async function startProxy(target: string): Promise<Proxy> {
  let line: Line = { rttMs: 0, loses: () => false };
  let sockets = 0;
  const lost = { requests: 0, answers: 0 };

  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const { rttMs, loses } = line;
    const body = await buffer(request);
    // Such proxies do not support upgrades and drop the header.
    const { upgrade, connection, ...headers } = request.headers;
    if (upgrade !== undefined) sockets += 1;
    await wait(rttMs / 2);
    if (loses()) {
      lost.requests += 1;
      return void request.socket.destroy();
    }
    const { status, headers: answered, content } = await forward(target, request, headers, body);
    await wait(rttMs / 2);
    if (loses()) {
      lost.answers += 1;
      return void request.socket.destroy();
    }
    return void response.writeHead(status, answered).end(content);
  };
  const server = createServer((request, response) => {
    answer(request, response).catch(() => request.socket.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    lost,
    refusedSockets: () => sockets,
    setLine(next) {
      line = next;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function forward(
  target: string,
  { method, url }: IncomingMessage,
  headers: IncomingMessage['headers'],
  body: Buffer,
): Promise<{ status: number; headers: IncomingMessage['headers']; content: Buffer }> {
  return new Promise((resolve, reject) => {
    const outgoing = forwardRequest(new URL(url ?? '/', target), { method, headers }, (incoming) => {
      const { 'transfer-encoding': _chunked, connection: _connection, ...answered } = incoming.headers;
      buffer(incoming).then(
        (content) => resolve({ status: incoming.statusCode ?? 502, headers: answered, content }),
        reject,
      );
    });
    outgoing.on('error', reject);
    outgoing.end(body);
  });
}
