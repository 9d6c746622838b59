import type { Ad } from '@adlane/contract/ads/ads';
import { formatMoney } from '@adlane/contract/rules';
import { getLocale } from '@adlane/ui';

/** Computes and formats what a result costs; a dash without results. */
export function computeCostPerResult({
  spend,
  results,
  currency,
}: Pick<Ad, 'spend' | 'results' | 'currency'>): string {
  return results === 0 ? '–' : formatMoney(Math.round(spend / results), currency, getLocale());
}
