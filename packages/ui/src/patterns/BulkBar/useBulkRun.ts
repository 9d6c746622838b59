import { useRef, useState } from 'react';
import { translate } from '../../language/translate';
import { toast } from '../../primitives/Toaster/Toaster';
import { useUnloadPrompt } from '../UnsavedChangesGuard/useUnloadPrompt';
import { type BulkAction, type BulkProgress, runBulk } from './runBulk';

/** A running action, or one with failures. */
export type BulkRun<Item> = BulkProgress<Item> & {
  readonly action: BulkAction<Item>;
  /** `undefined` while the items load. */
  readonly total: number | undefined;
  readonly isRunning: boolean;
  /** Why the items could not be loaded. */
  readonly error?: string;
};

const noProgress = { done: [], failed: [] } as const;

/** Builds the undo action; inherits `onSettled` of the action. */
function toUndoAction<Item>(
  { undo, onSettled }: BulkAction<Item>,
  done: readonly Item[],
): BulkAction<Item> | undefined {
  return undo && { ...(onSettled ? { onSettled } : {}), ...undo(done) };
}

/** Shows a success toast with Undo. */
function notifySuccess<Item>(
  action: BulkAction<Item>,
  done: readonly Item[],
  start: (action: BulkAction<Item>) => void,
) {
  const undoAction = toUndoAction(action, done);
  // Items that the action does not apply to are skipped, possibly all.
  if (done.length === 0) return toast({ tone: 'info', text: translate('Nothing to change.') });
  toast({
    tone: 'success',
    text: action.success,
    ...(undoAction ? { action: { label: translate('Undo'), onClick: () => start(undoAction) } } : {}),
  });
}

/**
 * Runs bulk actions, one at a time: with progress, stop, a list of failures with retry, and an undo toast.
 * Pass the result to a `BulkBar`.
 */
export function useBulkRun<Item>() {
  const [run, setRun] = useState<BulkRun<Item> | undefined>(undefined);
  const controllerRef = useRef<AbortController | undefined>(undefined);
  useUnloadPrompt(run?.isRunning === true);

  async function start(action: BulkAction<Item>): Promise<void> {
    if (controllerRef.current) return;
    const controller = new AbortController();
    controllerRef.current = controller;
    let state: BulkRun<Item> = { ...noProgress, action, total: undefined, isRunning: true };
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
    /** Starts no more batches; running ones finish. */
    stop: () => controllerRef.current?.abort(),
    /** Retries the failed items. */
    retry: () => {
      if (!run) return;
      const items = run.error === undefined ? run.failed.map(({ item }) => item) : run.action.items;
      void start({ ...run.action, items });
    },
    /** Reverts the items that succeeded before others failed. */
    undo: () => {
      const undoAction = run && toUndoAction(run.action, run.done);
      if (undoAction) void start(undoAction);
    },
    dismiss: () => setRun(undefined),
  };
}

/** Result of `useBulkRun`. */
export type BulkRunner<Item> = ReturnType<typeof useBulkRun<Item>>;
