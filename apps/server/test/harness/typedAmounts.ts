import { formatMoney, getAdDigits } from '@adlane/contract/rules';
import { toSmallestUnit } from '../../../../packages/ui/src/fields/numbers/moneyUnits';

/** Converts a typed amount as the form's field does. */
export function typeAmount(text: string, currency: string): number {
  return toSmallestUnit(Number(text), getAdDigits(currency));
}

/** Returns a budget and a bid to type in a currency: with decimals, unless the field refuses them. */
export function chooseTexts(currency: string): readonly [budget: string, bid: string] {
  return Number.isNaN(typeAmount('234.56', currency)) ? ['234', '12'] : ['234.56', '12.34'];
}

/** Returns what a page shows of an amount, without symbol and separators: '1234.56'. */
export function readShown(text: string): string {
  return text.replace(/[^\d.]/g, '');
}

/** Returns the digits that a page shows for a stored amount of an ad. */
export function showAmount(amount: number, currency: string): string {
  return readShown(formatMoney(amount, currency, 'en').replace(currency, ''));
}
