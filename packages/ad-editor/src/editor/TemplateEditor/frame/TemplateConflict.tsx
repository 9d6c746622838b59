import { EditConflictDialog } from '@adlane/ui';
import { listConflictingFields } from '@adlane/ui/fields';
import { type TemplateDraft, toDraft } from '../../../draft/templateDraft';
import { formatFieldLabel } from '../../../form/fieldLabels';
import type { SaveConflict, TemplateSave } from './useTemplateSave';

export type TemplateConflictProps = {
  conflict: SaveConflict;
  saving: TemplateSave;
  draft: TemplateDraft;
  /** Continues with another draft. */
  onDraft: (draft: TemplateDraft) => void;
};

/** Lets the user choose between two versions of a template. Loaded after a conflict. */
export function TemplateConflict({ conflict, saving, draft, onDraft }: TemplateConflictProps) {
  const { opened } = saving.base;
  const versions = { opened, mine: draft, theirs: toDraft(conflict.theirs) };
  return (
    <EditConflictDialog
      open
      record="template"
      fields={listConflictingFields(versions, formatFieldLabel)}
      pending={saving.isSaving}
      onKeepMine={() => void saving.applyMine(draft).then(onDraft)}
      onDiscardMine={() => onDraft(saving.discardMine())}
      onLater={saving.dismissConflict}
    />
  );
}
