import type { Ports } from '@adlane/api-server';

const minuteMs = 60_000;

/**
 * Queues a scheduler tick every minute, one job at a time for all processes. Returns its dispose function.
 */
export function startScheduler({ jobs, log }: Pick<Ports, 'jobs' | 'log'>): () => void {
  const timer = setInterval(() => {
    jobs.send('scheduler.tick', {}, { key: 'minute' }).catch((error: unknown) => {
      const reason = error instanceof Error ? error.message : String(error);
      log.warn({ reason }, 'Could not queue the scheduler tick');
    });
  }, minuteMs);
  timer.unref();
  return () => clearInterval(timer);
}
