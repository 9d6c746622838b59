import { once } from 'node:events';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openBatchingSocket } from './openBatchingSocket';

let server: Server;
let socket: Socket;
let received = '';
/** Counts the system calls, one per chunk. */
let sent = 0;

beforeEach(async () => {
  received = '';
  sent = 0;
  server = createServer((peer) => peer.on('data', (bytes) => (received += String(bytes)))).listen(0);
  await once(server, 'listening');
  socket = openBatchingSocket();
  socket.connect((server.address() as AddressInfo).port, '127.0.0.1');
  await once(socket, 'connect');
  const { _write: one, _writev: many } = socket;
  socket._write = (...args) => {
    sent += 1;
    one.apply(socket, args);
  };
  socket._writev = (...args) => {
    sent += 1;
    many?.apply(socket, args);
  };
});
afterEach(() => {
  socket.destroy();
  server.close();
});

const arrived = (text: string) => expect.poll(() => received).toBe(text);

describe('a batching socket', () => {
  it('sends the writes of one turn in one chunk, with promises in between, too', async () => {
    socket.write('a');
    socket.write(Buffer.from('b'));
    await Promise.resolve();
    await Promise.resolve();
    socket.write('c');
    await arrived('abc');
    expect(sent).toBe(1);
  });

  it('sends what its user has corked with the rest of the turn', async () => {
    socket.cork();
    socket.write('a');
    socket.uncork();
    socket.write('b');
    await arrived('ab');
    expect(sent).toBe(1);
  });

  it('sends at the end of the turn, and sends the next turn separately', async () => {
    socket.write('a');
    await arrived('a');
    socket.write('b');
    await arrived('ab');
    expect(sent).toBe(2);
  });

  it('calls back when a chunk was written, and ends with everything sent', async () => {
    const written = new Promise((resolve) => socket.write('a', resolve));
    socket.write('b', 'utf8');
    socket.end('c');
    await written;
    await arrived('abc');
  });
});
