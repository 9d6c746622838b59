import { translate } from '../language/translate';
import { Box } from '../layout/Box';
import { ChartFrame } from './ChartFrame';
import { type ChartBaseProps, type ChartTone, chartTones } from './ChartProps';
import { ChartTooltip } from './ChartTooltip';
import { computeTicks } from './computeTicks';
import { Legend } from './Legend';
import { type DrawnLine, Lines } from './Lines';
import { buildPlot } from './plot';
import { useChartCursor } from './useChartCursor';
import { useChartSize } from './useChartSize';

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

/** Something that happened at a place of the axis. */
export type ChartMark = {
  /** Index of the place in `names`. */
  at: number;
  /** What happened, one text per event: '2 launches'. */
  notes: readonly string[];
  /**
   * Color of the mark.
   * @default 'gray'
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
  /** Values of the period before, in the same places: a thin gray line. */
  previous?: Pick<LineSeries, 'label' | 'values'>;
  /** Events on the axis, at most one mark per place. */
  marks?: readonly ChartMark[];
  /**
   * Whether the last place is not over yet: the segment to it is dashed.
   * @default false
   */
  isLastRunning?: boolean;
  /**
   * Formats values on the axis, in a few characters: '$1.2K'.
   * @default as `format`
   */
  formatAxis?: (value: number) => string;
};

const noMarks: readonly ChartMark[] = [];

function listLines({ series, previous }: LineChartProps): readonly DrawnLine[] | undefined {
  const lines = series?.map((one, index) => ({
    ...one,
    tone: one.tone ?? chartTones[index] ?? ('gray' as const),
    isPrevious: false,
  }));
  // The previous period lies under the lines.
  return lines && previous ? [{ ...previous, tone: 'gray', isPrevious: true }, ...lines] : lines;
}

/** Shows values over time. Mirrored in right-to-left layouts. */
export function LineChart(props: LineChartProps) {
  const {
    title,
    names,
    nameLabel = translate('Day'),
    format = String,
    formatAxis = format,
    emptyText,
  } = props;
  const { height = 48, marks = noMarks, isLastRunning = false } = props;
  const { ref, size } = useChartSize();
  const lines = listLines(props);
  // In the order of reading: this period, then the one before.
  const read = lines?.toSorted((one, other) => Number(one.isPrevious) - Number(other.isPrevious));
  const scale = computeTicks((lines ?? []).flatMap(({ values }) => values.filter((value) => value !== null)));
  const plot = size && buildPlot(size, names.length, scale, formatAxis, 'edges');
  const cursor = useChartCursor({
    count: names.length,
    size,
    findPlace: (x) => (plot ? plot.find(x) : 0),
  });
  const show = (value: number | null | undefined) =>
    value === null || value === undefined ? '–' : format(value);
  const getNotes = (place: number) => marks.find(({ at }) => at === place)?.notes ?? [];
  const describe = (place: number) =>
    [
      names[place] ?? '',
      ...(read ?? []).map(({ label, values }) => `${label} ${show(values[place])}`),
      ...getNotes(place),
    ].join(', ');
  const table = read && {
    columns: [
      nameLabel,
      ...read.map(({ label }) => label),
      ...(marks.length > 0 ? [translate('Events')] : []),
    ],
    rows: read.some(({ values }) => values.some((value) => value !== null))
      ? names.map((name, index) => [
          name,
          ...read.map(({ values }) => show(values[index])),
          ...(marks.length > 0 ? [getNotes(index).join(', ')] : []),
        ])
      : [],
  };
  const last = Math.max(names.length - 1, 0);
  return (
    <ChartFrame
      title={title}
      table={table}
      height={height}
      {...(emptyText === undefined ? {} : { emptyText })}
      legend={read && read.length > 1 ? <Legend entries={read} /> : null}
    >
      <Box
        ref={ref}
        role="slider"
        tabIndex={0}
        aria-label={title}
        aria-valuemin={0}
        aria-valuemax={last}
        aria-valuenow={cursor.place ?? last}
        aria-valuetext={describe(cursor.place ?? last)}
        position="relative"
        borderRadius="l1"
        focusVisibleRing="outside"
        touchAction="pan-y"
        h={height}
        {...cursor.handlers}
      >
        {size && plot && lines ? (
          <Lines
            size={size}
            plot={plot}
            scale={scale}
            names={names}
            lines={lines}
            marks={marks.map(({ at, tone = 'gray' }) => ({ at, tone }))}
            isLastRunning={isLastRunning}
            place={cursor.place}
            format={formatAxis}
          />
        ) : null}
        {size && plot && read && cursor.place !== undefined ? (
          <ChartTooltip
            name={names[cursor.place] ?? ''}
            entries={read.map(({ label, values, tone }) => ({
              label,
              tone,
              value: show(values[cursor.place ?? 0]),
            }))}
            notes={getNotes(cursor.place)}
            x={plot.x(cursor.place)}
            width={size.width}
          />
        ) : null}
      </Box>
    </ChartFrame>
  );
}
