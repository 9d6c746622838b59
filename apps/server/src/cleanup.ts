import type { Log } from '@adlane/api-server';

export type Cleanup = {
  /** Registers a disposer; they run in reverse order. */
  add(name: string, stop: () => unknown): void;
  /** Runs every disposer once; a failing one does not stop the others. */
  run(): Promise<void>;
};

/** Collects the disposers of started components, also for a start that fails halfway. */
export function createCleanup(log: Log): Cleanup {
  const entries: { name: string; stop: () => unknown }[] = [];
  let running: Promise<void> | undefined;
  async function runAll(): Promise<void> {
    for (let entry = entries.pop(); entry; entry = entries.pop()) {
      const { name, stop } = entry;
      try {
        await stop();
      } catch (error) {
        log.error({ part: name, error }, 'A server component did not stop cleanly');
      }
    }
  }
  return {
    add(name, stop) {
      entries.push({ name, stop });
    },
    run() {
      running ??= runAll();
      return running;
    },
  };
}
