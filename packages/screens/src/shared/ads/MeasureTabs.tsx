import { formatCurrency, fromAdUnits, getNumberFormat } from '@adlane/contract/rules';
import { type ChartMark, getLocale, LineChart, Tabs, translate } from '@adlane/ui';
import { useState } from 'react';
import { formatMonthDay } from '../format/formatMonthDay';

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
  /** `undefined` while loading. */
  days: readonly DayFigures[] | undefined;
  /** Currency of the spend. */
  currency: string;
  /** As many days before, as a line to compare with. */
  previous?: readonly DayFigures[];
  /** The running day, which is not complete: `YYYY-MM-DD`. */
  today?: string;
  /** Events on days of `days`, by index. */
  marks?: readonly ChartMark[];
};

const measures = {
  spend: 'Spend',
  results: 'Results',
  clicks: 'Clicks',
  impressions: 'Impressions',
} as const;
type Measure = keyof typeof measures;
const measureNames = Object.keys(measures) as Measure[];

/** Formats a value in full for tooltips and tables, or in a few characters for the axis. */
function formatMeasure(value: number, money: string | undefined, notation: 'standard' | 'compact'): string {
  const options = {
    notation,
    minimumFractionDigits: 0,
    maximumFractionDigits: notation === 'compact' ? 1 : 0,
  };
  return money === undefined
    ? getNumberFormat(getLocale(), options).format(value)
    : formatCurrency(fromAdUnits(Math.round(value), money), getLocale(), { currency: money, ...options });
}

function MeasureChart(props: MeasureTabsProps & { measure: Measure }) {
  const { days, previous, today, marks, measure, currency } = props;
  const money = measure === 'spend' ? currency : undefined;
  // A line along zero says less than the empty text.
  const hasFigures = [...(days ?? []), ...(previous ?? [])].some((day) => day[measure] > 0);
  const shown = hasFigures ? days : days && [];
  const label = translate(measures[measure]);
  return (
    <LineChart
      title={translate('{measure} per day', { measure: label })}
      names={(shown ?? []).map(({ date }) => formatMonthDay(date))}
      series={shown && [{ label, values: shown.map((day) => day[measure]) }]}
      {...(previous && {
        previous: { label: translate('Previous period'), values: previous.map((day) => day[measure]) },
      })}
      {...(marks && { marks })}
      isLastRunning={today !== undefined && days?.at(-1)?.date === today}
      format={(value) => formatMeasure(value, money, 'standard')}
      formatAxis={(value) => formatMeasure(value, money, 'compact')}
      emptyText={translate('No activity in this period')}
      height={64}
    />
  );
}

/** Figures per day as a chart, one measure at a time. */
export function MeasureTabs(props: MeasureTabsProps) {
  const [measure, setMeasure] = useState<Measure>('spend');
  return (
    <Tabs
      label={translate('Measure')}
      value={measure}
      onChange={(value) => setMeasure(measureNames.find((name) => name === value) ?? 'spend')}
      items={measureNames.map((name) => ({
        value: name,
        label: translate(measures[name]),
        content: <MeasureChart {...props} measure={name} />,
      }))}
    />
  );
}
