import { type ReactNode, useCallback, useState } from 'react';
import { translate } from '../../language/translate';
import { ConfirmDialog } from '../../primitives/Dialog/ConfirmDialog';
import { useCloseGuard } from '../../primitives/Dialog/useCloseGuard';
import { useUnloadPrompt } from './useUnloadPrompt';

type UnsavedChangesGuard = {
  /** Runs `leave` at once, or after the user has agreed to discard the changes. */
  guard: (leave: () => void) => void;
  /** Render it once, anywhere. */
  dialog: ReactNode;
};

/**
 * Confirms before unsaved changes are lost (ads §8, discard unsaved changes): by `guard` inside the app, whenever the dialog
 * or drawer around would close, and by the browser's prompt when the tab is closed or reloaded.
 */
export function useUnsavedChangesGuard(isDirty: boolean): UnsavedChangesGuard {
  const [pendingLeave, setPendingLeave] = useState<{ leave: () => void }>();

  useUnloadPrompt(isDirty);

  const guard = useCallback(
    (leave: () => void) => (isDirty ? setPendingLeave({ leave }) : leave()),
    [isDirty],
  );
  useCloseGuard(guard);

  const dialog = (
    <ConfirmDialog
      open={pendingLeave !== undefined}
      title={translate('Discard unsaved changes?')}
      confirmLabel="Discard changes"
      cancelLabel="Keep editing"
      tone="danger"
      onCancel={() => setPendingLeave(undefined)}
      onConfirm={() => {
        setPendingLeave(undefined);
        pendingLeave?.leave();
      }}
    >
      {translate('Your changes since the last save will be lost.')}
    </ConfirmDialog>
  );
  return { guard, dialog };
}
