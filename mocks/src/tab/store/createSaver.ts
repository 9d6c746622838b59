/** Saves after changes, one save at a time. */
export type Saver = {
  /** Schedules a save; changes within `delayMs` are saved together. */
  schedule(): void;
  /** Resolves when nothing waits to be saved. */
  settle(): Promise<void>;
  /** Forgets a scheduled save, and resolves when the running one has ended. */
  cancel(): Promise<void>;
};

/** Creates a saver; a failed save is reported, and the next change tries again. */
export function createSaver(
  save: () => Promise<void>,
  onFailure: (error: unknown) => void,
  delayMs = 300,
): Saver {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let tail: Promise<void> = Promise.resolve();
  const start = () => {
    timer = undefined;
    tail = tail.then(save).catch(onFailure);
  };
  return {
    schedule() {
      timer ??= setTimeout(start, delayMs);
    },
    async settle() {
      if (timer !== undefined) {
        clearTimeout(timer);
        start();
      }
      await tail;
    },
    async cancel() {
      clearTimeout(timer);
      timer = undefined;
      await tail;
    },
  };
}
