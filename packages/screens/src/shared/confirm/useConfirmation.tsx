import { useState } from 'react';
import { createLazyDialog } from '../lazyDialog/createLazyDialog';

const ConfirmDialog = createLazyDialog(
  () => import('./ConfirmDialog').then((module) => module.ConfirmDialog),
  ({ open }) => open,
);

/** A prompt before an action, with its consequence. */
export type Confirmation = {
  readonly title: string;
  readonly text: string;
  /** Label of the confirm button, a verb. */
  readonly confirmLabel: string;
  /** @default 'danger' */
  readonly tone?: 'primary' | 'danger';
};

type Question = Confirmation & { readonly onConfirm: () => void };

/** Confirms an action with a prompt of the screen; prompts of ads §8 have `usePrompt`. Render `dialog` once. */
export function useConfirmation() {
  const [question, setQuestion] = useState<Question>();
  return {
    confirm: (confirmation: Confirmation, onConfirm: () => void) =>
      setQuestion({ ...confirmation, onConfirm }),
    dialog: (
      <ConfirmDialog
        open={question !== undefined}
        title={question?.title ?? ''}
        confirmLabel={question?.confirmLabel ?? ''}
        tone={question?.tone ?? 'danger'}
        onConfirm={() => {
          question?.onConfirm();
          setQuestion(undefined);
        }}
        onCancel={() => setQuestion(undefined)}
      >
        {question?.text}
      </ConfirmDialog>
    ),
  };
}
