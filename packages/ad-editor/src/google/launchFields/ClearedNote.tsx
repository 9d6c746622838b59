import type { AdAccount } from '@adlane/contract/ads/sources';
import { Alert, translate } from '@adlane/ui';
import type { ClearedAmounts } from './useLaunchAmounts';

export type ClearedNoteProps = {
  cleared: ClearedAmounts | undefined;
  /** The account that pays. */
  account: Pick<AdAccount, 'name' | 'currency'>;
};

/** Says why the amounts of a launch are empty. */
export function ClearedNote({ cleared, account: { name, currency } }: ClearedNoteProps) {
  if (cleared === undefined) return null;
  return (
    <Alert tone="warning">
      {cleared.currency === undefined
        ? translate(
            'The amounts of this ad have no currency. Enter them in {currency}, which {name} pays in.',
            {
              currency,
              name,
            },
          )
        : translate(
            'The amounts were in {currency}, but {name} pays in {other}. They are not converted: enter them in {other}.',
            { currency: cleared.currency, name, other: currency },
          )}
    </Alert>
  );
}
