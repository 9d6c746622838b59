import type { GoogleAdText } from '@adlane/contract';
import { useForm } from '@adlane/ui/fields';
import { useCallback, useRef, useSyncExternalStore } from 'react';
import { isSameJson } from '../../editor/draft/isSameJson';
import type { TemplateDraft } from '../../editor/draft/templateDraft';

/** The lists of texts of a Google ad, as templates name them. */
export type GoogleListName = 'headlines' | 'longHeadline' | 'description';

const none: readonly GoogleAdText[] = [];

/**
 * The texts of a list left empty, as far as the list itself shows them: it is drawn anew when one is added or removed, not
 * while one types.
 */
export function useTextSlots(name: GoogleListName): readonly GoogleAdText[] {
  const form = useForm<TemplateDraft>();
  const last = useRef(none);
  const subscribe = useCallback((listener: () => void) => form.subscribe(listener, { values: true }), [form]);
  return useSyncExternalStore(subscribe, () => {
    const { google } = form.getState().values.templates;
    const texts = google?.createAdTemplateData[name] ?? none;
    const slots = texts.map(({ id, title }) => ({ id, title, text: '' }));
    if (!isSameJson(slots, last.current)) last.current = slots;
    return last.current;
  });
}
