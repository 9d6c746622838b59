import type { AdTotals } from '@adlane/contract/ads/ads';
import { formatMoney } from '@adlane/contract/rules';
import { Box, getLocale } from '@adlane/ui';
import type { ReactNode } from 'react';
import { computeCostPerResult } from '../computeCostPerResult';

/** Builds the totals of Launched Ads by column: one line per currency. Undefined if nothing was listed. */
export function buildAdTotals(totals: readonly AdTotals[]): Readonly<Record<string, ReactNode>> | undefined {
  if (totals.length === 0) return undefined;
  const lines = (format: (total: AdTotals) => string) =>
    totals.map((total) => (
      <Box key={total.currency} whiteSpace="nowrap">
        {format(total)}
      </Box>
    ));
  return {
    spend: lines(({ spend, currency }) => formatMoney(spend, currency, getLocale())),
    results: lines(({ results }) => results.toLocaleString(getLocale())),
    costPerResult: lines(computeCostPerResult),
  };
}
