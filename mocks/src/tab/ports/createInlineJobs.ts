import type { JobHandlers, Jobs } from '@adlane/api-server';

export type InlineJobs = Jobs & {
  /** Resolves when all queued jobs have run, including jobs queued by them. */
  settle(): Promise<void>;
};

/**
 * Creates a job queue in the page: one job after the other, after the request that queued it. A failed job is
 * reported and dropped.
 */
export function createInlineJobs(onFailure: (name: string, error: unknown) => void): InlineJobs {
  let handlers: JobHandlers | undefined;
  let tail: Promise<void> = Promise.resolve();
  const waiting = new Set<string>();
  const jobs: InlineJobs = {
    register(given) {
      handlers = given;
    },
    async send(name, payload, options) {
      const handler = handlers?.[name];
      if (!handler) throw new Error(`The job ${name} was sent before createApp registered the handlers.`);
      const { delayMs = 0, ...now } = options ?? {};
      if (delayMs > 0) {
        setTimeout(() => void jobs.send(name, payload, now), delayMs);
        return;
      }
      const key = `${name}/${options?.key ?? crypto.randomUUID()}`;
      if (waiting.has(key)) return;
      waiting.add(key);
      tail = tail.then(async () => {
        waiting.delete(key);
        await handler(payload).catch((error: unknown) => onFailure(name, error));
      });
    },
    async settle() {
      let seen: Promise<void> | undefined;
      while (seen !== tail) {
        seen = tail;
        await seen;
      }
    },
  };
  return jobs;
}
