import { confirmPrompts } from '@adlane/contract/constants';
import { ConfirmDialog, translate } from '@adlane/ui';
import { getPromptTone, type PromptKey } from './getPromptTone';

export type PromptDialogProps = {
  /** Prompt (ads §8); the dialog is closed without one. */
  prompt: PromptKey | undefined;
  /** Subject of the prompt: a name or a count. */
  subject?: string | undefined;
  /** True while the action is running: the dialog can neither be confirmed again nor closed. */
  pending?: boolean;
  /** Called by the confirm button. */
  onConfirm: () => void;
  /** Called on cancel, Escape and the close button. */
  onCancel: () => void;
};

/** Confirm dialog with one of the prompts of ads §8. */
export function PromptDialog({ prompt, subject, pending = false, onConfirm, onCancel }: PromptDialogProps) {
  const { title, text, confirm } = confirmPrompts[prompt ?? 'discardChanges'];
  return (
    <ConfirmDialog
      open={prompt !== undefined}
      title={translate(title)}
      confirmLabel={translate(confirm)}
      // 'Cancel' beside 'Cancel subscription' would be ambiguous.
      cancelLabel={prompt === 'cancelSubscription' ? translate('Keep it') : translate('Cancel')}
      tone={prompt === undefined ? 'primary' : getPromptTone(prompt)}
      pending={pending}
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      {subject === undefined ? translate(text) : `${subject}: ${translate(text)}`}
    </ConfirmDialog>
  );
}
