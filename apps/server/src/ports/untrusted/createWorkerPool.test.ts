import { afterEach, describe, expect, it } from 'vitest';
import { createWorkerPool, type WorkerPool, type WorkerPoolOptions } from './createWorkerPool';

const pools: WorkerPool[] = [];
afterEach(async () => {
  await Promise.all(pools.splice(0).map((pool) => pool.stop()));
});

/** A worker whose task is its bytes: each byte names what it does. */
const program = `
  import { parentPort, threadId } from 'node:worker_threads';
  const tasks = {
    0: () => ({ kind: 'done', output: threadId }),
    1: () => { for (;;) {} },
    2: () => { const all = []; for (;;) all.push(new Array(1000).fill(all.length)); },
    3: () => ({ kind: 'refused', code: 'VALIDATION', message: 'No.', errors: { file: ['No.'] } }),
    4: () => { throw new Error('broken'); },
    5: () => undefined,
    6: () => process.exit(7),
  };
  parentPort.on('message', ({ bytes }) => {
    const result = tasks[bytes[0]]();
    if (result) parentPort.postMessage(result);
  });
`;
const entry = new URL(`data:text/javascript,${encodeURIComponent(program)}`);
const tasks = { done: 0, endless: 1, huge: 2, refused: 3, broken: 4, silent: 5, exits: 6 } as const;

function createPool(options: Partial<WorkerPoolOptions> = {}) {
  const pool = createWorkerPool({ entry, maxWorkers: 1, maxMs: { 'tickets.create': 200 }, ...options });
  pools.push(pool);
  return (task: keyof typeof tasks, { size = 1, tenant = 'agency 1' } = {}) => {
    const bytes = new Uint8Array(size);
    bytes[0] = tasks[task];
    // Only the tasks that need it are stopped early.
    const isEndless = task === 'endless' || task === 'silent';
    return pool.run(isEndless ? 'tickets.create' : 'templateImports.bulk', bytes, tenant);
  };
}

describe('a task on bytes from outside', () => {
  it('that never ends is stopped with an explanation, while other work and other tasks go on', async () => {
    const run = createPool({ maxWorkers: 2 });
    const endless = run('endless');
    endless.catch(() => undefined);
    expect(typeof (await run('done'))).toBe('number');
    await expect(endless).rejects.toMatchObject({
      code: 'BODY_TOO_LARGE',
      message: 'Reading this took too long. Please send a smaller or simpler one.',
    });
    expect(typeof (await run('done'))).toBe('number');
  });

  it('that uses up the memory of its worker is refused, and the process goes on', async () => {
    const run = createPool({ maxHeapMb: 16 });
    await expect(run('huge')).rejects.toMatchObject({
      code: 'BODY_TOO_LARGE',
      message: 'Reading this took too much memory. Please send a smaller or simpler one.',
    });
    expect(typeof (await run('done'))).toBe('number');
  });

  it('that refuses its bytes passes the refusal on, and its worker is used again', async () => {
    const run = createPool();
    const thread = await run('done');
    await expect(run('refused')).rejects.toMatchObject({
      code: 'VALIDATION',
      message: 'No.',
      errors: { file: ['No.'] },
    });
    expect(await run('done')).toBe(thread);
  });

  it.each([
    ['throws', 'broken'],
    ['ends', 'exits'],
  ] as const)('whose worker %s fails alone', async (_what, task) => {
    const run = createPool();
    await expect(run(task)).rejects.toThrow();
    expect(typeof (await run('done'))).toBe('number');
  });

  it('waits in order for a worker, and is refused with the time to wait when too many do', async () => {
    const run = createPool({ maxWaiting: 2 });
    const blocked = run('silent');
    blocked.catch(() => undefined);
    const waiting = [run('done'), run('done')];
    await expect(run('done')).rejects.toMatchObject({
      code: 'UNAVAILABLE',
      headers: { 'retry-after': '5' },
      message: 'The server is busy reading other files. Please try again in a moment.',
    });
    await expect(blocked).rejects.toMatchObject({ code: 'BODY_TOO_LARGE' });
    const [first, second] = await Promise.all(waiting);
    expect(first).toBe(second);
  });

  it('is refused when more bytes wait than may', async () => {
    const run = createPool({ maxWaitingBytes: 10 });
    const blocked = run('silent');
    blocked.catch(() => undefined);
    const waiting = run('done', { size: 10 });
    await expect(run('done')).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    expect(typeof (await waiting)).toBe('number');
  });

  it('waits for one task of each other tenant at most, however many tasks those have', async () => {
    const run = createPool();
    const order: string[] = [];
    const start = (tenant: string) => run('done', { tenant }).then(() => order.push(tenant));
    const blocked = run('silent');
    blocked.catch(() => undefined);
    const tenants = ['agency 1', 'agency 1', 'agency 1', 'agency 2', 'agency 2', 'project 3'];
    await Promise.all(tenants.map(start));
    expect(order).toEqual(['agency 1', 'agency 2', 'project 3', 'agency 1', 'agency 2', 'agency 1']);
  });

  it.each([
    ['tasks', { maxWaiting: 3 }, 1],
    ['bytes', { maxWaitingBytes: 30 }, 10],
  ])(
    'takes the place of the newest task of the tenant with the most waiting %s',
    async (_what, limits, size) => {
      const run = createPool(limits);
      const blocked = run('silent');
      blocked.catch(() => undefined);
      const [first, second, third] = [1, 2, 3].map(() => run('done', { size }));
      const refused = expect(third).rejects.toMatchObject({ code: 'UNAVAILABLE' });
      const other = run('done', { size, tenant: 'agency 2' });
      await refused;
      await expect(run('done', { size })).rejects.toMatchObject({ code: 'UNAVAILABLE' });
      expect(await Promise.all([first, second, other])).toHaveLength(3);
    },
  );

  it('takes another worker once one has rested for long', async () => {
    const run = createPool({ idleMs: 0 });
    const thread = await run('done');
    await expect.poll(() => run('done')).not.toBe(thread);
  });
});
