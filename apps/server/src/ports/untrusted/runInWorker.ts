import type { Worker } from 'node:worker_threads';
import { Problem } from '@adlane/api-server';
import type { TaskRequest, TaskResult } from './taskMessages';

/** The refusal of a task that used up its time or memory. */
function tooMuch(what: 'long' | 'much memory'): Problem {
  return new Problem(
    'BODY_TOO_LARGE',
    `Reading this took too ${what}. Please send a smaller or simpler one.`,
  );
}

function isOutOfMemory(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
}

/** Removes the listeners of a task. Node needs its own ones: without them, a worker's port is never read again. */
export function forgetListeners(worker: Worker): void {
  for (const event of ['message', 'error', 'exit']) worker.removeAllListeners(event);
}

/**
 * Runs one task in a worker that has no other. A worker whose task fails must not be used again.
 * @throws Problem 413 if the task uses up its time or memory
 */
export function runInWorker(worker: Worker, request: TaskRequest, maxMs: number): Promise<TaskResult> {
  return new Promise((resolve, reject) => {
    const end = (settle: () => void) => {
      clearTimeout(timer);
      forgetListeners(worker);
      settle();
    };
    const timer = setTimeout(() => end(() => reject(tooMuch('long'))), maxMs);
    worker.once('message', (result: TaskResult) => end(() => resolve(result)));
    worker.once('error', (error) => end(() => reject(isOutOfMemory(error) ? tooMuch('much memory') : error)));
    worker.once('exit', () => end(() => reject(new Error('A worker ended in the middle of its task.'))));
    worker.postMessage(request, [request.bytes.buffer]);
  });
}
