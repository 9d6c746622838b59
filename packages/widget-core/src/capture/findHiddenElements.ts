import { hostTag } from '../overlay/createShadowHost';
import { getStrokeWidth, type Point, type Stroke } from './strokes';

/** Pixels between two looks under a stroke. */
const stepPx = 8;

/**
 * What lies under the visitor's blur strokes. A snapshot is HTML: black paint alone would leave the text readable in it,
 * so these elements are masked too.
 */
export function findHiddenElements(
  document: Document,
  strokes: readonly Stroke[],
  scroll: Point,
): Set<Element> {
  const hidden = new Set<Element>();
  for (const stroke of strokes.filter(({ tool }) => tool === 'blur')) {
    for (const { x, y } of listBrushPoints(stroke)) {
      const under = document
        .elementsFromPoint(x - scroll.x, y - scroll.y)
        .find(({ localName }) => localName !== hostTag);
      // A wrapper of the whole page contains more than the painted area.
      if (under && under !== document.body && under !== document.documentElement) hidden.add(under);
    }
  }
  return hidden;
}

function* listBrushPoints(stroke: Stroke): Generator<Point> {
  const radius = getStrokeWidth(stroke) / 2 - 2;
  const [first] = stroke.points;
  let last = first;
  for (const point of stroke.points) {
    const from = last ?? point;
    const steps = Math.max(1, Math.ceil(Math.hypot(point.x - from.x, point.y - from.y) / stepPx));
    for (let step = 1; step <= steps; step += 1) {
      const x = from.x + ((point.x - from.x) * step) / steps;
      const y = from.y + ((point.y - from.y) * step) / steps;
      for (const [dx, dy] of [
        [0, 0],
        [radius, 0],
        [-radius, 0],
        [0, radius],
        [0, -radius],
      ] as const) {
        yield { x: x + dx, y: y + dy };
      }
    }
    last = point;
  }
}
