import type { ChartSize } from './useChartSize';

/** Margins for axis values at the start and names at the bottom, in CSS pixels. */
export const margin = { start: 44, end: 8, top: 8, bottom: 22 } as const;

export type Plot = {
  /** Center of the n-th slot, from the start of the reading direction. */
  x: (index: number) => number;
  /** Width of one slot. */
  step: number;
  /** Vertical position of a value. */
  y: (value: number) => number;
  /** The plot area without its margins. */
  left: number;
  right: number;
};

/**
 * Maps values to positions in the SVG. `edges` puts the first and last slot on the edges, for line charts.
 */
export function buildPlot(
  size: ChartSize,
  count: number,
  scale: readonly number[],
  places: 'edges' | 'middles',
): Plot {
  const left = size.isRightToLeft ? margin.end : margin.start;
  const right = size.width - (size.isRightToLeft ? margin.start : margin.end);
  const width = Math.max(right - left, 1);
  const low = scale[0] ?? 0;
  const high = scale.at(-1) ?? 1;
  const step = places === 'edges' ? width / Math.max(count - 1, 1) : width / Math.max(count, 1);
  const along = (index: number) => (places === 'edges' ? index * step : (index + 0.5) * step);
  const bottom = size.height - margin.bottom;
  return {
    left,
    right,
    step,
    x: (index) => (size.isRightToLeft ? right - along(index) : left + along(index)),
    y: (value) => bottom - ((value - low) / (high - low || 1)) * (bottom - margin.top),
  };
}

/** Decides which names fit under the chart: the first, then every n-th. */
export function createNameFilter(step: number, nameWidth = 56): (index: number) => boolean {
  const every = Math.max(1, Math.ceil(nameWidth / Math.max(step, 1)));
  return (index) => index % every === 0;
}
