import { Alert, Stack, translate } from '@adlane/ui';

export type NotSentProps = {
  /** What was written or chosen, with the reason; nothing is shown for an empty list. */
  leftOut: readonly string[] | undefined;
};

/** Says what of an ad the platform does not get. */
export function NotSent({ leftOut = [] }: NotSentProps) {
  if (leftOut.length === 0) return null;
  return (
    <Alert tone="warning" title={translate('Not sent')}>
      <Stack as="ul" gap={1} listStyleType="none">
        {leftOut.map((reason) => (
          <li key={reason}>{translate(reason)}</li>
        ))}
      </Stack>
    </Alert>
  );
}
