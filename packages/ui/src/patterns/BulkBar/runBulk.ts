/** Something done to many items, one by one or in portions. */
export type BulkAction<Item> = {
  /** What is being done, as it stands over the bar: 'Moving templates'. */
  readonly label: string;
  /** What it is done to; a function where it must be asked for first ("all that match"). */
  readonly items: readonly Item[] | ((signal: AbortSignal) => Promise<readonly Item[]>);
  /** Does it to a portion; a rejection means that nothing of the portion was done. */
  readonly run: (portion: readonly Item[]) => Promise<unknown>;
  /** Items in a portion. Default 1. */
  readonly portionSize?: number;
  /** Portions under way at a time. Default 3. */
  readonly concurrency?: number;
  /** Says whether a failed portion is tried in halves, to find the items that are to blame. Default: it is not. */
  readonly shouldSplit?: (error: unknown) => boolean;
  /** The reason of a failure, for the user. */
  readonly describeError: (error: unknown) => string;
  /** What an item is called in the list of failures. */
  readonly getName: (item: Item) => string;
  /** What the toast says when all went well: 'Template moved successfully.' */
  readonly success: string;
  /** Takes it back; the toast then offers it. */
  readonly undo?: (done: readonly Item[]) => BulkAction<Item>;
  /** Called at the end, whether all, some or nothing was done. */
  readonly onSettled?: (done: readonly Item[]) => void;
};

export type BulkFailure<Item> = { readonly item: Item; readonly reason: string };

export type BulkProgress<Item> = {
  readonly done: readonly Item[];
  readonly failed: readonly BulkFailure<Item>[];
};

const defaultPortionSize = 1;
const defaultConcurrency = 3;

function splitIntoPortions<Item>(items: readonly Item[], size: number): (readonly Item[])[] {
  const count = Math.ceil(items.length / size);
  return Array.from({ length: count }, (_, index) => items.slice(index * size, (index + 1) * size));
}

/**
 * Does a deed to all items, several portions at a time. What fails is noted with its reason and the rest goes on; an
 * aborted signal lets what is under way end and begins nothing more.
 */
export async function runBulk<Item>(
  action: BulkAction<Item>,
  items: readonly Item[],
  onProgress: (progress: BulkProgress<Item>) => void,
  signal: AbortSignal,
): Promise<BulkProgress<Item>> {
  let progress: BulkProgress<Item> = { done: [], failed: [] };
  const queue = splitIntoPortions(items, action.portionSize ?? defaultPortionSize);
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
        queue.unshift(...splitIntoPortions(portion, Math.ceil(portion.length / 2)));
        return;
      }
      const reason = action.describeError(error);
      update({ failed: [...progress.failed, ...portion.map((item) => ({ item, reason }))] });
    }
  }
  async function work() {
    for (let next = queue.shift(); next && !signal.aborted; next = queue.shift()) await runPortion(next);
  }
  await Promise.all(Array.from({ length: action.concurrency ?? defaultConcurrency }, work));
  return progress;
}
