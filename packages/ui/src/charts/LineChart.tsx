import { Box } from '../layout/Box';
import { Axes } from './Axes';
import { ChartFrame } from './ChartFrame';
import { type ChartBaseProps, type ChartTone, chartTones, getToneColor } from './ChartProps';
import { computeTicks } from './computeTicks';
import { Legend } from './Legend';
import { buildPlot } from './plot';
import { type ChartSize, useChartSize } from './useChartSize';

/** A line of a chart. */
export type LineSeries = {
  /** What is counted: 'Leads'. */
  label: string;
  /** One value per name; `null` leaves a gap. */
  values: readonly (number | null)[];
  /**
   * Color of the series.
   * @default the next unused color
   */
  tone?: ChartTone;
};

export type LineChartProps = ChartBaseProps & {
  /** Labels of the horizontal axis in order: days, weeks. */
  names: readonly string[];
  /** What the names represent: 'Day'. Header of the table's first column. */
  nameLabel?: string;
  /** Up to six lines; `undefined` while loading. */
  series: readonly LineSeries[] | undefined;
};

type Drawn = LineSeries & { tone: ChartTone };

/** Builds the SVG path of a series; a gap starts a new subpath. */
function buildPath(
  values: readonly (number | null)[],
  x: (index: number) => number,
  y: (value: number) => number,
) {
  let isDown = false;
  return values
    .map((value, index) => {
      if (value === null) {
        isDown = false;
        return '';
      }
      const command = isDown ? 'L' : 'M';
      isDown = true;
      return `${command}${x(index).toFixed(1)} ${y(value).toFixed(1)}`;
    })
    .join('');
}

type LinesProps = {
  size: ChartSize;
  names: readonly string[];
  drawn: readonly Drawn[];
  format: (value: number) => string;
};

function Lines({ size, names, drawn, format }: LinesProps) {
  const scale = computeTicks(drawn.flatMap(({ values }) => values.filter((value) => value !== null)));
  const plot = buildPlot(size, names.length, scale, 'edges');
  return (
    <svg width={size.width} height={size.height} style={{ display: 'block' }}>
      <Axes size={size} plot={plot} scale={scale} names={names} format={format} />
      {drawn.map(({ label, values, tone }) => (
        <g key={label}>
          <path
            d={buildPath(values, plot.x, plot.y)}
            fill="none"
            stroke={getToneColor(tone)}
            strokeWidth={2}
            strokeLinejoin="round"
            strokeLinecap="round"
          />
          {values.map((value, index) =>
            value === null ? null : (
              <circle
                // A line's points never change places.
                // oxlint-disable-next-line react/no-array-index-key
                key={index}
                cx={plot.x(index)}
                cy={plot.y(value)}
                r={values.length > 31 ? 1.5 : 3}
                fill={getToneColor(tone)}
              >
                <title>{`${names[index] ?? ''}: ${label} ${format(value)}`}</title>
              </circle>
            ),
          )}
        </g>
      ))}
    </svg>
  );
}

/** Shows values over time. Mirrored in right-to-left layouts. */
export function LineChart(props: LineChartProps) {
  const { title, names, nameLabel = 'Day', series, format = String, emptyText, height = '12rem' } = props;
  const { ref, size } = useChartSize();
  const drawn = series?.map((one, index) => ({ ...one, tone: one.tone ?? chartTones[index] ?? 'gray' }));
  const table = drawn && {
    columns: [nameLabel, ...drawn.map(({ label }) => label)],
    rows: drawn.some(({ values }) => values.some((value) => value !== null))
      ? names.map((name, index) => [
          name,
          ...drawn.map(({ values }) => {
            const value = values[index];
            return value === null || value === undefined ? '–' : format(value);
          }),
        ])
      : [],
  };
  return (
    <ChartFrame
      title={title}
      table={table}
      height={height}
      {...(emptyText === undefined ? {} : { emptyText })}
      legend={drawn && drawn.length > 1 ? <Legend entries={drawn} /> : null}
    >
      <Box ref={ref} style={{ height }}>
        {size && drawn ? <Lines size={size} names={names} drawn={drawn} format={format} /> : null}
      </Box>
    </ChartFrame>
  );
}
