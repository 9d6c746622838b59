import { Worker } from 'node:worker_threads';
import { Problem, TurnQueue, type Untrusted, type UntrustedOutputs } from '@adlane/api-server';
import { type UntrustedTask, untrustedTasks } from '@adlane/api-server/untrusted';
import { forgetListeners, runInWorker } from './runInWorker';
import type { TaskResult } from './taskMessages';

export type WorkerPoolOptions = {
  /** File that the workers run. */
  readonly entry: URL;
  /** Tasks at a time. @default 2 */
  readonly maxWorkers?: number;
  /** Tasks that wait for a worker. @default 32 */
  readonly maxWaiting?: number;
  /** Bytes that may wait: bodies are in memory until a worker takes them. @default 64 MiB */
  readonly maxWaitingBytes?: number;
  /** Time after which a worker without a task ends and frees its memory. @default 5 s */
  readonly idleMs?: number;
  /** Heap of a worker in MiB. @default 256 */
  readonly maxHeapMb?: number;
  /** Time limits of tasks, instead of those in their table. */
  readonly maxMs?: Partial<Record<UntrustedTask, number>>;
};

export type WorkerPool = Untrusted & {
  /** Ends all workers; their tasks fail. */
  stop(): Promise<void>;
};

type Idle = { readonly worker: Worker; readonly timer: NodeJS.Timeout };
type Waiter = { readonly bytes: number; readonly begin: () => void; readonly refuse: () => void };

const busy = () =>
  new Problem('UNAVAILABLE', 'The server is busy reading other files. Please try again in a moment.', {
    headers: { 'retry-after': '5' },
  });

function toProblem({ code, message, errors }: TaskResult & { readonly kind: 'refused' }): Problem {
  return new Problem(code, message, errors ? { errors } : {});
}

/**
 * Creates workers on demand, for tasks on bytes from outside. Tasks beyond their number wait: the tenants take turns,
 * those of one tenant run in order. When too many wait, the newest of the tenant that occupies most is refused.
 */
export function createWorkerPool({
  entry,
  maxWorkers = 2,
  maxWaiting = 32,
  maxWaitingBytes = 64 * 1024 * 1024,
  idleMs = 5000,
  maxHeapMb = 256,
  maxMs = {},
}: WorkerPoolOptions): WorkerPool {
  const all = new Set<Worker>();
  const idle: Idle[] = [];
  /** The waiting tasks, by tenant. */
  const waiting = new TurnQueue<Waiter>();
  let running = 0;

  function startWorker(): Worker {
    const worker = new Worker(entry, {
      env: {},
      resourceLimits: { maxOldGenerationSizeMb: maxHeapMb, maxYoungGenerationSizeMb: 16 },
    });
    all.add(worker);
    return worker;
  }

  function claimWorker(): Worker {
    const rested = idle.pop();
    if (!rested) return startWorker();
    clearTimeout(rested.timer);
    forgetListeners(rested.worker);
    rested.worker.ref();
    return rested.worker;
  }

  function endWorker(worker: Worker): Promise<number> {
    all.delete(worker);
    forgetListeners(worker);
    return worker.terminate();
  }

  function rest(worker: Worker): void {
    const end = () => {
      const at = idle.indexOf(self);
      if (at >= 0) idle.splice(at, 1);
      void endWorker(worker);
    };
    const self: Idle = { worker, timer: setTimeout(end, idleMs).unref() };
    worker.once('error', end);
    worker.unref();
    idle.push(self);
  }

  /** Returns the share of the limits that some waiting tasks use up; above 1, they are too many. */
  function getUsage(tasks: readonly Waiter[]): number {
    const bytes = tasks.reduce((sum, task) => sum + task.bytes, 0);
    return Math.max(tasks.length / maxWaiting, bytes / maxWaitingBytes);
  }

  function refuseNewest(): void {
    const usages = [...waiting.byOwner].map(([tenant, tasks]) => ({ tenant, usage: getUsage(tasks) }));
    const [most] = usages.toSorted((a, b) => b.usage - a.usage);
    if (most) waiting.takeNewest(most.tenant)?.refuse();
  }

  /** Resolves once a worker may run, which is counted by then. */
  async function waitForTurn(tenant: string, bytes: number): Promise<void> {
    if (running < maxWorkers) {
      running += 1;
      return;
    }
    await new Promise<void>((begin, reject) => {
      waiting.add(tenant, { bytes, begin, refuse: () => reject(busy()) });
      while (getUsage([...waiting.byOwner.values()].flat()) > 1) refuseNewest();
    });
  }

  function leave(): void {
    const next = waiting.takeNext();
    if (next) next.begin();
    else running -= 1;
  }

  async function run<N extends UntrustedTask>(
    task: N,
    bytes: Uint8Array<ArrayBuffer>,
    tenant: string,
  ): Promise<UntrustedOutputs[N]> {
    await waitForTurn(tenant, bytes.byteLength);
    const worker = claimWorker();
    try {
      const result = await runInWorker(worker, { task, bytes }, maxMs[task] ?? untrustedTasks[task].maxMs);
      rest(worker);
      if (result.kind === 'done') return result.output as UntrustedOutputs[N];
      throw toProblem(result);
    } catch (error) {
      if (!idle.some((one) => one.worker === worker)) void endWorker(worker);
      throw error;
    } finally {
      leave();
    }
  }

  return {
    run,
    async stop() {
      for (const { timer } of idle.splice(0)) clearTimeout(timer);
      await Promise.all([...all].map((worker) => worker.terminate()));
    },
  };
}
