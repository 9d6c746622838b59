import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { type FetchHandler, type Listener, listen } from './listen';

/** Longer than any test may take: closing that waits for it fails. */
const graceMs = 3_600_000;

// A listener replaces both for its process, which other test files share.
beforeAll(() => {
  vi.stubGlobal('Request', Request);
  vi.stubGlobal('Response', Response);
});
afterAll(() => void vi.unstubAllGlobals());

let client: Socket | undefined;
afterEach(() => client?.destroy());

const openListener = (fetch: FetchHandler): Promise<Listener> =>
  listen(fetch, { host: '127.0.0.1', port: 0, variable: 'PORT' });

async function openConnection({ port }: Listener): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  client = socket;
  await once(socket, 'connect');
  return socket;
}

it('a server that closes does not wait for connections that never sent anything', async () => {
  const listener = await openListener(() => new Response('never asked'));
  await openConnection(listener);
  // The connection is known to the server once a later one was answered.
  await fetch(`http://127.0.0.1:${listener.port}/`);
  await listener.close(graceMs);
});

it('a server that closes answers the request that it has begun', async () => {
  let closing: Promise<void> | undefined;
  const listener = await openListener(() => {
    closing = listener.close(graceMs);
    return new Response('answered while closing');
  });
  const answer = await fetch(`http://127.0.0.1:${listener.port}/`, { headers: { connection: 'close' } });
  expect(await answer.text()).toBe('answered while closing');
  await closing;
});
