/** Starts a load as soon as there is room; rejects if its signal is aborted before that. */
export type LoadGate = <Data>(load: () => Promise<Data>, signal: AbortSignal) => Promise<Data>;

/**
 * Creates a gate that lets at most `limit` loads run at a time, so that what a page shows besides does not wait for
 * them.
 */
export function createLoadGate(limit: number): LoadGate {
  const waiting = new Set<() => void>();
  let running = 0;
  function enter(signal: AbortSignal): Promise<void> {
    signal.throwIfAborted();
    if (running < limit) {
      running += 1;
      return Promise.resolve();
    }
    return new Promise((resolve, reject) => {
      waiting.add(start);
      signal.addEventListener('abort', leave);
      function start() {
        signal.removeEventListener('abort', leave);
        resolve();
      }
      function leave() {
        waiting.delete(start);
        reject(signal.reason);
      }
    });
  }
  function exit(): void {
    const [next] = waiting;
    if (!next) {
      running -= 1;
      return;
    }
    // The place passes on.
    waiting.delete(next);
    next();
  }
  return async (load, signal) => {
    await enter(signal);
    try {
      return await load();
    } finally {
      exit();
    }
  };
}
