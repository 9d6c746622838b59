import type { Ports } from '@adlane/api-server';

const minuteMs = 60_000;

/** Has the queue look once a minute for what is due, at a time one job for all processes. Answers what ends it. */
export function sendMinutes({ jobs, log }: Pick<Ports, 'jobs' | 'log'>): () => void {
  const timer = setInterval(() => {
    jobs.send('time.minute', {}, { key: 'minute' }).catch((error: unknown) => {
      const reason = error instanceof Error ? error.message : String(error);
      log.warn({ reason }, 'The minute could not be queued');
    });
  }, minuteMs);
  timer.unref();
  return () => clearInterval(timer);
}
