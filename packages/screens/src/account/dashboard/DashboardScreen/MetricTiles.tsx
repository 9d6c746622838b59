import { formatMoney } from '@adlane/contract/rules';
import { getLocale, SimpleGrid, Skeleton, Sparkline, StatTile, translate } from '@adlane/ui';
import { type ActivityDay, buildTrend, getAmount } from '../figures';
import type { useDashboard } from './useDashboard';

export type MetricTilesProps = {
  dashboard: ReturnType<typeof useDashboard>;
  /** Currency of the shown amounts. */
  currency: string;
};

/** Key figures of the period with their change: spend, results, cost per result, live ads. */
export function MetricTiles({ dashboard, currency }: MetricTilesProps) {
  const { days, activity, spend, costPerResult, liveAds } = dashboard;
  const period = translate('vs. previous {days} days', { days });
  const money = (amount: number | undefined) => amount && formatMoney(amount, currency, getLocale());
  const count = (value: number | undefined) => value?.toLocaleString(getLocale());
  const draw = (label: string, measure: (day: ActivityDay) => number) => {
    if (activity.isPending) return <Skeleton height={8} />;
    // The running day would end every line with a fall.
    const past = (activity.data?.days ?? []).filter(({ date }) => date !== activity.data?.today);
    return <Sparkline label={label} values={past.map(measure)} />;
  };
  const spent = spend.data && getAmount(spend.data.total, currency);
  const spentBefore = spend.data && getAmount(spend.data.previous, currency);
  const { results, previous_results } = costPerResult.data ?? {};
  const cost = costPerResult.data && getAmount(costPerResult.data.average, currency);
  const costBefore = costPerResult.data && getAmount(costPerResult.data.previous, currency);
  return (
    <SimpleGrid columns={{ base: 2, lg: 4 }} gap={{ base: 3, md: 4 }}>
      <StatTile
        label={translate('Ad spend')}
        value={spent === undefined ? undefined : formatMoney(spent, currency, getLocale())}
        trend={buildTrend(spent, spentBefore, 'neither', period)}
        chart={draw(translate('Ad spend of the last {days} days', { days }), (day) =>
          getAmount(day.spend, currency),
        )}
      />
      <StatTile
        label={translate('Results')}
        value={count(results)}
        trend={buildTrend(results, previous_results, 'rise', period)}
        chart={draw(translate('Results of the last {days} days', { days }), (day) => day.results)}
      />
      <StatTile
        label={translate('Cost per result')}
        value={cost === undefined ? undefined : money(cost) || '–'}
        // Without results there is no cost to compare.
        trend={buildTrend(cost || undefined, costBefore, 'fall', period)}
        chart={draw(translate('Cost per result of the last {days} days', { days }), (day) =>
          day.results === 0 ? 0 : getAmount(day.spend, currency) / day.results,
        )}
      />
      <StatTile
        label={translate('Live ads')}
        value={count(liveAds.data?.total)}
        trend={buildTrend(
          liveAds.data?.total,
          liveAds.data?.previous,
          'neither',
          translate('vs. {days} days ago', { days }),
        )}
        chart={draw(translate('Live ads of the last {days} days', { days }), ({ live_ads }) => live_ads)}
      />
    </SimpleGrid>
  );
}
