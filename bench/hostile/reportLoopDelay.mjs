import { isMainThread } from 'node:worker_threads';
import { measureLoopDelay } from './measureLoopDelay.mjs';

// Loaded into the measured server: at each signal it prints the delays of the event loop since the last one.
if (isMainThread) {
  const readDelay = measureLoopDelay();
  process.on('SIGUSR2', () => process.stdout.write(`${JSON.stringify({ loop: readDelay() })}\n`));
}
