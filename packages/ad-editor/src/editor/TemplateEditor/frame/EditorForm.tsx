import type { Template } from '@adlane/contract/ads/templates';
import type { InsertMap } from '@adlane/contract/rules';
import { Form } from '@adlane/ui/fields';
import { deferValidation, useIsHydrated } from '@adlane/ui/form';
import { useCallback, useState } from 'react';
import { FieldAssist } from '../../../assist/FieldAssist';
import { ActiveFieldsProvider } from '../../../draft/activeFields';
import { checkCommonFields, checkDraft, type DraftCheck } from '../../../draft/draftChecks';
import { type TemplateDraft, toDraft } from '../../../draft/templateDraft';
import { toFormErrors } from '../../../form/toFormErrors';
import type { PlatformEditor } from '../../PlatformEditor';
import { EditorFrame, type EditorProps } from './EditorFrame';
import { useStoredDraft } from './useAutosavedDraft';
import { useTemplateSave } from './useTemplateSave';

export type EditorFormProps = EditorProps & {
  /** As it is stored. */
  template: Template;
  /** Smart inserts that texts may use, with the longest value of each. */
  inserts: InsertMap;
};

const decorators = [deferValidation];

function listChecks(platforms: readonly PlatformEditor[], draft: TemplateDraft): DraftCheck[] {
  const edited = platforms.filter(({ platform }) => draft.platforms.includes(platform));
  return edited.flatMap(({ tabs }) => tabs.flatMap(({ check }) => check ?? []));
}

function DraftedForm({ template, inserts, ...frame }: EditorFormProps) {
  const { draftScope, platforms } = frame;
  const restored = useStoredDraft(draftScope, template.id);
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

/** The editor of a loaded template: one form over all tabs of all its platforms. */
export function EditorForm(props: EditorFormProps) {
  // The server has no draft: the form starts again with that of the browser once its HTML is hydrated.
  return <DraftedForm key={String(useIsHydrated())} {...props} />;
}
