import { setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { Problem, untrustedTasks } from '@adlane/api-server/untrusted';
import type { TaskRequest, TaskResult } from './ports/untrusted/taskMessages';

// A thread that reads bytes from outside: one task after the other, without access to database, files or network.

// The event loop that answers everyone comes first where cores are few. Only Linux has a priority per thread.
if (process.platform === 'linux') setPriority(10);

async function run({ task, bytes }: TaskRequest): Promise<TaskResult> {
  try {
    return { kind: 'done', output: await untrustedTasks[task].run(bytes) };
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    const { code, message, errors } = error;
    return { kind: 'refused', code, message, ...(errors && { errors }) };
  }
}

parentPort?.on('message', (request: TaskRequest) => {
  void run(request).then((result) => parentPort?.postMessage(result));
});
