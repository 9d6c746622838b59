import type { JobHandlers, Ports } from '@adlane/api-server';

/** The request at which a process dies. */
export type CrashPoint = {
  readonly method: string;
  readonly path: RegExp;
  /** Which of the matching requests. @default the first */
  readonly nth?: number;
  /** True: the request still reaches the platform, but its answer is lost. */
  readonly takesEffect: boolean;
};

/**
 * Creates the ports of a process that hangs at one request, without an answer or cleanup, as after `kill -9`.
 */
export function createDyingPorts(point: CrashPoint) {
  let handlers: JobHandlers | undefined;
  let seen = 0;
  let die: () => void = () => undefined;
  const died = new Promise<void>((resolve) => {
    die = resolve;
  });
  const never = new Promise<never>(() => undefined);
  const ports: Pick<Ports, 'jobs' | 'outbound'> = {
    jobs: {
      register(given) {
        handlers = given;
      },
      async send(name, payload, options) {
        if (options?.delayMs) return;
        void handlers?.[name](payload).catch(() => undefined);
      },
    },
    outbound: {
      async fetch(url, init) {
        const isPoint = init?.method === point.method && point.path.test(new URL(url).pathname);
        if (isPoint) seen += 1;
        if (!isPoint || seen !== (point.nth ?? 1)) return fetch(url, init);
        if (point.takesEffect) await (await fetch(url, init)).text();
        die();
        return never;
      },
    },
  };
  return { ports, died };
}
