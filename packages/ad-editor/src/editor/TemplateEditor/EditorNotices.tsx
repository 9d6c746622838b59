import { Alert, Box, Button, ConfirmDialog } from '@adlane/ui';
import type { StoredDraft } from '../../draft/draftStorage';

export type RestoredNoticeProps = {
  stored: StoredDraft;
  /** `updated_at` of what is stored on the server. */
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
      {isOutdated ? ' The template was saved by somebody since; saving will ask which version to keep.' : ''}
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

/** What to do where somebody else has saved meanwhile. */
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
      title="Somebody else changed this template"
      confirmLabel="Keep my changes"
      cancelLabel="Decide later"
      pending={isSaving}
      onConfirm={onApplyMine}
      onCancel={onLater}
    >
      <Box as="span" display="block">
        It was saved while you worked on it. Keeping your changes puts them onto the other version: fields
        that you changed become yours, all others stay as they were saved.
      </Box>
      <Box as="span" display="block" mt={3}>
        <Button variant="ghost" size="sm" disabled={isSaving} onClick={onDiscardMine}>
          Discard mine and show theirs
        </Button>
      </Box>
    </ConfirmDialog>
  );
}
