import type { VersionField } from '@adlane/contract/constants';
import { type UsedTexts as Counts, countUsedTexts, maxDynamicTexts } from '@adlane/contract/rules';
import { Text, translate } from '@adlane/ui';
import { useForm } from '@adlane/ui/fields';
import { useCallback } from 'react';
import type { TemplateDraft } from '../../draft/templateDraft';
import { useFormSelector } from '../../form/useFormSelector';

function explain(isDynamic: boolean): string {
  return isDynamic
    ? translate('A Dynamic ad takes {count} of each.', { count: maxDynamicTexts })
    : translate('There are as many ads as ad texts or media, whichever are more.');
}

function formatCounts({ used, written }: Counts): string {
  if (used === written) return translate('All {written} written texts are used.', { written });
  return translate('{used} of {written} written texts are used.', { used, written });
}

/** How many of a list's texts a launch uses, with the reason where it leaves some out. */
export function UsedTexts({ field }: { field: VersionField }) {
  const form = useForm<TemplateDraft>();
  const select = useCallback(
    (draft: TemplateDraft) => ({
      ...countUsedTexts(draft, draft.templateMedia)[field],
      isDynamic: draft.templateContent.campaignStructure === 'dynamic',
    }),
    [field],
  );
  const { isDynamic, ...counts } = useFormSelector(form, select);
  if (counts.written === 0) return null;
  return (
    <Text mt={3} textStyle="xs" color="fg.muted">
      {formatCounts(counts)} {counts.used < counts.written ? explain(isDynamic) : null}
    </Text>
  );
}
