import type { useForm } from '@adlane/ui/fields';
import { flushValidation, isSameJson } from '@adlane/ui/form';
import { useEffect, useState } from 'react';
import { recordChange, redoChange, startHistory, undoChange } from './draftHistory';

/** A form over some values. */
type FormWith<Values extends object> = ReturnType<typeof useForm<Values>>;

/** Undo and redo of a form's values, as a store: only components that show its state rerender while typing. */
export type FormHistory = {
  readonly undo: () => void;
  readonly redo: () => void;
  readonly canUndo: () => boolean;
  readonly canRedo: () => boolean;
  readonly subscribe: (listener: () => void) => () => void;
  /** Begins to record; answers how to stop. */
  readonly start: () => () => void;
};

/** Writes the fields that differ, so that the others keep their state. */
export function writeValues<Values extends object>(form: FormWith<Values>, values: Values): void {
  const current = form.getState().values;
  form.batch(() => {
    for (const field of Object.keys(values) as (keyof Values)[]) {
      if (values[field] !== current[field]) form.change(field, values[field]);
    }
  });
}

function createFormHistory<Values extends object>(form: FormWith<Values>): FormHistory {
  let history = startHistory(form.getState().values);
  const listeners = new Set<() => void>();
  const updateHistory = (next: typeof history) => {
    if (next === history) return false;
    history = next;
    for (const listener of listeners) listener();
    return true;
  };
  const goTo = (step: (from: typeof history) => typeof history) => {
    // The last key may not be on record yet.
    flushValidation(form);
    const next = step(history);
    if (updateHistory(next)) writeValues(form, next.present);
  };
  return {
    undo: () => goTo(undoChange),
    redo: () => goTo(redoChange),
    canUndo: () => history.past.length > 0,
    canRedo: () => history.future.length > 0,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    start: () =>
      form.subscribe(
        ({ values, active }) => {
          if (isSameJson(values, history.present)) return;
          updateHistory(recordChange(history, values, String(active ?? ''), Date.now()));
        },
        { values: true, active: true },
      ),
  };
}

/** Records every change of the form as a step; typing into one field is one. */
export function useDraftHistory<Values extends object>(form: FormWith<Values>): FormHistory {
  const [history] = useState(() => createFormHistory(form));
  useEffect(() => history.start(), [history]);
  return history;
}
