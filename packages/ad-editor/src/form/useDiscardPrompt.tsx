import { confirmPrompts } from '@adlane/contract/constants';
import { ConfirmDialog, translate } from '@adlane/ui';
import { useForm } from '@adlane/ui/fields';
import { type ReactNode, useEffect, useState } from 'react';
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
  const [isAsking, setAsking] = useState(false);
  useEffect(() => form.subscribe(({ dirty = false }) => setChanged(dirty), { dirty: true }), [form]);
  const isDirty = isChanged && !isSent;
  useLeaveWarning(isDirty);
  const { title, text, confirm } = confirmPrompts.discardChanges;
  return {
    leave: () => (isDirty ? setAsking(true) : onClose()),
    prompt: (
      <ConfirmDialog
        open={isAsking}
        tone="danger"
        title={translate(title)}
        confirmLabel={translate(confirm)}
        onCancel={() => setAsking(false)}
        onConfirm={onClose}
      >
        {translate(text)}
      </ConfirmDialog>
    ),
  };
}
