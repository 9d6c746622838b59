import { confirmPrompts } from '@adlane/contract/constants';
import { ConfirmDialog, translate, useNavigationGuard } from '@adlane/ui';
import { useForm } from '@adlane/ui/fields';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { useLeaveWarning } from './useLeaveWarning';

type DiscardPrompt = {
  /** Closes, with a question where typed input would be lost. */
  readonly leave: () => void;
  /** The question, to be rendered beside the form. */
  readonly prompt: ReactNode;
};

/**
 * Asks before typed input of the surrounding form is lost.
 * @param isSent the form was handed in, so nothing would be lost
 */
export function useDiscardPrompt(isSent: boolean, onClose: () => void): DiscardPrompt {
  const form = useForm();
  const [isChanged, setChanged] = useState(false);
  const [question, setQuestion] = useState<{ proceed?: () => void; stay?: () => void }>();
  useEffect(() => form.subscribe(({ dirty = false }) => setChanged(dirty), { dirty: true }), [form]);
  const isDirty = isChanged && !isSent;
  useLeaveWarning(isDirty);
  const guard = useMemo(
    () => ({
      isActive: () => isDirty,
      confirm: (proceed: () => void, stay: () => void) => setQuestion({ proceed, stay }),
      isInLayer: true,
    }),
    [isDirty],
  );
  useNavigationGuard(guard);
  const { title, text, confirm } = confirmPrompts.discardChanges;
  return {
    leave: () => (isDirty ? setQuestion({}) : onClose()),
    prompt: (
      <ConfirmDialog
        open={question !== undefined}
        tone="danger"
        title={translate(title)}
        confirmLabel={translate(confirm)}
        onCancel={() => {
          setQuestion(undefined);
          question?.stay?.();
        }}
        onConfirm={() => {
          onClose();
          question?.proceed?.();
        }}
      >
        {translate(text)}
      </ConfirmDialog>
    ),
  };
}
