import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/** A request of a flood or of a person. */
export type Sent = { readonly path: string; readonly type?: string; readonly body?: string };

type Target = {
  readonly port: number;
  readonly headers: Readonly<Record<string, string>>;
  /** Requests in turns. */
  readonly sent: readonly Sent[];
};
/** A number of requests one after the other, or parallel loops until they are stopped. */
export type ClientOrder = Target &
  (
    | { readonly requests: number; readonly loops?: undefined }
    | { readonly loops: number; readonly requests?: undefined }
  );
/** Milliseconds of each request, and how many were refused as too many. */
export type ClientAnswer = { readonly times: readonly number[]; readonly refused: number };
type Counts = { readonly counts: readonly (readonly [status: number, count: number])[] };

export type Client = {
  measure(target: Target, requests: number): Promise<ClientAnswer>;
  /** Returns a function that ends the flood and returns the number of answers by status. */
  flood(target: Target, loops: number): () => Promise<Counts['counts']>;
  stop(): Promise<void>;
};

/** Starts a client in its own process. */
export function spawnClient(): Client {
  const child = fork(fileURLToPath(new URL('clientProcess.ts', import.meta.url)), {
    execArgv: ['--import', 'tsx'],
  });
  const exited = once(child, 'exit');
  const receive = async <T>(): Promise<T> => {
    const ended = exited.then(([code]): never => {
      throw new Error(`The client ended with code ${String(code)}.`);
    });
    const [message] = (await Promise.race([once(child, 'message'), ended])) as [T];
    return message;
  };
  const send = (order: ClientOrder | 'stop') => void child.send(order);
  return {
    measure(target, requests) {
      send({ ...target, requests });
      return receive<ClientAnswer>();
    },
    flood(target, loops) {
      send({ ...target, loops });
      return async () => {
        send('stop');
        return (await receive<Counts>()).counts;
      };
    },
    async stop() {
      child.disconnect();
      await exited;
    },
  };
}
