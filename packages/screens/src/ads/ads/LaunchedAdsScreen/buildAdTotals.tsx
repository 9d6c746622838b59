import type { AdTotals } from '@adlane/contract/ads/ads';
import { Box } from '@adlane/ui';
import { formatMoney } from '@adlane/ui/fields';
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
    spend: lines(({ spend, currency }) => formatMoney(spend, currency)),
    results: lines(({ results }) => results.toLocaleString()),
    costPerResult: lines(computeCostPerResult),
  };
}
