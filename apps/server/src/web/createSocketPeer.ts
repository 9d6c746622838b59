import type { LivePeer } from '@adlane/api-server';
import type { WebSocket, WebSocketServer } from 'ws';

const pingEveryMs = 30_000;
/** A reader this far behind is gone or hostile. */
const maxWaitingBytes = 1024 * 1024;

/** A peer that gets its socket later. */
export type SocketPeer = LivePeer & { open(socket: WebSocket): void };

/** Heartbeat: ends the connection when it stops answering. */
function watch(socket: WebSocket): void {
  let isAlive = true;
  socket.on('pong', () => {
    isAlive = true;
  });
  const timer = setInterval(() => {
    if (!isAlive) socket.terminate();
    isAlive = false;
    socket.ping();
  }, pingEveryMs);
  socket.on('close', () => clearInterval(timer));
  socket.on('error', () => socket.terminate());
}

/** Creates a peer for a hub; before and after its socket is open, sends are dropped. */
export function createSocketPeer(): SocketPeer {
  let open: WebSocket | undefined;
  return {
    open(socket) {
      open = socket;
      watch(socket);
    },
    send(text) {
      if (!open || open.readyState !== open.OPEN) return;
      if (open.bufferedAmount > maxWaitingBytes) open.terminate();
      else open.send(text);
    },
    close: (code, reason) => open?.close(code, reason),
  };
}

/** Closes all sockets with the request to reconnect. */
export function closeSockets(server: WebSocketServer): void {
  for (const socket of server.clients) {
    socket.close(1001, 'The server is going away.');
    socket.terminate();
  }
  server.close();
}
