import { Box } from '../layout/Box';
import { type ChartTone, getToneColor } from './ChartProps';

export type SparklineProps = {
  /** Text alternative: 'Leads of the last 7 days, rising from 3 to 9'. */
  label: string;
  /** In order; fewer than two values draw nothing. */
  values: readonly number[];
  /**
   * Color.
   * @default 'brand'
   */
  tone?: ChartTone;
  /**
   * CSS width.
   * @default '100%'
   */
  width?: string;
  /**
   * CSS height.
   * @default '2rem'
   */
  height?: string;
};

/** View box units; the SVG is stretched to its container. */
const box = { width: 100, height: 32, padding: 2 } as const;

/** Small trend line without axes, shown beside a value. */
export function Sparkline({
  label,
  values,
  tone = 'brand',
  width = '100%',
  height = '2rem',
}: SparklineProps) {
  const low = Math.min(...values);
  const span = Math.max(...values) - low || 1;
  const y = (value: number) =>
    box.height - box.padding - ((value - low) / span) * (box.height - 2 * box.padding);
  const points = values.map(
    (value, index) =>
      `${((index / Math.max(values.length - 1, 1)) * box.width).toFixed(2)},${y(value).toFixed(2)}`,
  );
  return (
    // Time runs in the reading direction, as on the axes of charts.
    <Box style={{ width, height }} css={{ _rtl: { transform: 'scaleX(-1)' } }}>
      <svg
        role="img"
        aria-label={label}
        viewBox={`0 0 ${box.width} ${box.height}`}
        preserveAspectRatio="none"
        style={{ width: '100%', height: '100%', display: 'block', overflow: 'visible' }}
      >
        {values.length > 1 ? (
          <polyline
            points={points.join(' ')}
            fill="none"
            stroke={getToneColor(tone)}
            strokeWidth={2}
            strokeLinejoin="round"
            strokeLinecap="round"
            // Keeps the stroke width when the SVG is stretched.
            vectorEffect="non-scaling-stroke"
          />
        ) : null}
      </svg>
    </Box>
  );
}
