import { createNameFilter, margin, type Plot } from './plot';
import type { ChartSize } from './useChartSize';

type AxesProps = {
  size: ChartSize;
  plot: Plot;
  scale: readonly number[];
  names: readonly string[];
  format: (value: number) => string;
};

/** Names closer to the end of the drawing than this, in pixels, end there: centered ones would be cut off. */
const edgeWidth = 24;

const textStyle = { fontSize: '0.6875rem', fill: 'var(--adlane-colors-fg-muted)' } as const;

/** Grid lines with their values at the start, and names at the bottom as far as they fit. */
export function Axes({ size, plot, scale, names, format }: AxesProps) {
  const hasRoom = createNameFilter(plot.step);
  const getAnchor = (x: number) => {
    if (x <= size.width - edgeWidth) return 'middle';
    return size.isRightToLeft ? 'start' : 'end';
  };
  const figuresX = size.isRightToLeft ? size.width - margin.start + 8 : margin.start - 8;
  return (
    <>
      {scale.map((value) => (
        <g key={value}>
          <line
            x1={plot.left}
            x2={plot.right}
            y1={plot.y(value)}
            y2={plot.y(value)}
            stroke="var(--adlane-colors-border)"
            strokeWidth={1}
          />
          <text
            x={figuresX}
            y={plot.y(value)}
            dominantBaseline="middle"
            // The text ends next to the drawing, in both directions.
            textAnchor="end"
            direction={size.isRightToLeft ? 'rtl' : 'ltr'}
            style={textStyle}
          >
            {format(value)}
          </text>
        </g>
      ))}
      {names.map((name, index) =>
        hasRoom(index) ? (
          // Two places may have the same name; they never change places.
          // oxlint-disable-next-line react/no-array-index-key
          <text
            key={index}
            x={plot.x(index)}
            y={size.height - 6}
            textAnchor={getAnchor(plot.x(index))}
            style={textStyle}
          >
            {name}
          </text>
        ) : null,
      )}
    </>
  );
}
