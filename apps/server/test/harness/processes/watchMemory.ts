import { readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';

async function residentBytes(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1]) * 1024;
}

/** Returns the result of `work`, and the maximum growth of a process's memory in bytes meanwhile. */
export async function watchMemory<T>(
  pid: number,
  work: Promise<T>,
): Promise<{ readonly answer: T; readonly roseBy: number }> {
  const before = await residentBytes(pid);
  let most = before;
  let isOver = false;
  const watching = (async () => {
    while (!isOver) {
      most = Math.max(most, await residentBytes(pid));
      await sleep(20);
    }
  })();
  const answer = await work.finally(() => {
    isOver = true;
  });
  await watching;
  return { answer, roseBy: most - before };
}
