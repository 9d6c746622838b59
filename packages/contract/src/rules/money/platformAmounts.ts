import { googleMicros } from '../../constants/currencies/googleCurrencies';
import { stripePriceSteps } from '../../constants/currencies/stripeCurrencies';
import { checkCurrency, type MoneyPlatform } from './checkCurrency';
import { getAdUnits } from './moneyUnits';

/** Thrown instead of sending an amount whose unit is unknown. */
export class UnknownCurrencyError extends Error {
  override readonly name = 'UnknownCurrencyError';
}

function requireCurrency(platform: MoneyPlatform, currency: string): void {
  const problem = checkCurrency(platform, currency);
  if (problem !== undefined) throw new UnknownCurrencyError(problem);
}

/**
 * Returns a stored amount as Facebook receives budgets and bids: a whole number of its units.
 * @throws UnknownCurrencyError
 */
export function toFacebookAmount(amount: number, currency: string): number {
  requireCurrency('facebook', currency);
  return amount;
}

/**
 * Converts a stored amount to Google's micros, as text: 500 TWD are '500000000'.
 * @throws UnknownCurrencyError
 */
export function toMicros(amount: number, currency: string): string {
  requireCurrency('google', currency);
  return String(amount * (googleMicros / getAdUnits(currency)));
}

/** Converts Google's micros to stored units, rounded. */
export function fromMicros(micros: number, currency: string): number {
  return Math.round(micros / (googleMicros / getAdUnits(currency)));
}

/** What is wrong with a price at Stripe; undefined if it can be charged. */
export function checkPrice(price: number, currency: string): string | undefined {
  const step = stripePriceSteps.get(currency) ?? 1;
  if (price % step !== 0)
    return `Stripe charges ${currency} in steps of ${step} units only; ${price} is none.`;
  return checkCurrency('stripe', currency);
}
