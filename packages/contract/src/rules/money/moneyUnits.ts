import { wholeAdCurrencies } from '../../constants/currencies/wholeAdCurrencies';

/**
 * Returns how many stored units make one of an ad account's currency: 100 for USD, 1 for TWD. They are the units of the ad
 * platforms, which are the same on all that list the currency.
 */
export function getAdUnits(currency: string): number {
  return wholeAdCurrencies.has(currency) ? 1 : 100;
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
