import { PromptDialog } from '@adlane/screens';
import { useCallback, useRef } from 'react';
import { useBlocker } from 'react-router';

/** Confirms before a page with unsaved changes is left. Pass `onUnsavedChange` to its screen, and render `dialog`. */
export function useLeaveGuard() {
  // A ref: a screen may navigate right after it has saved.
  const hasChanges = useRef(false);
  const onUnsavedChange = useCallback((value: boolean) => {
    hasChanges.current = value;
  }, []);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      hasChanges.current && currentLocation.pathname !== nextLocation.pathname,
  );
  const dialog = (
    <PromptDialog
      prompt={blocker.state === 'blocked' ? 'discardChanges' : undefined}
      onConfirm={() => blocker.proceed?.()}
      onCancel={() => blocker.reset?.()}
    />
  );
  return { onUnsavedChange, dialog };
}
