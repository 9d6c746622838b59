import { useCallback, useSyncExternalStore } from 'react';
import { isDraftChanged, type TemplateDraft } from '../draft/templateDraft';
import type { DraftForm } from './draftForm';

/** Whether the form differs from what is stored. Draws its component anew when that turns, not at each key. */
export function useHasChanges(form: DraftForm, saved: TemplateDraft): boolean {
  const subscribe = useCallback((listener: () => void) => form.subscribe(listener, { values: true }), [form]);
  return useSyncExternalStore(subscribe, () => isDraftChanged(saved, form.getState().values));
}
