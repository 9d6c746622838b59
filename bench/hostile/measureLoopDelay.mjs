import { readFileSync } from 'node:fs';
import { createHistogram, performance } from 'node:perf_hooks';

const sampleMs = 5;

/** Returns how long this thread has waited for a processor (Linux), which depends on the rest of the machine only. */
function readQueuedMs() {
  try {
    const [, queuedNs] = readFileSync(`/proc/self/task/${process.pid}/schedstat`, 'utf8').split(' ');
    return Number(queuedNs) / 1e6;
  } catch {
    return 0;
  }
}

/**
 * Measures the delays of this process's event loop, without the time that it waited for a processor. Returns a function that
 * returns those since it was last called.
 */
export function measureLoopDelay() {
  const delays = createHistogram();
  let last = { at: performance.now(), queuedMs: readQueuedMs() };
  const sample = () => {
    const next = { at: performance.now(), queuedMs: readQueuedMs() };
    const delayMs = next.at - last.at - sampleMs - (next.queuedMs - last.queuedMs);
    delays.record(Math.max(1, Math.round(delayMs * 1e6)));
    last = next;
    setTimeout(sample, sampleMs).unref();
  };
  sample();
  return () => {
    const [p99Ms, maxMs] = [delays.percentile(99), delays.max].map((nanoseconds) => nanoseconds / 1e6);
    delays.reset();
    return { p99Ms, maxMs };
  };
}
