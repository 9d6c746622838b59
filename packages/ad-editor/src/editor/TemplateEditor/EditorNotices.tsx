import { Alert, Box, Button, ConfirmDialog } from '@adlane/ui';
import type { StoredDraft } from '../../draft/draftStorage';

export type RestoredNoticeProps = {
  stored: StoredDraft;
  /** `updated_at` of the stored template. */
  updatedAt: string;
  onDiscard: () => void;
};

/** Says that an unsaved draft of an earlier visit is shown. */
export function RestoredNotice({ stored, updatedAt, onDiscard }: RestoredNoticeProps) {
  const isOutdated = stored.openedAt !== updatedAt;
  return (
    <Alert
      tone={isOutdated ? 'warning' : 'info'}
      action={
        <Button variant="secondary" size="sm" onClick={onDiscard}>
          Discard draft
        </Button>
      }
    >
      {`Your unsaved draft of ${new Date(stored.savedAt).toLocaleString()} was restored.`}
      {isOutdated
        ? ' Another user has saved the template since. When you save, you choose which version to keep.'
        : ''}
    </Alert>
  );
}

export type ConflictDialogProps = {
  isOpen: boolean;
  isSaving: boolean;
  onApplyMine: () => void;
  onDiscardMine: () => void;
  onLater: () => void;
};

/** Offers what to do after another user saved. */
export function ConflictDialog({
  isOpen,
  isSaving,
  onApplyMine,
  onDiscardMine,
  onLater,
}: ConflictDialogProps) {
  return (
    <ConfirmDialog
      open={isOpen}
      title="Another user changed this template"
      confirmLabel="Keep my changes"
      cancelLabel="Decide later"
      pending={isSaving}
      onConfirm={onApplyMine}
      onCancel={onLater}
    >
      <Box as="span" display="block">
        It was saved while you were editing. If you keep your changes, they overwrite the fields you edited;
        all other fields keep the other user's version.
      </Box>
      <Box as="span" display="block" mt={3}>
        <Button variant="ghost" size="sm" disabled={isSaving} onClick={onDiscardMine}>
          Discard my changes
        </Button>
      </Box>
    </ConfirmDialog>
  );
}
