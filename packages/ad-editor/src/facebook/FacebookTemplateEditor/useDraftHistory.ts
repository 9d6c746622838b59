import type { useForm } from '@adlane/ui/fields';
import { useCallback, useEffect, useRef, useState } from 'react';
import { type DraftHistory, recordChange, redoChange, startHistory, undoChange } from '../draft/draftHistory';
import { isSameJson, type TemplateDraft } from '../draft/templateDraft';

/** The editor's form. */
export type DraftForm = ReturnType<typeof useForm<TemplateDraft>>;

/** Undo and redo of a form's values. */
export type FormHistory = {
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly undo: () => void;
  readonly redo: () => void;
};

/** Records every change of the form as a step; typing into one field is one. */
export function useDraftHistory(form: DraftForm): FormHistory {
  const [history, setHistory] = useState(() => startHistory<TemplateDraft>(form.getState().values));
  const latest = useRef(history);

  const keep = useCallback((next: DraftHistory<TemplateDraft>) => {
    latest.current = next;
    setHistory(next);
  }, []);

  useEffect(
    function recordChanges() {
      return form.subscribe(
        ({ values, active }) => {
          if (isSameJson(values, latest.current.present)) return;
          keep(recordChange(latest.current, values, String(active ?? ''), Date.now()));
        },
        { values: true, active: true },
      );
    },
    [form, keep],
  );

  const goTo = useCallback(
    (next: DraftHistory<TemplateDraft>) => {
      if (next === latest.current) return;
      keep(next);
      form.batch(() => {
        form.change('name', next.present.name);
        form.change('templateContent', next.present.templateContent);
      });
    },
    [form, keep],
  );

  return {
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    undo: useCallback(() => goTo(undoChange(latest.current)), [goTo]),
    redo: useCallback(() => goTo(redoChange(latest.current)), [goTo]),
  };
}
