import type { JobHandlers, JobName, JobPayloads, Jobs } from '@adlane/api-server';

export type InlineJobs = Jobs & {
  /** Resolves once every job has run, including jobs sent by jobs; throws the first failure. */
  settle(): Promise<void>;
};

async function dispatch<N extends JobName>(
  handlers: JobHandlers,
  name: N,
  payload: JobPayloads[N],
): Promise<void> {
  await handlers[name](payload);
}

/** Runs jobs in this process, one after the other, right after the request: for tests without a queue. */
export function createInlineJobs(): InlineJobs {
  let handlers: JobHandlers | undefined;
  let tail: Promise<void> = Promise.resolve();
  const failures: unknown[] = [];
  const waiting = new Set<string>();
  return {
    register(given) {
      handlers = given;
    },
    async send(name, payload, options) {
      const registered = handlers;
      if (!registered) throw new Error(`The job ${name} was sent before createApp registered the handlers.`);
      const key = options?.key === undefined ? undefined : `${name}/${options.key}`;
      if (key !== undefined && waiting.has(key)) return;
      if (key !== undefined) waiting.add(key);
      tail = tail.then(async () => {
        if (key !== undefined) waiting.delete(key);
        await dispatch(registered, name, payload).catch((error: unknown) => failures.push(error));
      });
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
