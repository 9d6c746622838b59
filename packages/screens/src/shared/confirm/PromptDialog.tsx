import { confirmPrompts } from '@adlane/contract/constants';
import { ConfirmDialog } from '@adlane/ui';
import { getPromptTone, type PromptKey } from './getPromptTone';

export type PromptDialogProps = {
  /** Which question (ads §8); nothing is shown without one. */
  prompt: PromptKey | undefined;
  /** What it is about: a name, or how many. */
  subject?: string | undefined;
  /** The deed is under way: it can be neither repeated nor left. */
  pending?: boolean;
  /** Called by the deed's button. */
  onConfirm: () => void;
  /** Called by cancel, Escape and the cross. */
  onCancel: () => void;
};

/** Asks one of the questions of ads §8 in its own words, before anything is done. */
export function PromptDialog({ prompt, subject, pending = false, onConfirm, onCancel }: PromptDialogProps) {
  const { title, text, confirm } = confirmPrompts[prompt ?? 'discardChanges'];
  return (
    <ConfirmDialog
      open={prompt !== undefined}
      title={title}
      confirmLabel={confirm}
      // 'Cancel' beside 'Cancel subscription' would be two ways to read.
      cancelLabel={prompt === 'cancelSubscription' ? 'Keep it' : 'Cancel'}
      tone={prompt === undefined ? 'primary' : getPromptTone(prompt)}
      pending={pending}
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      {subject === undefined ? text : `${subject}: ${text}`}
    </ConfirmDialog>
  );
}
