import { Socket } from 'node:net';

type Written = (error?: Error | null) => void;

/**
 * Opens a socket that batches the writes of one event loop turn: a system call per statement costs more than
 * sending it. Writes after microtasks belong to the same turn.
 */
export function openBatchingSocket(): Socket {
  const socket = new Socket();
  let isCorked = false;

  function cork(): void {
    if (isCorked) return;
    isCorked = true;
    socket.cork();
    process.nextTick(() => {
      isCorked = false;
      socket.uncork();
    });
  }

  // Connecting restores the socket's own `write`.
  socket.once('connect', () => {
    const write = socket.write.bind(socket);
    socket.write = (chunk: Uint8Array | string, second?: BufferEncoding | Written, third?: Written) => {
      cork();
      return typeof second === 'function' ? write(chunk, second) : write(chunk, second, third);
    };
  });
  return socket;
}
