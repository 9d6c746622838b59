import { type Log, liveChannel } from '@adlane/api-server';
import pg from 'pg';

/** Heartbeat: a connection that is silent for this long is considered dead. */
const heartbeatMs = 2_000;
const shortestWaitMs = 100;
const longestWaitMs = 2_000;

export type ChangeListener = {
  /** Resolves once the first LISTEN is in place. */
  readonly ready: Promise<void>;
  stop(): Promise<void>;
};

/** Receives the notifications of the database. */
export type ChangeHub = {
  receive(payload: string): void;
  /** Called after a gap: notifications may have been missed. */
  heal(): void;
};

type Options = {
  /** Connection settings, as those of a pool. */
  readonly connection: pg.ClientConfig;
  readonly hubs: readonly ChangeHub[];
  readonly log: Log;
};

/** Rejects when `work` takes too long; the work itself is not canceled. */
async function within(ms: number, work: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('The database did not answer.')), ms);
  });
  await Promise.race([work, late]).finally(() => clearTimeout(timer));
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Dispatches database notifications to the hubs over a dedicated connection. A lost or silent connection is
 * replaced within five seconds; the hubs then heal, because notifications may have been missed.
 */
export function listenForChanges({ connection, hubs, log }: Options): ChangeListener {
  let isStopped = false;
  let client: pg.Client | undefined;
  let hasListened = false;
  let waitMs = shortestWaitMs;
  let resolveReady: () => void = () => undefined;
  const ready = new Promise<void>((resolve) => {
    resolveReady = resolve;
  });

  async function connect(): Promise<pg.Client> {
    const fresh = new pg.Client({
      ...connection,
      connectionTimeoutMillis: heartbeatMs,
      keepAlive: true,
      application_name: 'adlane live',
    });
    // The next heartbeat notices what breaks.
    fresh.on('error', () => undefined);
    fresh.on('notification', ({ payload }) => {
      for (const hub of hubs) hub.receive(payload ?? '');
    });
    client = fresh;
    await fresh.connect();
    await within(heartbeatMs, fresh.query(`listen ${liveChannel}`));
    return fresh;
  }

  async function listenWhileAlive(): Promise<void> {
    const alive = await connect();
    if (hasListened) for (const hub of hubs) hub.heal();
    hasListened = true;
    waitMs = shortestWaitMs;
    resolveReady();
    while (!isStopped) {
      await pause(heartbeatMs / 2);
      if (!isStopped) await within(heartbeatMs, alive.query('select 1'));
    }
  }

  async function run(): Promise<void> {
    while (!isStopped) {
      await listenWhileAlive().catch((error: unknown) => {
        const reason = error instanceof Error ? error.message : String(error);
        if (!isStopped)
          log.warn({ reason, waitMs }, 'Lost the database notification connection; reconnecting');
      });
      client?.end().catch(() => undefined);
      if (!isStopped) await pause(waitMs);
      waitMs = Math.min(longestWaitMs, waitMs * 2);
    }
  }

  const running = run();
  return {
    ready,
    async stop() {
      isStopped = true;
      await within(heartbeatMs, running).catch(() => undefined);
    },
  };
}
