/** Work is handed back to the page after this long. */
export const sliceMs = 8;

/**
 * Runs a generator in slices of about 8 ms, each in a separate task, so that the page stays usable meanwhile. Rejects where
 * the work throws.
 */
export async function runInSlices<R>(work: Generator<undefined, R>, now = Date.now): Promise<R> {
  for (;;) {
    const end = now() + sliceMs;
    do {
      const step = work.next();
      if (step.done) return step.value;
    } while (now() < end);
    await waitForNextTask();
  }
}

/** Waits for the page's pending tasks; timers would be delayed by 4 ms, and longer in the background. */
export function waitForNextTask(): Promise<void> {
  return new Promise((resolve) => {
    if (typeof MessageChannel !== 'function') return void setTimeout(resolve);
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(undefined);
  });
}
