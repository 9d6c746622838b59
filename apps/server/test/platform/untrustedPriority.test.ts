import { readdir, readFile } from 'node:fs/promises';
import { afterAll, describe, expect, it } from 'vitest';
import { createWorkerPool } from '../../src/ports/untrusted/createWorkerPool';
import { findWorkerEntry } from '../../src/ports/untrusted/findWorkerEntry';

const pool = createWorkerPool({ entry: findWorkerEntry() });
afterAll(() => pool.stop());

/** Lists the nice values of the process's threads, by thread id. */
async function listNice(): Promise<Map<number, number>> {
  const ids = await readdir('/proc/self/task');
  const stats = await Promise.all(ids.map((id) => readFile(`/proc/self/task/${id}/stat`, 'utf8')));
  // The name of a thread is in brackets and may have spaces; nice is the 17th field after it.
  return new Map(
    stats.map((stat, at) => [Number(ids[at]), Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[16])]),
  );
}

describe('a thread that reads bytes from outside', () => {
  it.runIf(process.platform === 'linux')('leaves the processor to the event loop', async () => {
    const before = await listNice();
    const file = new TextEncoder().encode('name\nSpring sale\n');
    expect(await pool.run('templateImports.bulk', new Uint8Array(file), 'agency 1')).toMatchObject({
      rowCount: 1,
    });
    const after = await listNice();
    const own = before.get(process.pid);
    expect(after.get(process.pid)).toBe(own);
    const started = [...after].filter(([id]) => !before.has(id)).map(([, nice]) => nice);
    expect(started).toContain(10);
  });
});
