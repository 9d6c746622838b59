import { type ChartTone, toneColor } from './ChartProps';

export type SparklineProps = {
  /** What it says in words: 'Leads of the last 7 days, rising from 3 to 9'. */
  label: string;
  /** In their order; fewer than two draw nothing. */
  values: readonly number[];
  /** Default `brand`. */
  tone?: ChartTone;
  /** CSS width. Default all of it. */
  width?: string;
  /** CSS height. Default 2rem. */
  height?: string;
};

/** Width and height of the drawing's own units; it is stretched to its place. */
const box = { width: 100, height: 32, padding: 2 } as const;

/** The course of a figure without axes, beside the figure itself. */
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
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${box.width} ${box.height}`}
      preserveAspectRatio="none"
      style={{ width, height, display: 'block', overflow: 'visible' }}
    >
      {values.length > 1 ? (
        <polyline
          points={points.join(' ')}
          fill="none"
          stroke={toneColor(tone)}
          strokeWidth={2}
          strokeLinejoin="round"
          strokeLinecap="round"
          // The line keeps its thickness however the drawing is stretched.
          vectorEffect="non-scaling-stroke"
        />
      ) : null}
    </svg>
  );
}
