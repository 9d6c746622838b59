import { PromptDialog } from '@adlane/screens';
import { useNavigationGuard } from '@adlane/ui';
import { useCallback, useMemo, useRef, useState } from 'react';

/**
 * Confirms before a page with unsaved changes is left. Pass `onUnsavedChange` to its screen, and render `dialog`.
 * @param staysAt paths on which the changes survive
 */
export function useLeaveGuard(staysAt?: (pathname: string) => boolean) {
  // A ref: a screen may navigate right after it has saved.
  const hasChanges = useRef(false);
  const onUnsavedChange = useCallback((value: boolean) => {
    hasChanges.current = value;
  }, []);
  const [question, setQuestion] = useState<{ leave: () => void; stay: () => void }>();
  const guard = useMemo(
    () => ({
      isActive: () => hasChanges.current,
      confirm: (leave: () => void, stay: () => void) => setQuestion({ leave, stay }),
      staysAt,
    }),
    [staysAt],
  );
  useNavigationGuard(guard);
  const close = (decide: (() => void) | undefined) => {
    setQuestion(undefined);
    decide?.();
  };
  const dialog = (
    <PromptDialog
      prompt={question ? 'discardChanges' : undefined}
      onConfirm={() => close(question?.leave)}
      onCancel={() => close(question?.stay)}
    />
  );
  return { onUnsavedChange, dialog };
}
