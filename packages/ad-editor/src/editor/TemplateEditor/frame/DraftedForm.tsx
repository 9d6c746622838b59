import type { Template } from '@adlane/contract/ads/templates';
import type { InsertMap } from '@adlane/contract/rules';
import { Form } from '@adlane/ui/fields';
import { deferValidation } from '@adlane/ui/form';
import { useCallback, useState } from 'react';
import { FieldAssist } from '../../../assist/FieldAssist';
import { ActiveFieldsProvider } from '../../../draft/activeFields';
import { checkCommonFields, checkDraft, type DraftCheck } from '../../../draft/draftChecks';
import type { StoredDraft } from '../../../draft/draftStorage';
import { type TemplateDraft, toDraft } from '../../../draft/templateDraft';
import { toFormErrors } from '../../../form/toFormErrors';
import type { PlatformEditor } from '../../PlatformEditor';
import { EditorFrame, type EditorProps } from './EditorFrame';
import { useTemplateSave } from './useTemplateSave';

export type EditorFormProps = EditorProps & {
  /** As it is stored. */
  template: Template;
  /** Smart inserts that texts may use, with the longest value of each. */
  inserts: InsertMap;
};

export type DraftedFormProps = EditorFormProps & {
  /** The unsaved draft to begin with. */
  restored?: StoredDraft<TemplateDraft> | undefined;
};

const decorators = [deferValidation];

function listChecks(platforms: readonly PlatformEditor[], draft: TemplateDraft): DraftCheck[] {
  const edited = platforms.filter(({ platform }) => draft.platforms.includes(platform));
  return edited.flatMap(({ tabs }) => tabs.flatMap(({ check }) => check ?? []));
}

/** One form over all tabs of all platforms of a template. */
export function DraftedForm({ template, inserts, restored, ...frame }: DraftedFormProps) {
  const { platforms } = frame;
  const saving = useTemplateSave(template, restored);
  const [initial] = useState(() => restored?.draft ?? toDraft(template));
  const validate = useCallback(
    (draft: TemplateDraft) => {
      const checks = [checkCommonFields, ...listChecks(platforms, draft)];
      return toFormErrors(checkDraft(checks, draft, { inserts }));
    },
    [platforms, inserts],
  );
  return (
    // The frame subscribes to the values it shows, so that typing in a field does not rerender other fields.
    <Form<TemplateDraft>
      initialValues={initial}
      validate={validate}
      decorators={decorators}
      onSubmit={saving.save}
      subscription={{}}
    >
      {() => (
        <ActiveFieldsProvider>
          <FieldAssist inserts={inserts}>
            <EditorFrame {...frame} saving={saving} restored={restored} />
          </FieldAssist>
        </ActiveFieldsProvider>
      )}
    </Form>
  );
}
