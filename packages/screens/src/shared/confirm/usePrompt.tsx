import { useState } from 'react';
import type { PromptKey } from './getPromptTone';
import { PromptDialog } from './PromptDialog';

type Question = { readonly prompt: PromptKey; readonly subject: string; readonly onConfirm: () => void };

/** Asks a question of ads §8 and goes on once it is confirmed. Draw `dialog` once, anywhere. */
export function usePrompt() {
  const [question, setQuestion] = useState<Question | undefined>(undefined);
  return {
    /** @param subject what it is about: a name, or how many */
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
