import { translate } from '../language/translate';
import { Box } from '../layout/Box';
import { Grid } from '../layout/Grid';
import { ChartFrame } from './ChartFrame';
import { type ChartBaseProps, type ChartTone, chartTones, getToneColor } from './ChartProps';
import { Legend } from './Legend';

/** A segment of a donut chart. */
export type DonutPart = {
  /** Name of the part: 'Facebook'. */
  label: string;
  /** Value of the part, 0 or more. */
  value: number;
  /**
   * Color of the part.
   * @default the next unused color
   */
  tone?: ChartTone;
};

export type DonutChartProps = ChartBaseProps & {
  /** Up to six, largest first; `undefined` while loading. */
  parts: readonly DonutPart[] | undefined;
  /** What the parts represent: 'Platform'. Header of the table's first column. */
  nameLabel?: string;
  /**
   * Text in the middle: the formatted total.
   * @default the sum, formatted by `format`
   */
  total?: string;
};

const radius = 40;
const circumference = 2 * Math.PI * radius;
/** Gap between two parts, in the same units as the radius. */
const gap = 1.5;

/** Shows shares of a total. */
export function DonutChart(props: DonutChartProps) {
  const { title, parts, nameLabel = translate('Part'), format = String, emptyText, height = 48 } = props;
  const drawn = parts?.map((part, index) => ({ ...part, tone: part.tone ?? chartTones[index] ?? 'gray' }));
  const sum = drawn?.reduce((all, { value }) => all + value, 0) ?? 0;
  const percent = (value: number) => `${Math.round((value / sum) * 100)}%`;
  const starts = (drawn ?? []).map((_, index) =>
    (drawn ?? []).slice(0, index).reduce((all, { value }) => all + value, 0),
  );
  return (
    <ChartFrame
      title={title}
      height={height}
      {...(emptyText === undefined ? {} : { emptyText })}
      table={
        drawn && {
          columns: [nameLabel, 'Number', 'Share'],
          rows: sum > 0 ? drawn.map(({ label, value }) => [label, format(value), percent(value)]) : [],
        }
      }
      legend={
        drawn ? <Legend entries={drawn.map((part) => ({ ...part, detail: percent(part.value) }))} /> : null
      }
    >
      <Grid aria-hidden placeItems="center" position="relative" h={height}>
        <svg viewBox="0 0 100 100" style={{ height: '100%', transform: 'rotate(-90deg)' }}>
          {drawn?.map(({ label, value, tone }, index) => (
            <circle
              key={label}
              cx={50}
              cy={50}
              r={radius}
              fill="none"
              stroke={getToneColor(tone)}
              strokeWidth={14}
              strokeDasharray={`${Math.max((value / sum) * circumference - (drawn.length > 1 ? gap : 0), 0)} ${circumference}`}
              strokeDashoffset={-((starts[index] ?? 0) / sum) * circumference}
            >
              <title>{`${label}: ${format(value)}`}</title>
            </circle>
          ))}
        </svg>
        <Box position="absolute" textStyle="xl" fontWeight="semibold" fontVariantNumeric="tabular-nums">
          {props.total ?? format(sum)}
        </Box>
      </Grid>
    </ChartFrame>
  );
}
