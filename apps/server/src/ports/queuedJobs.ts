import type { JobHandlers, JobName, JobPayloads, Jobs, Log } from '@adlane/api-server';
import type pg from 'pg';
import type PgBoss from 'pg-boss';
import { withSetupLock } from '../database/withSetupLock';
import { correctJobTimes } from './correctJobTimes';
import { createJobShares } from './jobShares';

export type QueuedJobsOptions = {
  /** Connections of the owner: the queue has its tables in the schema `jobs`. */
  readonly pool: pg.Pool;
  readonly log: Log;
  /** No other process uses this queue, so jobs that are active at startup were interrupted by a crash. */
  readonly isOnlyProcess: boolean;
  /**
   * Milliseconds between checks whether the database's clock was set back.
   * @default 30000
   */
  readonly clockCheckMs?: number;
};

export type QueuedJobs = Jobs & {
  /** Starts the workers; call it after `createApp` has registered the handlers. */
  start(): Promise<void>;
  /** Lets running jobs end, for `graceMs` at most; interrupted jobs run again later. */
  stop(graceMs: number): Promise<void>;
};

const schema = 'jobs';
/** Concurrent jobs of a kind per process, and those of one agency: one worker is always left to others. */
const workersPerQueue = 3;
const workersPerAgency = workersPerQueue - 1;
/** A job of a dead process is retried after this time. */
const expireInSeconds = 120;
/** How soon the queue notices that the database's clock was set back. */
const clockCheckMs = 30_000;

function listNames(handlers: JobHandlers): JobName[] {
  return Object.keys(handlers) as JobName[];
}

function queueOptions(name: string): PgBoss.Queue {
  // `short`: one job a key waits at a time, while another one with that key may be running.
  return { name, policy: 'short', retryLimit: 5, retryDelay: 5, retryBackoff: true, expireInSeconds };
}

/** Opens pg-boss with its tables and one queue per name. */
async function openQueue(
  options: QueuedJobsOptions,
  names: readonly JobName[],
  database: PgBoss.Db,
): Promise<PgBoss> {
  const { default: Boss } = await import('pg-boss');
  const boss = new Boss({
    schema,
    db: database,
    maintenanceIntervalSeconds: 60,
    schedule: false,
  });
  boss.on('error', (error) => options.log.warn({ reason: error.message }, 'Job queue error'));
  // Creating queues locks tables: two processes at once would deadlock.
  await withSetupLock(options.pool, async () => {
    await boss.start();
    for (const name of names) {
      await boss.createQueue(name, queueOptions(name));
      await boss.updateQueue(name, queueOptions(name));
    }
  });
  if (options.isOnlyProcess) {
    await options.pool.query(
      `update ${schema}.job set state = 'retry', start_after = now() where state = 'active'`,
    );
  }
  return boss;
}

/** Queues jobs with pg-boss in the same PostgreSQL: they survive restarts, and any process may run them. */
export function createQueuedJobs(options: QueuedJobsOptions): QueuedJobs {
  let handlers: JobHandlers | undefined;
  let isStopped = false;
  let isClosed = false;
  let queue: PgBoss | undefined;
  let timer: NodeJS.Timeout | undefined;
  const workerIds = new Map<string, string[]>();
  const opened: { promise: Promise<PgBoss>; resolve(boss: PgBoss): void } = defer<PgBoss>();
  /**
   * A job that outlasts the grace ends after its owner may have closed the pool. Its result is dropped: the
   * queue has recorded it as failed, so that it runs again.
   */
  const database: PgBoss.Db = {
    executeSql: async (text, values) =>
      isClosed ? { rows: [{ count: '0' }] } : options.pool.query(text, values),
  };

  /** Repeated on a timer, not by a job: jobs are what a clock that was set back holds up. */
  async function watchClock(): Promise<void> {
    await correctJobTimes(database, schema).catch((error: unknown) => {
      const reason = error instanceof Error ? error.message : String(error);
      options.log.warn({ reason }, 'Could not check the times of jobs');
    });
  }

  const shares = createJobShares({ database, schema, workersPerAgency });

  async function work<N extends JobName>(boss: PgBoss, name: N, registered: JobHandlers): Promise<void> {
    const run = async (jobs: PgBoss.Job<JobPayloads[N]>[]) => {
      for (const job of jobs) {
        try {
          await shares.run(name, job, () => registered[name](job.data));
        } catch (error) {
          const reason = error instanceof Error ? error.message : String(error);
          options.log.error({ job: name, jobId: job.id, reason }, 'Job failed and will be retried');
          throw error;
        }
      }
    };
    const settings = { pollingIntervalSeconds: 2, batchSize: 1 };
    const starts = Array.from({ length: workersPerQueue }, () => boss.work(name, settings, run));
    workerIds.set(name, await Promise.all(starts));
  }

  return {
    register(given) {
      handlers = given;
    },
    async start() {
      const registered = handlers;
      const names = registered ? listNames(registered) : [];
      const boss = await openQueue(options, names, database);
      queue = boss;
      await watchClock();
      timer = setInterval(() => void watchClock(), options.clockCheckMs ?? clockCheckMs).unref();
      if (registered) for (const name of names) await work(boss, name, registered);
      opened.resolve(boss);
    },
    async send(name, payload, sendOptions) {
      if (isStopped) throw new Error('The server is stopping and takes no new jobs.');
      const boss = await opened.promise;
      // Without a key every job is distinct; the policy would merge two jobs without keys.
      const { key = crypto.randomUUID(), delayMs = 0 } = sendOptions ?? {};
      await boss.send(name, payload, {
        singletonKey: key,
        priority: await shares.findPriority(name, payload),
        ...(delayMs > 0 && { startAfter: Math.ceil(delayMs / 1000) }),
      });
      if (delayMs > 0) return;
      for (const id of workerIds.get(name) ?? []) boss.notifyWorker(id);
    },
    async stop(graceMs) {
      isStopped = true;
      clearInterval(timer);
      await queue?.stop({ graceful: true, wait: true, close: false, timeout: graceMs });
      isClosed = true;
    },
  };
}

function defer<T>(): { promise: Promise<T>; resolve(value: T): void } {
  let resolve: (value: T) => void = () => undefined;
  const promise = new Promise<T>((done) => {
    resolve = done;
  });
  return { promise, resolve };
}
