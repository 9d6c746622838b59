import { Axes } from './Axes';
import { type ChartTone, getToneColor } from './ChartProps';
import { margin, type Plot } from './plot';
import type { ChartSize } from './useChartSize';

export type DrawnLine = {
  readonly label: string;
  readonly values: readonly (number | null)[];
  readonly tone: ChartTone;
  /** The values of the period before: a thin line. */
  readonly isPrevious: boolean;
};

export type DrawnMark = { readonly at: number; readonly tone: ChartTone };

type Point = { readonly x: number; readonly y: number };

/** Splits a series at its gaps. */
function listRuns(values: readonly (number | null)[], plot: Plot): readonly (readonly Point[])[] {
  const runs: Point[][] = [[]];
  for (const [index, value] of values.entries()) {
    if (value === null) runs.push([]);
    else runs.at(-1)?.push({ x: plot.x(index), y: plot.y(value) });
  }
  return runs.filter((run) => run.length > 0);
}

const toPath = (points: readonly Point[]) =>
  points.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`).join('');

type LineProps = { line: DrawnLine; plot: Plot; isLastRunning: boolean };

/** A line with its gaps; the segment to a running last place is dashed. */
function Line({ line, plot, isLastRunning }: LineProps) {
  const { values, tone, isPrevious } = line;
  const color = getToneColor(tone);
  const isDashed = isLastRunning && !isPrevious && values.length > 1;
  const stroke = {
    fill: 'none',
    stroke: color,
    strokeWidth: isPrevious ? 1 : 2,
    strokeLinejoin: 'round',
    strokeLinecap: 'round',
  } as const;
  const solid = isDashed ? values.slice(0, -1) : values;
  const tail = listRuns(
    values.map((value, index) => (index < values.length - 2 ? null : value)),
    plot,
  ).at(-1);
  return (
    <g>
      {listRuns(solid, plot).map((run) => {
        const [only] = run;
        return run.length === 1 && only ? (
          <circle key={only.x} cx={only.x} cy={only.y} r={isPrevious ? 1.5 : 3} fill={color} />
        ) : (
          <path key={run[0]?.x} d={toPath(run)} {...stroke} />
        );
      })}
      {isDashed && tail?.length === 2 ? (
        <path data-part="running" d={toPath(tail)} {...stroke} strokeDasharray="2 5" />
      ) : null}
    </g>
  );
}

export type LinesProps = {
  size: ChartSize;
  plot: Plot;
  scale: readonly number[];
  names: readonly string[];
  lines: readonly DrawnLine[];
  marks: readonly DrawnMark[];
  isLastRunning: boolean;
  /** Place of the crosshair. */
  place: number | undefined;
  format: (value: number) => string;
};

/** The drawing of a line chart: axes, lines, marks on the axis and the crosshair. */
export function Lines({ size, plot, scale, names, lines, marks, isLastRunning, place, format }: LinesProps) {
  const bottom = size.height - margin.bottom;
  return (
    <svg width={size.width} height={size.height} style={{ display: 'block' }} aria-hidden>
      <Axes size={size} plot={plot} scale={scale} names={names} format={format} />
      {place === undefined ? null : (
        <line
          x1={plot.x(place)}
          x2={plot.x(place)}
          y1={margin.top}
          y2={bottom}
          stroke="var(--adlane-colors-fg-muted)"
          strokeWidth={1}
        />
      )}
      {lines.map((line) => (
        <Line key={line.label} line={line} plot={plot} isLastRunning={isLastRunning} />
      ))}
      {marks.map(({ at, tone }) => (
        <circle
          key={at}
          data-part="mark"
          cx={plot.x(at)}
          cy={bottom}
          r={4}
          fill={getToneColor(tone)}
          stroke="var(--adlane-colors-bg-panel)"
          strokeWidth={2}
        />
      ))}
      {lines.map(({ label, values, tone }) => {
        const value = place === undefined ? null : (values[place] ?? null);
        return place === undefined || value === null ? null : (
          <circle
            key={label}
            cx={plot.x(place)}
            cy={plot.y(value)}
            r={4}
            fill={getToneColor(tone)}
            stroke="var(--adlane-colors-bg-panel)"
            strokeWidth={2}
          />
        );
      })}
    </svg>
  );
}
