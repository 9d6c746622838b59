import { Socket } from 'node:net';

type Written = (error?: Error | null) => void;

/**
 * Opens a socket that batches the writes of one event loop turn: a system call per statement costs more than
 * sending it. Writes after microtasks belong to the same turn.
 */
export function openTurnSocket(): Socket {
  const socket = new Socket();
  let isHeld = false;

  function hold(): void {
    if (isHeld) return;
    isHeld = true;
    socket.cork();
    process.nextTick(() => {
      isHeld = false;
      socket.uncork();
    });
  }

  // Connecting restores the socket's own `write`.
  socket.once('connect', () => {
    const write = socket.write.bind(socket);
    socket.write = (chunk: Uint8Array | string, second?: BufferEncoding | Written, third?: Written) => {
      hold();
      return typeof second === 'function' ? write(chunk, second) : write(chunk, second, third);
    };
  });
  return socket;
}
