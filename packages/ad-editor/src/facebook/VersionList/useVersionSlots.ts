import type { TextVersion } from '@adlane/contract';
import type { VersionField } from '@adlane/contract/rules';
import { useCallback } from 'react';
import type { TemplateDraft } from '../../editor/draft/templateDraft';
import type { DraftForm } from '../../editor/TemplateEditor/draftForm';
import { useSelected } from '../../editor/useSelected';

/**
 * The versions of a list with their texts left empty, as far as the list itself shows them: it is drawn anew when one is added,
 * deleted or made the default, not while one types.
 */
export function useVersionSlots(form: DraftForm, field: VersionField): readonly TextVersion[] {
  const select = useCallback(
    ({ templateContent }: TemplateDraft) =>
      templateContent[field].map((version) => ({ ...version, value: '' })),
    [field],
  );
  return useSelected(form, select);
}
