import { get, type IncomingMessage } from 'node:http';

/** Somebody who asked for a file and takes nothing of it. */
export type Reader = {
  readonly status: number | undefined;
  /** Takes all of it, and resolves to the number of its lines, the heading's included. */
  countLines(): Promise<number>;
  /** Closes the connection in the middle. */
  leave(): void;
};

/** Asks for a file and takes nothing of it yet: what the server sends on waits in the sockets' buffers. */
export async function openReader(url: string, token: string): Promise<Reader> {
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    get(url, { headers: { authorization: `Bearer ${token}` }, agent: false }, resolve).once('error', reject);
  });
  // Whoever leaves is told of it as an error.
  answer.on('error', () => undefined);
  return {
    status: answer.statusCode,
    countLines: async () => {
      let lines = 0;
      for await (const chunk of answer) for (const byte of Buffer.from(chunk)) if (byte === 10) lines += 1;
      return lines;
    },
    leave: () => answer.destroy(),
  };
}
