import { useCallback } from 'react';
import type { DraftForm } from '../../../draft/draftForm';
import { isDraftChanged, type TemplateDraft } from '../../../draft/templateDraft';
import { useFormSelector } from '../../../form/useFormSelector';

/** Returns whether the form differs from the stored template. */
export function useHasChanges(form: DraftForm, saved: TemplateDraft): boolean {
  return useFormSelector(
    form,
    useCallback((draft: TemplateDraft) => isDraftChanged(saved, draft), [saved]),
  );
}
