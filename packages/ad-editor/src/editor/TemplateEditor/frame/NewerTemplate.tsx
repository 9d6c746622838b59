import type { Template } from '@adlane/contract/ads/templates';
import { NewerVersionNotice } from '@adlane/ui';
import { useForm, useFormState } from '@adlane/ui/fields';
import { useEffect } from 'react';
import type { TemplateDraft } from '../../../draft/templateDraft';
import { writeValues } from '../../../form/useDraftHistory';
import type { TemplateSave } from './useTemplateSave';

export type NewerTemplateProps = {
  /** What another user saved since the base of the draft. */
  newer: Template;
  saving: TemplateSave;
};

/** Puts the draft onto a newer template. Where both changed a field, a notice offers to compare instead. */
export function NewerTemplate({ newer, saving }: NewerTemplateProps) {
  const form = useForm<TemplateDraft>();
  const { values } = useFormState<TemplateDraft>({ subscription: { values: true } });
  const isOvertaken = saving.isOvertaken(newer, values);
  useEffect(
    function followNewer() {
      if (!isOvertaken) writeValues(form, saving.follow(newer, form.getState().values));
    },
    [form, newer, saving, isOvertaken],
  );
  return isOvertaken ? (
    <NewerVersionNotice record="template" onCompare={() => saving.compare(newer)} />
  ) : null;
}
