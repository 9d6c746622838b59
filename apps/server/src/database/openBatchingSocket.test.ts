import { once } from 'node:events';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openBatchingSocket } from './openBatchingSocket';

let server: Server;
let socket: Socket;
let received = '';
/** How many pieces went to the system, each a call of its own. */
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

describe('a socket of the pool', () => {
  it('sends what one turn writes in one piece, promises between them or not', async () => {
    socket.write('a');
    socket.write(Buffer.from('b'));
    await Promise.resolve();
    await Promise.resolve();
    socket.write('c');
    await arrived('abc');
    expect(sent).toBe(1);
  });

  it('sends what is corked by its user with the rest of the turn', async () => {
    socket.cork();
    socket.write('a');
    socket.uncork();
    socket.write('b');
    await arrived('ab');
    expect(sent).toBe(1);
  });

  it('sends at the end of the turn, and the next turn by itself', async () => {
    socket.write('a');
    await arrived('a');
    socket.write('b');
    await arrived('ab');
    expect(sent).toBe(2);
  });

  it('tells when a piece was written, and ends with all of it sent', async () => {
    const written = new Promise((resolve) => socket.write('a', resolve));
    socket.write('b', 'utf8');
    socket.end('c');
    await written;
    await arrived('abc');
  });
});
