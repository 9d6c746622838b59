import { translate } from '@adlane/ui';
import type { GoogleAccount } from './useGoogleAccount';

/** Says in which currency a template's amounts count: it names no account, and a launch sends them as they are. */
export function describeCurrency({ name, currency }: Pick<GoogleAccount, 'name' | 'currency'>): string {
  return name === undefined
    ? translate('Counts in the currency of the ad account that the ad is launched in.')
    : translate('Counts in {currency}, the currency of {name}. Another account needs its own amount.', {
        currency,
        name,
      });
}
