import { drawingWidth, penSmoothingPoints } from '@adlane/contract/constants';

/** Pixels in the page's coordinates: the scroll position is part of them. */
export type Point = { readonly x: number; readonly y: number };

export type Tool = 'rectangle' | 'pen' | 'blur';

/** One mark. A rectangle has two points: its start and its end. */
export type Stroke = { readonly tool: Tool; readonly color: string; readonly points: readonly Point[] };

/** Where a mark is, in pixels of the page. */
export type Bounds = Point & { readonly width: number; readonly height: number };

/** Smaller rectangles come from a click that was not meant to draw. Pixels. */
const minRectangle = 4;
/** A finger chooses a mark from this far. Pixels. */
const reachPx = 12;

export function isLargeEnough({ points: [from, to] }: Stroke): boolean {
  return Boolean(from && to && Math.max(Math.abs(to.x - from.x), Math.abs(to.y - from.y)) >= minRectangle);
}

/** Width of a mark's line in pixels (widget §9). */
export function getStrokeWidth({ tool }: Stroke): number {
  return drawingWidth[tool];
}

/** Computes the bounds of a mark, including its line width. */
export function computeBounds(stroke: Stroke): Bounds {
  const xs = stroke.points.map(({ x }) => x);
  const ys = stroke.points.map(({ y }) => y);
  const edge = getStrokeWidth(stroke) / 2;
  const [x, y] = [Math.min(...xs) - edge, Math.min(...ys) - edge];
  return { x, y, width: Math.max(...xs) + edge - x, height: Math.max(...ys) + edge - y };
}

/** Finds the index of the topmost mark at a point. A rectangle includes its inside. */
export function findMarkAt(strokes: readonly Stroke[], at: Point): number | undefined {
  const index = strokes.findLastIndex((stroke) =>
    stroke.tool === 'rectangle' ? isWithin(computeBounds(stroke), at) : isNearLine(stroke, at),
  );
  return index < 0 ? undefined : index;
}

function isWithin({ x, y, width, height }: Bounds, at: Point): boolean {
  return (
    at.x >= x - reachPx && at.x <= x + width + reachPx && at.y >= y - reachPx && at.y <= y + height + reachPx
  );
}

function isNearLine(stroke: Stroke, at: Point): boolean {
  const reach = getStrokeWidth(stroke) / 2 + reachPx;
  return stroke.points.some((to, index) => {
    const from = stroke.points[index - 1] ?? to;
    const [dx, dy] = [to.x - from.x, to.y - from.y];
    const along = ((at.x - from.x) * dx + (at.y - from.y) * dy) / (dx * dx + dy * dy || 1);
    const share = Math.min(1, Math.max(0, along));
    return Math.hypot(at.x - from.x - share * dx, at.y - from.y - share * dy) <= reach;
  });
}

/** The strokes with one of them moved by so many pixels. */
export function moveStroke(strokes: readonly Stroke[], index: number, by: Point): readonly Stroke[] {
  return strokes.map((stroke, place) =>
    place === index
      ? { ...stroke, points: stroke.points.map(({ x, y }) => ({ x: x + by.x, y: y + by.y })) }
      : stroke,
  );
}

/** Each point becomes the mean of the last four, so that a trembling hand draws a calm line (widget §9). */
export function smoothPoints(points: readonly Point[], buffer: number = penSmoothingPoints): Point[] {
  return points.map((_point, index) => {
    const recent = points.slice(Math.max(0, index - buffer + 1), index + 1);
    const mean = (axis: 'x' | 'y') => recent.reduce((sum, point) => sum + point[axis], 0) / recent.length;
    return { x: mean('x'), y: mean('y') };
  });
}

/** The mark as the `d` of an SVG path. */
export function buildStrokePath({ tool, points }: Stroke): string {
  const [first, second = first] = points;
  if (!first || !second) return '';
  if (tool === 'rectangle') {
    return `M${round(first.x)} ${round(first.y)}H${round(second.x)}V${round(second.y)}H${round(first.x)}Z`;
  }
  const [start = first, ...rest] = smoothPoints(points);
  // A dot is a line of no length; its round cap makes it visible.
  const line = (rest.length > 0 ? rest : [start]).map(({ x, y }) => `L${round(x)} ${round(y)}`).join('');
  return `M${round(start.x)} ${round(start.y)}${line}`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
