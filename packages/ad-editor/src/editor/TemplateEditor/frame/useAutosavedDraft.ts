import { flushValidation, useIsHydrated } from '@adlane/ui/form';
import { useEffect } from 'react';
import { browserStore } from '../../../draft/browserStore';
import type { DraftForm } from '../../../draft/draftForm';
import { removeDraft, storeDraft } from '../../../draft/draftStorage';
import { isDraftChanged, type TemplateDraft } from '../../../draft/templateDraft';

/** Wait after the last change before the draft is stored. */
const autosaveDelayMs = 500;

type AutosaveOptions = {
  /** Tenant and user, so that drafts are never shared. */
  scope: string;
  templateId: number;
  /** The stored template. */
  saved: TemplateDraft;
  /** The template that the draft was created from, and its `updated_at`. */
  base: { readonly opened: TemplateDraft; readonly openedAt: string };
  canEdit: boolean;
};

/** Stores the draft while it differs from the saved template, and deletes it otherwise. */
export function useAutosavedDraft(form: DraftForm, options: AutosaveOptions): void {
  const { scope, templateId, saved, base, canEdit } = options;
  const isHydrated = useIsHydrated();
  useEffect(
    function storeSoonAndBeforeLeaving() {
      // While HTML is hydrated the form has no draft yet, and must not delete the stored one.
      const store = isHydrated ? browserStore() : undefined;
      if (!store) return;
      let timer: ReturnType<typeof setTimeout> | undefined;
      const write = () => {
        if (timer === undefined) return;
        clearTimeout(timer);
        timer = undefined;
        const draft = form.getState().values;
        storeDraft(store, scope, templateId, { draft, ...base, savedAt: new Date().toISOString() });
      };
      const stop = form.subscribe(
        ({ values }) => {
          clearTimeout(timer);
          timer = undefined;
          if (canEdit && isDraftChanged(saved, values)) timer = setTimeout(write, autosaveDelayMs);
          else removeDraft(store, scope, templateId);
        },
        { values: true },
      );
      const writeBeforeLeaving = () => {
        // The last keystroke may not have been reported yet.
        flushValidation(form);
        write();
      };
      window.addEventListener('pagehide', writeBeforeLeaving);
      return () => {
        window.removeEventListener('pagehide', writeBeforeLeaving);
        writeBeforeLeaving();
        stop();
      };
    },
    [form, scope, templateId, saved, base, canEdit, isHydrated],
  );
}
