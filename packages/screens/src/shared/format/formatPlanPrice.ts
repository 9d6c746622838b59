import type { Plan } from '@adlane/contract/account/billing';
import { formatPrice } from '@adlane/contract/rules';
import { translate } from '@adlane/ui';

const intervalTexts: Readonly<Record<Plan['interval'], string>> = {
  month: 'per month',
  annual: 'per year',
  lifetime: 'once',
};

/** Formats a plan's price: '$97.00 per month'. */
export function formatPlanPrice({ price, currency, interval }: Plan): string {
  return `${formatPrice(price, currency)} ${translate(intervalTexts[interval])}`;
}
