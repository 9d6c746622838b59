import type { CurrencyUnits } from '../../constants/currencies/CurrencyUnits';
import { facebookCurrencyUnits } from '../../constants/currencies/facebookCurrencies';
import { googleCurrencyUnits } from '../../constants/currencies/googleCurrencies';
import { stripeCurrencyUnits } from '../../constants/currencies/stripeCurrencies';

/** A platform that amounts are sent to. */
export type MoneyPlatform = 'facebook' | 'google' | 'stripe';

const unitsOfPlatform: Readonly<Record<MoneyPlatform, CurrencyUnits>> = {
  facebook: facebookCurrencyUnits,
  google: googleCurrencyUnits,
  stripe: stripeCurrencyUnits,
};
const platformNames = { facebook: 'Facebook', google: 'Google', stripe: 'Stripe' } as const;
/** Only for showing amounts: nothing is sent in a currency that the platform does not list. */
const unitsOfUnknown = 100;

/** What is wrong with sending an amount in a currency; undefined if the platform lists it. */
export function checkCurrency(platform: MoneyPlatform, currency: string): string | undefined {
  if (unitsOfPlatform[platform].has(currency)) return undefined;
  const name = platformNames[platform];
  return `${name} does not list the currency ${currency || '(none)'}, so no amount can be sent in it. Please use another one.`;
}

/**
 * Returns how many stored units make one of an ad account's currency: 100 for USD, 1 for TWD. They are the units of the ad
 * platforms, which are the same on all that list the currency.
 */
export function getAdUnits(currency: string): number {
  return facebookCurrencyUnits.get(currency) ?? googleCurrencyUnits.get(currency) ?? unitsOfUnknown;
}

/** Lists the currencies of ad accounts by code. */
export function listAdCurrencies(): string[] {
  return [...new Set([...facebookCurrencyUnits.keys(), ...googleCurrencyUnits.keys()])].sort();
}

/** Returns how many stored units make one of the currency of a plan's price or a payment: 100 for USD and TWD. */
export function getPriceUnits(currency: string): number {
  return stripeCurrencyUnits.get(currency) ?? unitsOfUnknown;
}

/** Returns the number of fraction digits of an amount on the ad platforms: 2 for USD, 0 for TWD. */
export function getAdDigits(currency: string): number {
  return Math.round(Math.log10(getAdUnits(currency)));
}

/** Converts a number of an ad account's currency to stored units: 12.5 dollars are 1250. `NaN` stays `NaN`. */
export function toAdUnits(amount: number, currency: string): number {
  return Math.round(amount * getAdUnits(currency));
}

/** Converts stored units to a number of an ad account's currency: 1250 USD are 12.5. */
export function fromAdUnits(amount: number, currency: string): number {
  return amount / getAdUnits(currency);
}
