import type { useForm } from '@adlane/ui/fields';
import { flushValidation, useIsHydrated } from '@adlane/ui/form';
import { useEffect, useMemo } from 'react';
import { browserStore } from './browserStore';
import { createDraftAutosave, type DraftAutosave } from './createDraftAutosave';
import type { DraftBase, DraftKey } from './draftStorage';

/**
 * Returns the autosave of a draft in this browser. Undefined while HTML is hydrated: the form has no draft yet, and
 * must not delete the stored one.
 */
export function useDraftAutosave<Draft>({ kind, scope, id }: DraftKey): DraftAutosave<Draft> | undefined {
  const isHydrated = useIsHydrated();
  return useMemo(
    () => (isHydrated ? createDraftAutosave<Draft>(browserStore(), { kind, scope, id }) : undefined),
    [isHydrated, kind, scope, id],
  );
}

type AutosaveOptions<Draft> = {
  /** Undefined where the form must not change the stored draft. */
  readonly autosave: DraftAutosave<Draft> | undefined;
  /** The record as it is stored now. */
  readonly saved: Draft;
  readonly base: DraftBase<Draft>;
  readonly isChanged: (saved: Draft, draft: Draft) => boolean;
};

/** Stores a form's draft while it differs from the saved record, and deletes it otherwise. */
export function useAutosavedDraft<Draft extends object>(
  form: ReturnType<typeof useForm<Draft>>,
  { autosave, saved, base, isChanged }: AutosaveOptions<Draft>,
): void {
  useEffect(
    function storeSoonAndBeforeLeaving() {
      if (!autosave) return;
      const stop = form.subscribe(
        ({ values }) => {
          if (isChanged(saved, values)) autosave.schedule(values, base);
          else autosave.remove();
        },
        { values: true },
      );
      const storeBeforeLeaving = () => {
        // The last keystroke may not have been reported yet.
        flushValidation(form);
        autosave.flush();
      };
      window.addEventListener('pagehide', storeBeforeLeaving);
      return () => {
        window.removeEventListener('pagehide', storeBeforeLeaving);
        storeBeforeLeaving();
        stop();
      };
    },
    [form, autosave, saved, base, isChanged],
  );
}
