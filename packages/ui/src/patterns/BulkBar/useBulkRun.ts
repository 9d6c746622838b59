import { useRef, useState } from 'react';
import { toast } from '../../primitives/Toaster/Toaster';
import { useUnsavedChangesGuard } from '../UnsavedChangesGuard/useUnsavedChangesGuard';
import { type BulkDeed, type BulkProgress, runBulk } from './runBulk';

/** A deed that is under way, or that left failures behind. */
export type BulkRun<Item> = BulkProgress<Item> & {
  readonly deed: BulkDeed<Item>;
  /** Undefined while the items are asked for. */
  readonly total: number | undefined;
  readonly isRunning: boolean;
  /** Why the items could not be asked for. */
  readonly error?: string;
};

const nothing = { done: [], failed: [] } as const;

/** What takes a deed back; whoever is told of the deed is told of this, too. */
function backOf<Item>(
  { undo, onSettled }: BulkDeed<Item>,
  done: readonly Item[],
): BulkDeed<Item> | undefined {
  return undo && { ...(onSettled ? { onSettled } : {}), ...undo(done) };
}

/** Says that all went well, and offers to take it back. */
function tellSuccess<Item>(
  deed: BulkDeed<Item>,
  done: readonly Item[],
  start: (deed: BulkDeed<Item>) => void,
) {
  const back = backOf(deed, done);
  // What a deed does not fit was left out of it: all of it, perhaps.
  if (done.length === 0) return toast({ tone: 'info', text: 'There was nothing to change.' });
  toast({
    tone: 'success',
    text: deed.success,
    ...(back ? { action: { label: 'Undo', onClick: () => start(back) } } : {}),
  });
}

/**
 * Runs deeds on many items, one deed at a time: with progress, a way to stop, failures that stay listed and can be
 * repeated, and a toast that takes the deed back. Hand `run` and the functions to a `BulkBar`.
 */
export function useBulkRun<Item>() {
  const [run, setRun] = useState<BulkRun<Item> | undefined>(undefined);
  const stopper = useRef<AbortController | undefined>(undefined);
  useUnsavedChangesGuard(run?.isRunning === true);

  async function start(deed: BulkDeed<Item>): Promise<void> {
    if (stopper.current) return;
    const controller = new AbortController();
    stopper.current = controller;
    let state: BulkRun<Item> = { ...nothing, deed, total: undefined, isRunning: true };
    const show = (changed: Partial<BulkRun<Item>>) => {
      state = { ...state, ...changed };
      setRun(state);
    };
    show({});
    try {
      const items = typeof deed.items === 'function' ? await deed.items(controller.signal) : deed.items;
      show({ total: items.length });
      show(await runBulk(deed, items, show, controller.signal));
    } catch (error) {
      show({ error: deed.describeError(error) });
    }
    stopper.current = undefined;
    show({ isRunning: false });
    deed.onSettled?.(state.done);
    if (state.failed.length > 0 || state.error !== undefined) return;
    setRun(undefined);
    if (!controller.signal.aborted || state.done.length > 0)
      tellSuccess(deed, state.done, (next) => void start(next));
  }

  return {
    run,
    start: (deed: BulkDeed<Item>) => void start(deed),
    /** Begins nothing more; what is under way ends. */
    stop: () => stopper.current?.abort(),
    /** Does it again to what failed. */
    repeat: () => {
      if (!run) return;
      const items = run.error === undefined ? run.failed.map(({ item }) => item) : run.deed.items;
      void start({ ...run.deed, items });
    },
    /** Takes back what was done before others failed. */
    undo: () => {
      const back = run && backOf(run.deed, run.done);
      if (back) void start(back);
    },
    dismiss: () => setRun(undefined),
  };
}

/** What `useBulkRun` gives. */
export type BulkRunner<Item> = ReturnType<typeof useBulkRun<Item>>;
