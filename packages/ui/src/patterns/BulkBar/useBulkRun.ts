import { useRef, useState } from 'react';
import { toast } from '../../primitives/Toaster/Toaster';
import { useUnsavedChangesGuard } from '../UnsavedChangesGuard/useUnsavedChangesGuard';
import { type BulkAction, type BulkProgress, runBulk } from './runBulk';

/** A deed that is under way, or that left failures behind. */
export type BulkRun<Item> = BulkProgress<Item> & {
  readonly action: BulkAction<Item>;
  /** Undefined while the items are asked for. */
  readonly total: number | undefined;
  readonly isRunning: boolean;
  /** Why the items could not be asked for. */
  readonly error?: string;
};

const noProgress = { done: [], failed: [] } as const;

/** What takes a deed back; whoever is told of the deed is told of this, too. */
function toUndoAction<Item>(
  { undo, onSettled }: BulkAction<Item>,
  done: readonly Item[],
): BulkAction<Item> | undefined {
  return undo && { ...(onSettled ? { onSettled } : {}), ...undo(done) };
}

/** Says that all went well, and offers to take it back. */
function notifySuccess<Item>(
  action: BulkAction<Item>,
  done: readonly Item[],
  start: (action: BulkAction<Item>) => void,
) {
  const undoAction = toUndoAction(action, done);
  // What a deed does not fit was left out of it: all of it, perhaps.
  if (done.length === 0) return toast({ tone: 'info', text: 'There was nothing to change.' });
  toast({
    tone: 'success',
    text: action.success,
    ...(undoAction ? { action: { label: 'Undo', onClick: () => start(undoAction) } } : {}),
  });
}

/**
 * Runs deeds on many items, one deed at a time: with progress, a way to stop, failures that stay listed and can be
 * repeated, and a toast that takes the deed back. Hand `run` and the functions to a `BulkBar`.
 */
export function useBulkRun<Item>() {
  const [run, setRun] = useState<BulkRun<Item> | undefined>(undefined);
  const controllerRef = useRef<AbortController | undefined>(undefined);
  useUnsavedChangesGuard(run?.isRunning === true);

  async function start(action: BulkAction<Item>): Promise<void> {
    if (controllerRef.current) return;
    const controller = new AbortController();
    controllerRef.current = controller;
    let state: BulkRun<Item> = { ...noProgress, action: action, total: undefined, isRunning: true };
    const show = (changes: Partial<BulkRun<Item>>) => {
      state = { ...state, ...changes };
      setRun(state);
    };
    show({});
    try {
      const items = typeof action.items === 'function' ? await action.items(controller.signal) : action.items;
      show({ total: items.length });
      show(await runBulk(action, items, show, controller.signal));
    } catch (error) {
      show({ error: action.describeError(error) });
    }
    controllerRef.current = undefined;
    show({ isRunning: false });
    action.onSettled?.(state.done);
    if (state.failed.length > 0 || state.error !== undefined) return;
    setRun(undefined);
    if (!controller.signal.aborted || state.done.length > 0)
      notifySuccess(action, state.done, (next) => void start(next));
  }

  return {
    run,
    start: (action: BulkAction<Item>) => void start(action),
    /** Begins nothing more; what is under way ends. */
    stop: () => controllerRef.current?.abort(),
    /** Does it again to what failed. */
    retry: () => {
      if (!run) return;
      const items = run.error === undefined ? run.failed.map(({ item }) => item) : run.action.items;
      void start({ ...run.action, items });
    },
    /** Takes back what was done before others failed. */
    undo: () => {
      const undoAction = run && toUndoAction(run.action, run.done);
      if (undoAction) void start(undoAction);
    },
    dismiss: () => setRun(undefined),
  };
}

/** What `useBulkRun` gives. */
export type BulkRunner<Item> = ReturnType<typeof useBulkRun<Item>>;
