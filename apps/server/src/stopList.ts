import type { Log } from '@adlane/api-server';

export type StopList = {
  /** Adds what has to end once more; the last one added ends first. */
  add(name: string, stop: () => unknown): void;
  /** Ends everything, once; a part that fails to end doesn't keep the others from it. */
  run(): Promise<void>;
};

/** What was started and in which order, so that it ends in the opposite one: also where a start fails half-way. */
export function createStopList(log: Log): StopList {
  const entries: { name: string; stop: () => unknown }[] = [];
  let running: Promise<void> | undefined;
  async function runAll(): Promise<void> {
    for (let entry = entries.pop(); entry; entry = entries.pop()) {
      const { name, stop } = entry;
      try {
        await stop();
      } catch (error) {
        log.error({ part: name, error }, 'A part of the server did not stop cleanly');
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
