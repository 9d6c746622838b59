import { readFile } from 'node:fs/promises';
import { setInterval } from 'node:timers/promises';

const sampleMs = 20;

/** Returns the physical memory that a process has, in bytes. */
export async function readResidentBytes(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1]) * 1024;
}

/** Returns the result of `work`, and the maximum growth of a process's memory in bytes meanwhile. */
export async function watchMemory<T>(
  pid: number,
  work: Promise<T>,
): Promise<{ readonly answer: T; readonly roseBy: number }> {
  const before = await readResidentBytes(pid);
  let most = before;
  let isOver = false;
  const watching = (async () => {
    for await (const hasEnded of setInterval(sampleMs, () => isOver)) {
      most = Math.max(most, await readResidentBytes(pid));
      if (hasEnded()) return;
    }
  })();
  const answer = await work.finally(() => {
    isOver = true;
  });
  await watching;
  return { answer, roseBy: most - before };
}
