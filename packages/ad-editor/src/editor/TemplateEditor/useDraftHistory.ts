import type { useForm } from '@adlane/ui/fields';
import { useEffect, useState } from 'react';
import { recordChange, redoChange, startHistory, undoChange } from '../draft/draftHistory';
import { isSameJson } from '../draft/isSameJson';
import { tellNow } from './tellAfterPaint';

/** A form over some values. */
type FormOf<Values extends object> = ReturnType<typeof useForm<Values>>;

/** Undo and redo of a form's values, as a store: only what shows its state is drawn anew while one types. */
export type FormHistory = {
  readonly undo: () => void;
  readonly redo: () => void;
  readonly canUndo: () => boolean;
  readonly canRedo: () => boolean;
  readonly subscribe: (listener: () => void) => () => void;
  /** Begins to record; answers how to stop. */
  readonly start: () => () => void;
};

/** Writes the fields that differ; the others keep what is known of them. */
export function showValues<Values extends object>(form: FormOf<Values>, values: Values): void {
  const shown = form.getState().values;
  form.batch(() => {
    for (const field of Object.keys(values) as (keyof Values)[]) {
      if (values[field] !== shown[field]) form.change(field, values[field]);
    }
  });
}

function createFormHistory<Values extends object>(form: FormOf<Values>): FormHistory {
  let history = startHistory(form.getState().values);
  const listeners = new Set<() => void>();
  const keep = (next: typeof history) => {
    if (next === history) return false;
    history = next;
    for (const listener of listeners) listener();
    return true;
  };
  const goTo = (step: (from: typeof history) => typeof history) => {
    // The last key may not be on record yet.
    tellNow(form);
    const next = step(history);
    if (keep(next)) showValues(form, next.present);
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
          keep(recordChange(history, values, String(active ?? ''), Date.now()));
        },
        { values: true, active: true },
      ),
  };
}

/** Records every change of the form as a step; typing into one field is one. */
export function useDraftHistory<Values extends object>(form: FormOf<Values>): FormHistory {
  const [history] = useState(() => createFormHistory(form));
  useEffect(() => history.start(), [history]);
  return history;
}
