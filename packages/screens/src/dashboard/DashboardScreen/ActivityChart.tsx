import { Card, LineChart, QueryState, Skeleton, Tabs } from '@adlane/ui';
import { toMajorUnits } from '@adlane/ui/fields';
import { useState } from 'react';
import { describeError } from '../../shared/format/describeError';
import { type ActivityDay, getAmount } from '../figures';
import type { useDashboard } from './useDashboard';

export type ActivityChartProps = {
  activity: ReturnType<typeof useDashboard>['activity'];
  /** Currency of the shown amounts. */
  currency: string;
};

const measures = {
  spend: 'Spend',
  results: 'Results',
  clicks: 'Clicks',
  impressions: 'Impressions',
} as const;
type Measure = keyof typeof measures;
const measureNames = Object.keys(measures) as Measure[];

function formatDay(date: string): string {
  return new Date(`${date}T00:00:00`).toLocaleDateString(undefined, { month: 'short', day: 'numeric' });
}

function MeasureChart({
  days,
  measure,
  currency,
}: {
  days: readonly ActivityDay[];
  measure: Measure;
  currency: string;
}) {
  const read = (day: ActivityDay) => (measure === 'spend' ? getAmount(day.spend, currency) : day[measure]);
  const format = (value: number) =>
    measure === 'spend'
      ? toMajorUnits(Math.round(value), currency).toLocaleString(undefined, {
          style: 'currency',
          currency,
          maximumFractionDigits: 0,
        })
      : value.toLocaleString();
  return (
    <LineChart
      title={`${measures[measure]} per day`}
      names={days.map(({ date }) => formatDay(date))}
      series={[{ label: measures[measure], values: days.map(read) }]}
      format={format}
      emptyText="No activity in this period"
      height="16rem"
    />
  );
}

/** Activity of all ads per day, one measure at a time. */
export function ActivityChart({ activity, currency }: ActivityChartProps) {
  const [measure, setMeasure] = useState<Measure>('spend');
  return (
    <Card title="Activity">
      <QueryState
        query={activity}
        errorTitle="Couldn't load the activity"
        describeError={describeError}
        loadingLabel="Loading the activity"
        loading={<Skeleton height="16rem" />}
      >
        {({ days }) => (
          <Tabs
            label="Measure"
            value={measure}
            onChange={(value) => setMeasure(measureNames.find((name) => name === value) ?? 'spend')}
            items={measureNames.map((name) => ({
              value: name,
              label: measures[name],
              content: <MeasureChart days={days} measure={name} currency={currency} />,
            }))}
          />
        )}
      </QueryState>
    </Card>
  );
}
