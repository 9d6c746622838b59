import type { TextVersion } from '@adlane/contract/ads/templates';
import type { VersionField } from '@adlane/contract/constants';
import { memoizeWeak } from '@adlane/ui/form';
import { useCallback } from 'react';
import type { DraftForm } from '../../draft/draftForm';
import type { TemplateDraft } from '../../draft/templateDraft';
import { useFormSelector } from '../../form/useFormSelector';

const emptied = memoizeWeak((versions: readonly TextVersion[]) =>
  versions.map((version) => ({ ...version, value: '' })),
);

/**
 * The versions of a list without their texts, as far as the list itself shows them: it rerenders when one is added,
 * deleted or made the default, not while one types.
 */
export function useVersionSlots(form: DraftForm, field: VersionField): readonly TextVersion[] {
  const select = useCallback(
    ({ templateContent }: TemplateDraft) => emptied(templateContent[field]),
    [field],
  );
  return useFormSelector(form, select);
}
