import type { GoogleAdText } from '@adlane/contract/ads/templates';
import { useForm } from '@adlane/ui/fields';
import { memoizeWeak } from '@adlane/ui/form';
import { useCallback } from 'react';
import type { TemplateDraft } from '../../draft/templateDraft';
import { useFormSelector } from '../../form/useFormSelector';

/** The lists of texts of a Google ad, as templates name them. */
export type GoogleListName = 'headlines' | 'longHeadline' | 'description';

const none: readonly GoogleAdText[] = [];

const emptied = memoizeWeak((texts: readonly GoogleAdText[]) =>
  texts.map(({ id, title }) => ({ id, title, text: '' })),
);

/**
 * The texts of a list emptied, as far as the list itself shows them: it rerenders when one is added or removed, not
 * while one types.
 */
export function useTextSlots(name: GoogleListName): readonly GoogleAdText[] {
  const form = useForm<TemplateDraft>();
  const select = useCallback(
    ({ templates: { google } }: TemplateDraft) => emptied(google?.createAdTemplateData[name] ?? none),
    [name],
  );
  return useFormSelector(form, select);
}
