import type { LaunchReview } from '@adlane/contract/ads/launches';
import { Alert, Stack, translate } from '@adlane/ui';

export type NotSentProps = {
  /** What was written or chosen, with the reason; nothing is shown for an empty list. */
  leftOut: LaunchReview['leftOut'];
  /** The part of it that follows from a choice for this launch. */
  byChoice?: LaunchReview['leftOutByChoice'];
};

/** Says what of an ad the platform does not get: a warning only where the user may expect it in the ad. */
export function NotSent({ leftOut = [], byChoice = [] }: NotSentProps) {
  const lost = leftOut.filter((reason) => !byChoice.includes(reason));
  return (
    <>
      {lost.length > 0 ? (
        <Alert tone="warning" title={translate('Not sent')}>
          <Reasons reasons={lost} />
        </Alert>
      ) : null}
      {byChoice.length > 0 ? (
        <Alert tone="neutral" title={translate('Not part of this launch')}>
          <Reasons reasons={byChoice} />
        </Alert>
      ) : null}
    </>
  );
}

function Reasons({ reasons }: { reasons: readonly string[] }) {
  return (
    <Stack as="ul" gap={1} listStyleType="none">
      {reasons.map((reason) => (
        <li key={reason}>{translate(reason)}</li>
      ))}
    </Stack>
  );
}
