import { formatMoney } from '@adlane/contract/rules';
import { getLocale, SimpleGrid, Skeleton, Sparkline, StatTile, translate } from '@adlane/ui';
import { useQuery } from '@tanstack/react-query';
import { memo } from 'react';
import { type ActivityDay, buildTrend, getAmount } from '../figures';
import type { Figures } from './useDashboard';

export type MetricTilesProps = {
  figures: Figures;
  /** Currency of the shown amounts. */
  currency: string;
};

type DailyProps = {
  figures: Figures;
  label: string;
  measure: (day: ActivityDay) => number;
};

/** A figure of each day of the period. */
function Daily({ figures, label, measure }: DailyProps) {
  const activity = useQuery(figures.activity);
  if (activity.isPending) return <Skeleton height={8} />;
  // The running day would end every line with a fall.
  const past = (activity.data?.days ?? []).filter(({ date }) => date !== activity.data?.today);
  return <Sparkline label={label} values={past.map(measure)} />;
}

const formatPrevious = (days: Figures['days']) => translate('vs. previous {days} days', { days });

function SpendTile({ figures, currency }: MetricTilesProps) {
  const { days } = figures;
  const { data } = useQuery(figures.spend);
  const spent = data && getAmount(data.total, currency);
  const before = data && getAmount(data.previous, currency);
  return (
    <StatTile
      label={translate('Ad spend')}
      value={spent === undefined ? undefined : formatMoney(spent, currency, getLocale())}
      trend={buildTrend(spent, before, 'neither', formatPrevious(days))}
      chart={
        <Daily
          figures={figures}
          label={translate('Ad spend of the last {days} days', { days })}
          measure={(day) => getAmount(day.spend, currency)}
        />
      }
    />
  );
}

function ResultsTile({ figures }: Pick<MetricTilesProps, 'figures'>) {
  const { days } = figures;
  const { results, previous_results } = useQuery(figures.costPerResult).data ?? {};
  return (
    <StatTile
      label={translate('Results')}
      value={results?.toLocaleString(getLocale())}
      trend={buildTrend(results, previous_results, 'rise', formatPrevious(days))}
      chart={
        <Daily
          figures={figures}
          label={translate('Results of the last {days} days', { days })}
          measure={(day) => day.results}
        />
      }
    />
  );
}

function CostTile({ figures, currency }: MetricTilesProps) {
  const { days } = figures;
  const { data } = useQuery(figures.costPerResult);
  const cost = data && getAmount(data.average, currency);
  const before = data && getAmount(data.previous, currency);
  return (
    <StatTile
      label={translate('Cost per result')}
      value={cost === undefined ? undefined : cost === 0 ? '–' : formatMoney(cost, currency, getLocale())}
      // Without results there is no cost to compare.
      trend={buildTrend(cost || undefined, before, 'fall', formatPrevious(days))}
      chart={
        <Daily
          figures={figures}
          label={translate('Cost per result of the last {days} days', { days })}
          measure={({ results, spend }) => (results === 0 ? 0 : getAmount(spend, currency) / results)}
        />
      }
    />
  );
}

function LiveAdsTile({ figures }: Pick<MetricTilesProps, 'figures'>) {
  const { days } = figures;
  const { total, previous } = useQuery(figures.liveAds).data ?? {};
  return (
    <StatTile
      label={translate('Live ads')}
      value={total?.toLocaleString(getLocale())}
      trend={buildTrend(total, previous, 'neither', translate('vs. {days} days ago', { days }))}
      chart={
        <Daily
          figures={figures}
          label={translate('Live ads of the last {days} days', { days })}
          measure={({ live_ads }) => live_ads}
        />
      }
    />
  );
}

/** Key figures of the period with their change: spend, results, cost per result, live ads. */
export const MetricTiles = memo(function MetricTiles({ figures, currency }: MetricTilesProps) {
  return (
    <SimpleGrid columns={{ base: 2, lg: 4 }} gap={{ base: 3, md: 4 }}>
      <SpendTile figures={figures} currency={currency} />
      <ResultsTile figures={figures} />
      <CostTile figures={figures} currency={currency} />
      <LiveAdsTile figures={figures} />
    </SimpleGrid>
  );
});
