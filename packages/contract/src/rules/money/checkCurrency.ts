import { facebookCurrencies } from '../../constants/currencies/facebookCurrencies';
import { googleCurrencies } from '../../constants/currencies/googleCurrencies';
import { stripeCurrencyUnits } from '../../constants/currencies/stripeCurrencies';

/** A platform that amounts are sent to. */
export type MoneyPlatform = 'facebook' | 'google' | 'stripe';

const currenciesOfPlatform: Readonly<Record<MoneyPlatform, Pick<ReadonlySet<string>, 'has'>>> = {
  facebook: facebookCurrencies,
  google: googleCurrencies,
  stripe: stripeCurrencyUnits,
};
const platformNames = { facebook: 'Facebook', google: 'Google', stripe: 'Stripe' } as const;

/** What is wrong with sending an amount in a currency; undefined if the platform lists it. */
export function checkCurrency(platform: MoneyPlatform, currency: string): string | undefined {
  if (currenciesOfPlatform[platform].has(currency)) return undefined;
  const name = platformNames[platform];
  return `${name} does not list the currency ${currency || '(none)'}, so no amount can be sent in it. Please use another one.`;
}
