import { listAxisNames, type Plot } from './plot';
import type { ChartSize } from './useChartSize';

type AxesProps = {
  size: ChartSize;
  plot: Plot;
  scale: readonly number[];
  names: readonly string[];
  format: (value: number) => string;
};

const textStyle = { fontSize: '0.75rem', fill: 'var(--adlane-colors-fg-muted)' } as const;

/** Grid lines with their values at the start, and names at the bottom as far as they fit. */
export function Axes({ size, plot, scale, names, format }: AxesProps) {
  const figuresX = size.isRightToLeft ? plot.right + 8 : plot.left - 8;
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
      {listAxisNames(plot, size, names).map(({ index, name, isCentered }) => (
        <text
          key={index}
          x={plot.x(index)}
          y={size.height - 6}
          textAnchor={isCentered ? 'middle' : index === 0 ? 'start' : 'end'}
          style={textStyle}
        >
          {name}
          {name === names[index] ? null : <title>{names[index]}</title>}
        </text>
      ))}
    </>
  );
}
