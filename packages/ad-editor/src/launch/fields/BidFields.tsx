import { getAdDigits, hasBidCap, hasMinRoas, listBidStrategies } from '@adlane/contract/rules';
import { translate } from '@adlane/ui';
import { MoneyField, NumberField, SelectField } from '@adlane/ui/fields';
import { translateOptions } from '../../form/translateOptions';
import type { AdvancedSettings } from '../launchForm';

export type BidFieldsProps = {
  /** The goal, which decides on the strategies. */
  goal: string;
  settings: AdvancedSettings;
  /** Of the account that pays. */
  currency: string;
};

/** How Facebook bids, and the cap or the return that limits it. */
export function BidFields({ goal, settings: { bidStrategy }, currency }: BidFieldsProps) {
  const isCost = bidStrategy === 'COST_CAP';
  return (
    <>
      <SelectField
        name="settings.bidStrategy"
        label={translate('Bid strategy')}
        options={translateOptions(listBidStrategies(goal))}
        required
      />
      {hasBidCap(bidStrategy) ? (
        <MoneyField
          name="settings.bidAmount"
          label={translate(isCost ? 'Cost cap' : 'Bid cap')}
          hint={isCost ? translate('The average cost of a result that Facebook aims for.') : undefined}
          currency={currency}
          digits={getAdDigits(currency)}
          required
        />
      ) : null}
      {hasMinRoas(bidStrategy) ? (
        <NumberField
          name="settings.minRoas"
          label={translate('Minimum return on ad spend')}
          hint={translate('2.5 means purchases worth 2.5 times what the ads cost.')}
          required
        />
      ) : null}
    </>
  );
}
