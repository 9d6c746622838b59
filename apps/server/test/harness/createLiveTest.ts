import { createApp, createLiveHub, createVisitorHub, isAgencyHost } from '@adlane/api-server';
import {
  liveProtocol,
  liveSocketPath,
  ticketProtocolPrefix,
  visitorSocketPath,
} from '@adlane/contract/account/realtime';
import type pg from 'pg';
import { expect } from 'vitest';
import { WebSocket } from 'ws';
import { listenForChanges } from '../../src/database/listenForChanges';
import { listen } from '../../src/web/listen';
import { createLiveSocket } from '../../src/web/liveSocket';
import { upgradeRoutes } from '../../src/web/upgradeRoutes';
import { createVisitorSocket } from '../../src/web/visitorSocket';
import { createRequest, createTestApp, type TestApp } from './createTestApp';

export const dashboardOrigin = 'https://app.adlane.test';

/** An open live connection and its messages. */
export type Listener = {
  /** Resources of every message, in order. */
  readonly heard: string[][];
  /** Resolves with the next message's resources. */
  next(): Promise<string[]>;
  /** Resolves with the code once the server closes the connection. */
  readonly closed: Promise<number>;
  close(): void;
};

export type LiveTest = TestApp & {
  readonly baseUrl: string;
  ticket(token: string): Promise<string>;
  /** Opens a connection; rejects with the status if it is refused. */
  open(
    ticket: string | undefined,
    headers?: { origin?: string; path?: string; host?: string },
  ): Promise<Listener>;
  /** Opens the connection of a visitor's page; rejects with the status if it is refused. */
  openPage(visitor: {
    readonly gleapId: string;
    readonly gleapHash: string;
    readonly apiKey: string;
  }): Promise<Listener>;
  /** Starts another server on the same database; closing it leaves the database open. */
  openOther(): Promise<LiveTest>;
};

function follow(socket: WebSocket): Listener {
  const heard: string[][] = [];
  let read = 0;
  socket.on('message', (data) => heard.push(JSON.parse(String(data)).resources ?? []));
  return {
    heard,
    closed: new Promise((resolve) => socket.on('close', (code) => resolve(code))),
    close: () => socket.terminate(),
    async next() {
      await expect.poll(() => heard.length, { interval: 5 }).toBeGreaterThan(read);
      read += 1;
      return heard[read - 1] ?? [];
    },
  };
}

function openListener(socket: WebSocket): Promise<Listener> {
  return new Promise((resolve, reject) => {
    const followed = follow(socket);
    socket.once('open', () => resolve(followed));
    socket.once('unexpected-response', (_request, response) => {
      reject(new Error(String(response.statusCode)));
      socket.terminate();
    });
    socket.on('error', reject);
  });
}

/** Starts live connections of an API on a port. */
async function startLive(test: TestApp, connection: pg.ClientConfig): Promise<LiveTest> {
  const { log } = test.ports;
  const hub = createLiveHub(test.ports, { gatherMs: 20, overlapMs: 0 });
  const visitorHub = createVisitorHub(test.ports);
  const changes = listenForChanges({ connection, hubs: [hub, visitorHub], log });
  await changes.ready;
  const live = createLiveSocket({
    hub,
    dashboardOrigin: () => dashboardOrigin,
    isAgencyHost: (name) => isAgencyHost(test.ports, name),
    log,
  });
  const pages = createVisitorSocket({ hub: visitorHub, trustedProxies: 0, log });
  const listener = await listen((request) => test.app.fetch(request, { ip: '127.0.0.1' }), {
    host: '127.0.0.1',
    port: 0,
    variable: 'no variable',
    upgrade: upgradeRoutes({
      [liveSocketPath]: { upgrade: live.upgrade },
      [visitorSocketPath]: { upgrade: pages.upgrade, takesQuery: true },
    }),
  });
  const host = `127.0.0.1:${listener.port}`;
  return {
    ...test,
    baseUrl: `http://${host}`,
    async ticket(token) {
      const answer = await test.request('/api/v1/realtime/ticket', { method: 'POST', token });
      return (await answer.json()).ticket;
    },
    open(ticket, { origin = dashboardOrigin, path = liveSocketPath, host: name } = {}) {
      const protocols = ticket === undefined ? [] : [liveProtocol, `${ticketProtocolPrefix}${ticket}`];
      const options = { ...(origin !== '' && { origin }), ...(name && { headers: { host: name } }) };
      return openListener(new WebSocket(`ws://${host}${path}`, protocols, options));
    },
    openPage: (visitor) =>
      openListener(new WebSocket(`ws://${host}${visitorSocketPath}?${new URLSearchParams(visitor)}`)),
    openOther() {
      const app = createApp(test.ports);
      return startLive({ ...test, app, request: createRequest(app), close: async () => {} }, connection);
    },
    async close() {
      live.stop();
      pages.stop();
      await changes.stop();
      await hub.settle();
      await visitorHub.settle();
      await listener.close(0);
      await test.close();
    },
  };
}

/**
 * Creates the API on a port with live connections; `connection` is how the listener connects to the database.
 */
export async function createLiveTest(
  connection: (own: pg.ClientConfig) => pg.ClientConfig = (own) => own,
): Promise<LiveTest> {
  const test = await createTestApp();
  return startLive(test, connection(test.appPool.options));
}
