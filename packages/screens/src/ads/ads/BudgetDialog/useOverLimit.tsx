import { isHttpError } from '@adlane/api-client';
import { ConfirmDialog, translate } from '@adlane/ui';
import { useState } from 'react';

/** Sends a budget; `confirmsOverLimit`: the user confirmed that the client's monthly limit is exceeded. */
export type SendBudget = <T>(send: (confirmsOverLimit: boolean) => Promise<T>) => Promise<T>;

type Question = { readonly text: string; readonly answer: (isConfirmed: boolean) => void };

/** Returns what the client's monthly limit asks about a refused budget. */
function findQuestion(error: unknown): string | undefined {
  return isHttpError(error) ? error.body.errors?.confirmsOverLimit?.[0] : undefined;
}

/**
 * Sends budgets of running ads. One above the client's monthly limit is sent again once the user has confirmed it; otherwise
 * it stays refused. Render `dialog` once.
 */
export function useOverLimit() {
  const [question, setQuestion] = useState<Question>();
  const sendBudget: SendBudget = async (send) => {
    try {
      return await send(false);
    } catch (error) {
      const text = findQuestion(error);
      if (text === undefined) throw error;
      const isConfirmed = await new Promise<boolean>((answer) => setQuestion({ text, answer }));
      setQuestion(undefined);
      if (!isConfirmed) throw error;
      return send(true);
    }
  };
  return {
    sendBudget,
    dialog: (
      <ConfirmDialog
        open={question !== undefined}
        title={translate('Exceed the monthly budget limit?')}
        confirmLabel={translate('Change budget')}
        onConfirm={() => question?.answer(true)}
        onCancel={() => question?.answer(false)}
      >
        {question && translate(question.text)}
      </ConfirmDialog>
    ),
  };
}
