import type { JobHandlers, JobName, JobPayloads, Jobs } from '@adlane/api-server';

export type InlineJobs = Jobs & {
  /** Resolves once every job has run, including jobs sent by jobs; throws the first failure. */
  settle(): Promise<void>;
  /** Queues the jobs that were sent with a delay, and lists their delays in milliseconds. */
  sendDelayed(): number[];
};

async function dispatch<N extends JobName>(
  handlers: JobHandlers,
  name: N,
  payload: JobPayloads[N],
): Promise<void> {
  await handlers[name](payload);
}

/**
 * Runs jobs in this process, one after the other, right after the request: for tests without a queue. Jobs with a delay
 * wait until the test sends them.
 */
export function createInlineJobs(): InlineJobs {
  let handlers: JobHandlers | undefined;
  let tail: Promise<void> = Promise.resolve();
  const failures: unknown[] = [];
  const waiting = new Set<string>();
  const delayed = new Map<string, { readonly delayMs: number; readonly run: () => Promise<void> }>();
  const queue = (run: () => Promise<void>) => {
    tail = tail.then(() => run().catch((error: unknown) => void failures.push(error)));
  };
  return {
    register(given) {
      handlers = given;
    },
    async send(name, payload, options) {
      const registered = handlers;
      if (!registered) throw new Error(`The job ${name} was sent before createApp registered the handlers.`);
      const key = options?.key === undefined ? undefined : `${name}/${options.key}`;
      const delayMs = options?.delayMs ?? 0;
      if (delayMs > 0) {
        const run = () => dispatch(registered, name, payload);
        delayed.set(key ?? crypto.randomUUID(), { delayMs, run });
        return;
      }
      if (key !== undefined && waiting.has(key)) return;
      if (key !== undefined) waiting.add(key);
      queue(async () => {
        if (key !== undefined) waiting.delete(key);
        await dispatch(registered, name, payload);
      });
    },
    sendDelayed() {
      const jobs = [...delayed.values()];
      delayed.clear();
      for (const { run } of jobs) queue(run);
      return jobs.map(({ delayMs }) => delayMs);
    },
    async settle() {
      let seen: Promise<void> | undefined;
      while (seen !== tail) {
        seen = tail;
        await seen;
      }
      const [failure] = failures.splice(0);
      if (failure !== undefined) throw failure;
    },
  };
}
