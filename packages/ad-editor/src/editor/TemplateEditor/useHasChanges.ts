import { useCallback } from 'react';
import { isDraftChanged, type TemplateDraft } from '../draft/templateDraft';
import { useSelected } from '../useSelected';
import type { DraftForm } from './draftForm';

/** Whether the form differs from what is stored. */
export function useHasChanges(form: DraftForm, saved: TemplateDraft): boolean {
  return useSelected(
    form,
    useCallback((draft: TemplateDraft) => isDraftChanged(saved, draft), [saved]),
  );
}
