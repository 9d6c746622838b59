import type { ChartSize } from './useChartSize';

/** Margins around the drawing in CSS pixels: names are below it. */
export const margin = { end: 8, top: 8, bottom: 22 } as const;
/** Room for axis values at the start, in CSS pixels: at least this, more for long ones. */
const values = { minWidth: 36, gap: 8 } as const;
/** Estimated width of a character of an axis, in CSS pixels. */
const characterWidth = 6.5;

export type Plot = {
  /** Center of the n-th slot, from the start of the reading direction. */
  x: (index: number) => number;
  /** Index of the slot nearest to a horizontal position. */
  find: (x: number) => number;
  /** Width of one slot. */
  step: number;
  /** Vertical position of a value. */
  y: (value: number) => number;
  /** Where the first and last slot are: on the edges or half a slot inside. */
  places: 'edges' | 'middles';
  /** The plot area without its margins. */
  left: number;
  right: number;
};

/**
 * Maps values to positions in the SVG. `edges` puts the first and last slot on the edges, for line charts.
 * @param format text of a value on the axis
 */
export function buildPlot(
  size: ChartSize,
  count: number,
  scale: readonly number[],
  format: (value: number) => string,
  places: Plot['places'],
): Plot {
  const longest = Math.max(values.minWidth, ...scale.map((value) => format(value).length * characterWidth));
  const start = longest + values.gap;
  const left = size.isRightToLeft ? margin.end : start;
  const right = size.width - (size.isRightToLeft ? start : margin.end);
  const width = Math.max(right - left, 1);
  const low = scale[0] ?? 0;
  const high = scale.at(-1) ?? 1;
  const step = places === 'edges' ? width / Math.max(count - 1, 1) : width / Math.max(count, 1);
  const along = (index: number) => (places === 'edges' ? index * step : (index + 0.5) * step);
  const bottom = size.height - margin.bottom;
  return {
    places,
    left,
    right,
    step,
    find: (x) => {
      const distance = (size.isRightToLeft ? right - x : x - left) / step - (places === 'edges' ? 0 : 0.5);
      return Math.max(0, Math.min(Math.round(distance), count - 1));
    },
    x: (index) => (size.isRightToLeft ? right - along(index) : left + along(index)),
    y: (value) => bottom - ((value - low) / (high - low || 1)) * (bottom - margin.top),
  };
}

/** Names on the axis are at most this many, however wide the chart is. */
const maxNames = 6;
/** Names of categories that are wider are shortened, so that each bar has one, in CSS pixels. */
const maxWholeWidth = 64;
/** Smallest room for a shortened name, in CSS pixels. */
const minRoom = 24;
/** Smallest gap between two names, in CSS pixels. */
const nameGap = 12;

/** A name under the chart. */
export type AxisName = { readonly index: number; readonly name: string; readonly isCentered: boolean };

/** Returns names under their bars, shortened to the room of a bar; every n-th where bars are narrow. */
function listShortNames(plot: Plot, size: ChartSize, names: readonly string[]): readonly AxisName[] {
  const every = Math.ceil((minRoom + nameGap) / plot.step);
  return names.flatMap((name, index) => {
    if (index % every !== 0) return [];
    const x = plot.x(index);
    const room = Math.min(every * plot.step - nameGap, 2 * x, 2 * (size.width - x));
    const length = Math.floor(room / characterWidth);
    const short = name.length <= length ? name : `${name.slice(0, length - 1).trimEnd()}…`;
    return [{ index, name: short, isCentered: true }];
  });
}

/** Returns the names that fit under the chart: the first, then every n-th. Names at the end are not centered. */
export function listAxisNames(plot: Plot, size: ChartSize, names: readonly string[]): readonly AxisName[] {
  const width = Math.max(...names.map((name) => name.length * characterWidth), 1);
  if (plot.places === 'middles' && width > maxWholeWidth) return listShortNames(plot, size, names);
  const fitting = Math.floor((plot.right - plot.left) / (width + nameGap));
  const every = Math.max(1, Math.ceil(names.length / Math.max(1, Math.min(maxNames, fitting))));
  return names.flatMap((name, index) => {
    if (index % every !== 0) return [];
    const x = plot.x(index);
    const isCentered = x >= width / 2 && x <= size.width - width / 2;
    const hasRoom = isCentered || index === 0 || every * plot.step >= width * 1.5 + nameGap;
    return hasRoom ? [{ index, name, isCentered }] : [];
  });
}
