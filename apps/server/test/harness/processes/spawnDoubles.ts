import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { PlatformDoubles } from '@adlane/mocks/platforms';
import type { RequestFault } from '../launches/launchFaults';

/** A fault that one of the next requests that change something meets. */
export type ArmedFault = {
  readonly platform: 'facebook' | 'google';
  readonly fault: RequestFault;
  /** Number of the request, from 0. */
  readonly at: number;
  /** Process of the server, for the faults that kill it. */
  readonly pid: number;
};
export type DoublesState = ReturnType<PlatformDoubles['dump']>;
export type DoublesRequest =
  /** Counts the requests from 0 again, and arms a fault. */
  | { readonly do: 'arm'; readonly fault: ArmedFault }
  /** Delivers a request that is late. */
  | { readonly do: 'deliver' }
  /** Delivers Stripe's events to this address from now on, each until it is accepted. */
  | { readonly do: 'deliver events'; readonly to: string }
  | { readonly do: 'read' }
  /** Replaces the state, counts from 0 again, and disarms. */
  | { readonly do: 'restore'; readonly state: DoublesState };
export type DoublesAnswer = {
  /** The requests so far that changed something: method and path. */
  readonly writes: readonly string[];
  readonly state: DoublesState;
};
export type DoublesProcess = {
  readonly url: string;
  request(request: DoublesRequest): Promise<DoublesAnswer>;
  stop(): Promise<void>;
};

/** Starts the doubles of all platforms in a separate process, which survives a kill of the server. */
export async function spawnDoubles(): Promise<DoublesProcess> {
  const child = fork(fileURLToPath(new URL('doublesProcess.ts', import.meta.url)), {
    execArgv: ['--import', 'tsx', '--conditions=adlane-source'],
    serialization: 'advanced',
  });
  const exited = once(child, 'exit');
  const receive = async <T>(): Promise<T> => {
    const ended = exited.then(([code]): never => {
      throw new Error(`The doubles ended with code ${String(code)}.`);
    });
    const [message] = (await Promise.race([once(child, 'message'), ended])) as [T];
    return message;
  };
  const { port } = await receive<{ readonly port: number }>();
  return {
    url: `http://127.0.0.1:${port}`,
    async request(request) {
      const answer = receive<DoublesAnswer>();
      child.send(request);
      return answer;
    },
    async stop() {
      child.disconnect();
      await exited;
    },
  };
}
