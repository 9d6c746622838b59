import type { VersionField } from '@adlane/contract/constants';
import type { TextVersion } from '@adlane/contract/templates';
import { useCallback } from 'react';
import { rememberFor } from '../../editor/draft/rememberFor';
import type { TemplateDraft } from '../../editor/draft/templateDraft';
import type { DraftForm } from '../../editor/TemplateEditor/draftForm';
import { useSelected } from '../../editor/useSelected';

const emptied = rememberFor((versions: readonly TextVersion[]) =>
  versions.map((version) => ({ ...version, value: '' })),
);

/**
 * The versions of a list with their texts left empty, as far as the list itself shows them: it is drawn anew when one is added,
 * deleted or made the default, not while one types.
 */
export function useVersionSlots(form: DraftForm, field: VersionField): readonly TextVersion[] {
  const select = useCallback(
    ({ templateContent }: TemplateDraft) => emptied(templateContent[field]),
    [field],
  );
  return useSelected(form, select);
}
