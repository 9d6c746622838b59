import { Socket } from 'node:net';

type Written = (error?: Error | null) => void;

/**
 * A socket whose writes of one turn of the event loop leave together: a system call for each statement costs more than
 * sending it. What follows after nothing but promises still belongs to the turn.
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

  // Connecting puts the socket's own `write` back into its place.
  socket.once('connect', () => {
    const write = socket.write.bind(socket);
    socket.write = (chunk: Uint8Array | string, second?: BufferEncoding | Written, third?: Written) => {
      hold();
      return typeof second === 'function' ? write(chunk, second) : write(chunk, second, third);
    };
  });
  return socket;
}
