import { useState } from 'react';
import { createLazyDialog } from '../lazyDialog/createLazyDialog';
import type { PromptKey } from './getPromptTone';

const PromptDialog = createLazyDialog(
  () => import('./PromptDialog').then((module) => module.PromptDialog),
  ({ prompt }) => prompt !== undefined,
);

type Question = { readonly prompt: PromptKey; readonly subject: string; readonly onConfirm: () => void };

/** Confirms an action with a prompt of ads §8. Render `dialog` once. */
export function usePrompt() {
  const [question, setQuestion] = useState<Question | undefined>(undefined);
  return {
    /** @param subject a name or a count */
    confirm: (prompt: PromptKey, subject: string, onConfirm: () => void) =>
      setQuestion({ prompt, subject, onConfirm }),
    dialog: (
      <PromptDialog
        prompt={question?.prompt}
        subject={question?.subject}
        onConfirm={() => {
          question?.onConfirm();
          setQuestion(undefined);
        }}
        onCancel={() => setQuestion(undefined)}
      />
    ),
  };
}
