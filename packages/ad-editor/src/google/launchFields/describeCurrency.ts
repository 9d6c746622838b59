import { translate } from '@adlane/ui';
import type { GoogleAccount } from './useGoogleAccount';

/** Says in which currency a template's amounts count: only accounts that pay in it are offered them. */
export function describeCurrency({ name, currency }: Pick<GoogleAccount, 'name' | 'currency'>): string {
  return name === undefined
    ? translate('Counts in {currency}. An account with another currency needs its own amount.', { currency })
    : translate('Counts in {currency}, the currency of {name}. Another account needs its own amount.', {
        currency,
        name,
      });
}
