import { fromAdUnits } from '@adlane/contract/rules';
import { getLocale, LineChart, Tabs, translate } from '@adlane/ui';
import { useState } from 'react';

/** Figures of one day; `spend` in the smallest unit of the currency. */
export type DayFigures = {
  /** `YYYY-MM-DD`. */
  readonly date: string;
  readonly spend: number;
  readonly results: number;
  readonly clicks: number;
  readonly impressions: number;
};

export type MeasureTabsProps = {
  days: readonly DayFigures[];
  /** Currency of the spend. */
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
  return new Date(`${date}T00:00:00`).toLocaleDateString(getLocale(), { month: 'short', day: 'numeric' });
}

function MeasureChart({ days, measure, currency }: MeasureTabsProps & { measure: Measure }) {
  const format = (value: number) =>
    measure === 'spend'
      ? fromAdUnits(Math.round(value), currency).toLocaleString(getLocale(), {
          style: 'currency',
          currency,
          maximumFractionDigits: 0,
        })
      : value.toLocaleString(getLocale());
  // A line along zero says less than the empty text.
  const shown = days.some((day) => day[measure] > 0) ? days : [];
  return (
    <LineChart
      title={translate('{measure} per day', { measure: measures[measure] })}
      names={shown.map(({ date }) => formatDay(date))}
      series={[{ label: measures[measure], values: shown.map((day) => day[measure]) }]}
      format={format}
      emptyText={translate('No activity in this period')}
      height="16rem"
    />
  );
}

/** Figures per day as a chart, one measure at a time. */
export function MeasureTabs({ days, currency }: MeasureTabsProps) {
  const [measure, setMeasure] = useState<Measure>('spend');
  return (
    <Tabs
      label={translate('Measure')}
      value={measure}
      onChange={(value) => setMeasure(measureNames.find((name) => name === value) ?? 'spend')}
      items={measureNames.map((name) => ({
        value: name,
        label: measures[name],
        content: <MeasureChart days={days} measure={name} currency={currency} />,
      }))}
    />
  );
}
