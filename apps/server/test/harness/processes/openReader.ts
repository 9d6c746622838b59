import { get, type IncomingMessage } from 'node:http';

/** A client that has requested a file and does not read it yet. */
export type Reader = {
  readonly status: number | undefined;
  /** Reads the whole file and resolves to the number of lines, including the heading. */
  countLines(): Promise<number>;
  /** Closes the connection in the middle. */
  leave(): void;
};

/** Requests a file without reading it: what the server sends waits in the sockets' buffers. */
export async function openReader(url: string, token: string): Promise<Reader> {
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    get(url, { headers: { authorization: `Bearer ${token}` }, agent: false }, resolve).once('error', reject);
  });
  // Closing the connection emits an error.
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
