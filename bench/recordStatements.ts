import type pg from 'pg';

/** A statement as it went to PostgreSQL. */
export type Statement = {
  readonly text: string;
  readonly values: readonly unknown[];
  readonly durationMs: number;
};

type Sent = { readonly text: string; readonly values: readonly unknown[] };

function sentOf(args: readonly unknown[]): Sent {
  const [first, second] = args;
  const config = typeof first === 'object' && first !== null ? first : { text: String(first) };
  const text = 'text' in config ? String(config.text) : '';
  const own = 'values' in config && Array.isArray(config.values) ? config.values : [];
  return { text, values: Array.isArray(second) ? second : own };
}

/** Notes every statement that goes through the pool from now on; `take` hands them out and begins anew. */
export function recordStatements(pool: pg.Pool): { take(): Statement[] } {
  let statements: Statement[] = [];
  pool.on('connect', (client) => {
    // Statements of one connection run one after the other, though they may be sent together.
    let endedAt = 0;
    const query = client.query.bind(client) as (...args: unknown[]) => unknown;
    const recorded = (...args: unknown[]): unknown => {
      const started = performance.now();
      const result = query(...args);
      if (result instanceof Promise)
        void result.finally(() => {
          const now = performance.now();
          statements.push({ ...sentOf(args), durationMs: now - Math.max(started, endedAt) });
          endedAt = now;
        });
      return result;
    };
    Reflect.set(client, 'query', recorded);
  });
  return {
    take() {
      const taken = statements;
      statements = [];
      return taken;
    },
  };
}
