/** Action on many items, one by one or in batches. */
export type BulkAction<Item> = {
  /** Progress label: 'Moving templates'. */
  readonly label: string;
  /** The items; a function loads them first ("all that match"). */
  readonly items: readonly Item[] | ((signal: AbortSignal) => Promise<readonly Item[]>);
  /** Runs the action on a batch; a rejection means that no item of the batch changed. */
  readonly run: (portion: readonly Item[]) => Promise<unknown>;
  /**
   * Items per batch.
   * @default 1
   */
  readonly batchSize?: number;
  /**
   * Batches in flight at a time.
   * @default 3
   */
  readonly concurrency?: number;
  /**
   * Whether to bisect a failed batch, to find the bad items.
   * @default never
   */
  readonly shouldSplit?: (error: unknown) => boolean;
  /** Describes a failure to the user. */
  readonly describeError: (error: unknown) => string;
  /** Returns the name of an item for the list of failures. */
  readonly getName: (item: Item) => string;
  /** Toast text after success: 'Template moved successfully.' */
  readonly success: string;
  /** Builds the action that reverts this one; the toast offers it as Undo. */
  readonly undo?: (done: readonly Item[]) => BulkAction<Item>;
  /** Called at the end, after success, partial success and failure. */
  readonly onSettled?: (done: readonly Item[]) => void;
};

export type BulkFailure<Item> = { readonly item: Item; readonly reason: string };

export type BulkProgress<Item> = {
  readonly done: readonly Item[];
  readonly failed: readonly BulkFailure<Item>[];
};

const defaultPortionSize = 1;
const defaultConcurrency = 3;

function splitIntoBatches<Item>(items: readonly Item[], size: number): (readonly Item[])[] {
  const count = Math.ceil(items.length / size);
  return Array.from({ length: count }, (_, index) => items.slice(index * size, (index + 1) * size));
}

/**
 * Runs an action on all items, several batches at a time. Failures are collected with their reason and the
 * rest continues; an aborted signal lets running batches finish and starts no more.
 */
export async function runBulk<Item>(
  action: BulkAction<Item>,
  items: readonly Item[],
  onProgress: (progress: BulkProgress<Item>) => void,
  signal: AbortSignal,
): Promise<BulkProgress<Item>> {
  let progress: BulkProgress<Item> = { done: [], failed: [] };
  const queue = splitIntoBatches(items, action.batchSize ?? defaultPortionSize);
  function update(next: Partial<BulkProgress<Item>>) {
    progress = { ...progress, ...next };
    onProgress(progress);
  }
  async function runPortion(portion: readonly Item[]) {
    try {
      await action.run(portion);
      update({ done: [...progress.done, ...portion] });
    } catch (error) {
      if (portion.length > 1 && action.shouldSplit?.(error) === true) {
        queue.unshift(...splitIntoBatches(portion, Math.ceil(portion.length / 2)));
        return;
      }
      const reason = action.describeError(error);
      update({ failed: [...progress.failed, ...portion.map((item) => ({ item, reason }))] });
    }
  }
  async function runBatches() {
    for (let next = queue.shift(); next && !signal.aborted; next = queue.shift()) await runPortion(next);
  }
  await Promise.all(Array.from({ length: action.concurrency ?? defaultConcurrency }, runBatches));
  return progress;
}
