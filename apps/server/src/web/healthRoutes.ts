import { Hono } from 'hono';
import type pg from 'pg';

/** Longer than this and the database counts as away. */
const probeTimeoutMs = 2_000;

export type HealthOptions = {
  readonly pool: pg.Pool;
  /** True from the moment when the server begins to stop: balancers send nobody new. */
  readonly isStopping: () => boolean;
};

async function probe(pool: pg.Pool): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), probeTimeoutMs);
  });
  const answered = pool.query('select 1').then(
    () => true,
    () => false,
  );
  const isUp = await Promise.race([answered, late]);
  clearTimeout(timer);
  return isUp;
}

/** `/healthz`: the process runs. `/readyz`: it can serve, because the database answers. */
export function healthRoutes({ pool, isStopping }: HealthOptions): Hono {
  const routes = new Hono();
  const headers = { 'cache-control': 'no-store' };
  routes.get('/healthz', (context) => context.json({ status: 'ok' }, 200, headers));
  routes.get('/readyz', async (context) => {
    if (isStopping()) return context.json({ status: 'stopping' }, 503, headers);
    const isUp = await probe(pool);
    if (isUp) return context.json({ status: 'ready' }, 200, headers);
    return context.json({ status: 'database unavailable' }, 503, { ...headers, 'retry-after': '2' });
  });
  return routes;
}
