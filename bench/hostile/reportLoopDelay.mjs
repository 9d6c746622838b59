import { monitorEventLoopDelay } from 'node:perf_hooks';
import { isMainThread } from 'node:worker_threads';

// Loaded into the measured server: at each signal it prints the delays of the event loop since the last one.
if (isMainThread) {
  const delays = monitorEventLoopDelay({ resolution: 5 });
  delays.enable();
  process.on('SIGUSR2', () => {
    const [p99Ms, maxMs] = [delays.percentile(99), delays.max].map((nanoseconds) => nanoseconds / 1e6);
    delays.reset();
    process.stdout.write(`${JSON.stringify({ loop: { p99Ms, maxMs } })}\n`);
  });
}
