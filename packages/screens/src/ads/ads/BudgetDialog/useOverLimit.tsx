import { isHttpError } from '@adlane/api-client';
import { ConfirmDialog, Stack, Text, translate } from '@adlane/ui';
import { useState } from 'react';

/** What the user is asked to confirm: the name of the ad or ad set, and the label of the button. */
type Subject = { readonly name: string; readonly confirmLabel: string };

/** Sends a change; `confirmsOverLimit`: the user confirmed that the client's monthly limit is exceeded. */
export type ConfirmOverLimit = <T>(
  subject: Subject,
  send: (confirmsOverLimit: boolean) => Promise<T>,
) => Promise<T>;

type Question = Subject & { readonly text: string; readonly answer: (isConfirmed: boolean) => void };

/** Returns what the client's monthly limit asks about a refused change. */
function findQuestion(error: unknown): string | undefined {
  return isHttpError(error) ? error.body.errors?.confirmsOverLimit?.[0] : undefined;
}

/**
 * Sends changes with which ads spend more. One above the client's monthly limit is sent again once the user has confirmed it;
 * otherwise it stays refused. One change at a time; render `dialog` once.
 */
export function useOverLimit() {
  const [question, setQuestion] = useState<Question>();
  const confirmOverLimit: ConfirmOverLimit = async (subject, send) => {
    try {
      return await send(false);
    } catch (error) {
      const text = findQuestion(error);
      if (text === undefined) throw error;
      const isConfirmed = await new Promise<boolean>((answer) => setQuestion({ ...subject, text, answer }));
      setQuestion(undefined);
      if (!isConfirmed) throw error;
      return send(true);
    }
  };
  return {
    confirmOverLimit,
    dialog: (
      <ConfirmDialog
        open={question !== undefined}
        title={translate('Exceed the monthly budget limit?')}
        confirmLabel={question?.confirmLabel ?? ''}
        onConfirm={() => question?.answer(true)}
        onCancel={() => question?.answer(false)}
      >
        {question && (
          <Stack gap={1}>
            <Text fontWeight="medium" overflowWrap="anywhere">
              {question.name}
            </Text>
            <Text>{translate(question.text)}</Text>
          </Stack>
        )}
      </ConfirmDialog>
    ),
  };
}
