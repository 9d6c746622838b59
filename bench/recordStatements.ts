import type pg from 'pg';

/** A statement as sent to PostgreSQL. */
export type Statement = {
  readonly text: string;
  readonly values: readonly unknown[];
  /** True if the connection caches it: PostgreSQL may plan it once for all values. */
  readonly isPrepared: boolean;
  readonly durationMs: number;
};

type Sent = Omit<Statement, 'durationMs'>;

function toSent(args: readonly unknown[]): Sent {
  const [first, second] = args;
  const config = typeof first === 'object' && first !== null ? first : { text: String(first) };
  const text = 'text' in config ? String(config.text) : '';
  const own = 'values' in config && Array.isArray(config.values) ? config.values : [];
  const isPrepared = 'name' in config && Boolean(config.name);
  return { text, isPrepared, values: Array.isArray(second) ? second : own };
}

export type Recorder = {
  /** Returns the recorded statements and clears the list. */
  take(): Statement[];
  /** Turns recording on or off: recording takes time that is not the server's. */
  note(isOn: boolean): void;
};

/** Records every statement that goes through the pool from now on. */
export function recordStatements(pool: pg.Pool): Recorder {
  let statements: Statement[] = [];
  let isNoting = true;
  pool.on('connect', (client) => {
    // Statements of one connection run one after the other, though they may be sent together.
    let endedAt = 0;
    const query = client.query.bind(client) as (...args: unknown[]) => unknown;
    const recorded = (...args: unknown[]): unknown => {
      if (!isNoting) return query(...args);
      const started = performance.now();
      const result = query(...args);
      if (result instanceof Promise)
        void result.finally(() => {
          const now = performance.now();
          statements.push({ ...toSent(args), durationMs: now - Math.max(started, endedAt) });
          endedAt = now;
        });
      return result;
    };
    Reflect.set(client, 'query', recorded);
  });
  return {
    take() {
      const recorded = statements;
      statements = [];
      return recorded;
    },
    note(isOn) {
      isNoting = isOn;
    },
  };
}
