import { type ReactNode, use, useCallback, useMemo, useState } from 'react';
import { translate } from '../../language/translate';
import { ConfirmDialog } from '../../primitives/Dialog/ConfirmDialog';
import { LayerContext, useCloseGuard } from '../../primitives/Dialog/useCloseGuard';
import { useNavigationGuard } from './NavigationGuards';
import { useUnloadPrompt } from './useUnloadPrompt';

type UnsavedChangesGuard = {
  /** Runs `leave` at once, or after the user has agreed to discard the changes. */
  guard: (leave: () => void) => void;
  /** Render it once, anywhere. */
  dialog: ReactNode;
};

type GuardOptions = {
  /**
   * The changes are being saved: the app may navigate, as a saved form does.
   * @default false
   */
  isSaving?: boolean | undefined;
};

/**
 * Confirms before unsaved changes are lost (ads §8, discard unsaved changes): by `guard` inside the app, whenever the dialog
 * or drawer around would close or the router would leave the page (`NavigationGuards`), and by the browser's prompt when
 * the tab is closed or reloaded.
 */
export function useUnsavedChangesGuard(
  isDirty: boolean,
  { isSaving = false }: GuardOptions = {},
): UnsavedChangesGuard {
  const [pendingLeave, setPendingLeave] = useState<{ leave: () => void; stay?: () => void }>();
  const layer = use(LayerContext);
  useUnloadPrompt(isDirty);

  const guard = useCallback(
    (leave: () => void) => (isDirty ? setPendingLeave({ leave }) : leave()),
    [isDirty],
  );
  useCloseGuard(guard);
  const navigationGuard = useMemo(
    () => ({
      isActive: () => isDirty && !isSaving,
      confirm: (proceed: () => void, stay: () => void) => {
        setPendingLeave({
          leave: () => {
            // A change of the query string alone would leave it open.
            layer?.close();
            proceed();
          },
          stay,
        });
      },
      isInLayer: layer !== undefined,
    }),
    [isDirty, isSaving, layer],
  );
  useNavigationGuard(navigationGuard);

  const dialog = (
    <ConfirmDialog
      open={pendingLeave !== undefined}
      title={translate('Discard unsaved changes?')}
      confirmLabel={translate('Discard changes')}
      cancelLabel={translate('Keep editing')}
      tone="danger"
      onCancel={() => {
        setPendingLeave(undefined);
        pendingLeave?.stay?.();
      }}
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
