import { toMajorUnits } from '@adlane/ui/fields';

/** An amount in the smallest unit of its currency, as its people write it: `$25.00`. */
export function formatMoney(amount: number, currency: string): string {
  return new Intl.NumberFormat(undefined, { style: 'currency', currency }).format(
    toMajorUnits(amount, currency),
  );
}
