import { facebookCurrencies } from '../../constants/currencies/facebookCurrencies';
import { googleCurrencies } from '../../constants/currencies/googleCurrencies';

/** Lists the currencies of ad accounts by code. */
export function listAdCurrencies(): string[] {
  return [...new Set([...facebookCurrencies, ...googleCurrencies])].sort();
}
