/** Work is handed back to the page after this long. */
export const sliceMs = 8;

/**
 * Runs a generator in slices of about 8 ms, each in a separate task, so that the page stays usable meanwhile. Where it
 * yields a promise, the rest waits for that. Rejects where the work throws.
 */
export async function runInSlices<R>(
  work: Generator<Promise<void> | undefined, R>,
  now = Date.now,
): Promise<R> {
  for (;;) {
    const end = now() + sliceMs;
    let pause: Promise<void> | undefined;
    do {
      const step = work.next();
      if (step.done) return step.value;
      pause = step.value;
    } while (!pause && now() < end);
    await (pause ?? waitForNextTask());
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
