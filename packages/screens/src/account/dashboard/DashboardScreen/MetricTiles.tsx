import { platformLabels, platforms } from '@adlane/contract/constants';
import { formatMoney } from '@adlane/contract/rules';
import { getLocale, SimpleGrid, Sparkline, StatTile, translate } from '@adlane/ui';
import { Megaphone, MousePointerClick, Target, Wallet } from 'lucide-react';
import { buildTrend, getAmount } from '../figures';
import type { useDashboard } from './useDashboard';

export type MetricTilesProps = {
  dashboard: ReturnType<typeof useDashboard>;
  /** Currency of the shown amounts. */
  currency: string;
};

/** Key figures of the period with their change: spend, results, cost per result, live ads. */
export function MetricTiles({ dashboard, currency }: MetricTilesProps) {
  const { days, activity, spend, costPerResult, liveAds } = dashboard;
  const period = translate('compared to the previous {days} days', { days });
  const perDay = activity.data?.days;
  const money = (amount: number) => formatMoney(amount, currency, getLocale());
  const spent = spend.data && getAmount(spend.data.total, currency);
  const cost = costPerResult.data && getAmount(costPerResult.data.average, currency);
  const byPlatform = liveAds.data
    ? platforms.map((key) => `${platformLabels[key]} ${liveAds.data.byPlatform[key] ?? 0}`).join(' · ')
    : undefined;
  return (
    <SimpleGrid columns={{ base: 1, sm: 2, xl: 4 }} gap={4}>
      <StatTile
        label={translate('Ad spend')}
        icon={<Wallet />}
        value={spent === undefined ? undefined : money(spent)}
        trend={
          spent === undefined
            ? undefined
            : buildTrend(spent, getAmount(spend.data?.previous ?? [], currency), 'neither', period)
        }
        chart={
          perDay && (
            <Sparkline
              label={translate('Ad spend of the last {days} days', { days })}
              values={perDay.map((day) => getAmount(day.spend, currency))}
            />
          )
        }
      />
      <StatTile
        label={translate('Results')}
        icon={<MousePointerClick />}
        value={costPerResult.data?.results.toLocaleString(getLocale())}
        chart={
          perDay && (
            <Sparkline
              label={translate('Results of the last {days} days', { days })}
              values={perDay.map(({ results }) => results)}
              tone="blue"
            />
          )
        }
      />
      <StatTile
        label={translate('Cost per result')}
        icon={<Target />}
        value={cost === undefined ? undefined : cost === 0 ? '–' : money(cost)}
        trend={
          cost === undefined
            ? undefined
            : buildTrend(cost, getAmount(costPerResult.data?.previous ?? [], currency), 'fall', period)
        }
      />
      <StatTile
        label={translate('Live ads')}
        icon={<Megaphone />}
        value={liveAds.data?.total.toLocaleString(getLocale())}
        hint={byPlatform}
      />
    </SimpleGrid>
  );
}
