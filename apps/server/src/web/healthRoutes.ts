import { statfs } from 'node:fs/promises';
import { Hono } from 'hono';
import type pg from 'pg';

/** The database counts as down after this time. */
const probeTimeoutMs = 2_000;
/** Bytes: with less free space the next upload or WAL segment (16 MiB) may fail. */
const leastRoom = 32 * 1024 * 1024;

export type HealthOptions = {
  readonly pool: pg.Pool;
  /** Holds files and, unless it is external, the database. */
  readonly dataFolder: string;
  /** True once the server begins to stop, so that load balancers send no new requests. */
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

/** A file system that does not report its free space is considered healthy. */
async function hasRoom(folder: string): Promise<boolean> {
  return statfs(folder).then(
    ({ bavail, bsize }) => bavail * bsize >= leastRoom,
    () => true,
  );
}

/** `/healthz`: the process runs. `/readyz`: it can serve, because the database answers and there is room to store things. */
export function healthRoutes({ pool, dataFolder, isStopping }: HealthOptions): Hono {
  const routes = new Hono();
  const headers = { 'cache-control': 'no-store' };
  routes.get('/healthz', (context) => context.json({ status: 'ok' }, 200, headers));
  routes.get('/readyz', async (context) => {
    if (isStopping()) return context.json({ status: 'stopping' }, 503, headers);
    const refused = { ...headers, 'retry-after': '2' };
    if (!(await probe(pool))) return context.json({ status: 'database unavailable' }, 503, refused);
    if (!(await hasRoom(dataFolder))) return context.json({ status: 'storage full' }, 503, refused);
    return context.json({ status: 'ready' }, 200, headers);
  });
  return routes;
}
