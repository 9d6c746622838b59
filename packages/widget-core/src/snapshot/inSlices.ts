/** Work is handed back to the page after this long. */
export const sliceMs = 8;

/**
 * Runs a generator in slices of about 8 ms, each in a task of its own, so that the page stays usable meanwhile.
 * Rejects where the work throws.
 */
export async function inSlices<R>(work: Generator<undefined, R>, now: () => number): Promise<R> {
  for (;;) {
    const end = now() + sliceMs;
    do {
      const step = work.next();
      if (step.done) return step.value;
    } while (now() < end);
    await nextTask();
  }
}

/** A task behind what the page has waiting; timers would be held for 4 ms, and longer in the background. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(undefined);
  });
}
