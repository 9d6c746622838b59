import { translate } from '../language/translate';
import { Box } from '../layout/Box';
import { Axes } from './Axes';
import { ChartFrame } from './ChartFrame';
import { type ChartBaseProps, type ChartTone, getToneColor } from './ChartProps';
import { computeTicks } from './computeTicks';
import { buildPlot } from './plot';
import { type ChartSize, useChartSize } from './useChartSize';

/** A bar of a chart. */
export type Bar = {
  /** Name of the bar: 'Monday'. */
  label: string;
  /** Value of the bar. */
  value: number;
  /**
   * Color of the bar.
   * @default the color of the chart
   */
  tone?: ChartTone;
};

export type BarChartProps = ChartBaseProps & {
  /** In display order; `undefined` while loading. */
  bars: readonly Bar[] | undefined;
  /** What the bars represent: 'Weekday'. Header of the table's first column. */
  nameLabel?: string;
  /** What is counted: 'Leads'. Header of the table's second column. */
  valueLabel?: string;
  /**
   * Color of the bars.
   * @default 'brand'
   */
  tone?: ChartTone;
};

type BarsProps = {
  size: ChartSize;
  bars: readonly Bar[];
  tone: ChartTone;
  format: (value: number) => string;
};

function Bars({ size, bars, tone, format }: BarsProps) {
  const scale = computeTicks(bars.map(({ value }) => value));
  const plot = buildPlot(size, bars.length, scale, format, 'middles');
  const width = Math.min(plot.step * 0.64, 48);
  return (
    <svg width={size.width} height={size.height} style={{ display: 'block' }}>
      <Axes size={size} plot={plot} scale={scale} names={bars.map(({ label }) => label)} format={format} />
      {bars.map((bar, index) => {
        const top = plot.y(Math.max(bar.value, 0));
        const bottom = plot.y(Math.min(bar.value, 0));
        return (
          <rect
            key={bar.label}
            x={plot.x(index) - width / 2}
            y={top}
            width={width}
            height={Math.max(bottom - top, 0)}
            rx={Math.min(4, width / 4)}
            fill={getToneColor(bar.tone ?? tone)}
          >
            <title>{`${bar.label}: ${format(bar.value)}`}</title>
          </rect>
        );
      })}
    </svg>
  );
}

/** Compares the values of a few categories. */
export function BarChart(props: BarChartProps) {
  const { title, bars, tone = 'brand', format = String, emptyText, height = 48 } = props;
  const { nameLabel = translate('Name'), valueLabel = translate('Number') } = props;
  const { ref, size } = useChartSize();
  return (
    <ChartFrame
      title={title}
      height={height}
      {...(emptyText === undefined ? {} : { emptyText })}
      table={
        bars && {
          columns: [nameLabel, valueLabel],
          rows: bars.map(({ label, value }) => [label, format(value)]),
        }
      }
    >
      <Box ref={ref} aria-hidden h={height}>
        {size && bars ? <Bars size={size} bars={bars} tone={tone} format={format} /> : null}
      </Box>
    </ChartFrame>
  );
}
