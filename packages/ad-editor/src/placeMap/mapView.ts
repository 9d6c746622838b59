import { type MapPoint, worldSize } from './worldMap';

/** What of the world is in sight: its centre, and how wide it is in the map's units. */
export type MapView = { readonly center: MapPoint; readonly width: number };

/** Height to width of the map on the page. */
export const mapRatio = 0.6;
/** A view of about 15 km at the equator. */
const minWidth = 0.4;

/** The whole world. */
export const worldView: MapView = { center: { x: worldSize / 2, y: worldSize * 0.42 }, width: worldSize };

/** A view within its limits. */
export function limitView({ center, width }: MapView): MapView {
  const limited = Math.max(minWidth, Math.min(worldSize, width));
  const clamp = (value: number) => Math.max(0, Math.min(worldSize, value));
  return { center: { x: clamp(center.x), y: clamp(center.y) }, width: limited };
}

/** Twice as near with 0.5, twice as far with 2. */
export function zoomView(view: MapView, factor: number): MapView {
  return limitView({ ...view, width: view.width * factor });
}

/** Moves a view by shares of its size. */
export function panView({ center, width }: MapView, right: number, down: number): MapView {
  return limitView({
    center: { x: center.x + right * width, y: center.y + down * width * mapRatio },
    width,
  });
}

type Circle = MapPoint & { readonly radius: number };

/** Returns the smallest view that contains all circles with a margin; the world without circles. */
export function fitView(circles: readonly Circle[]): MapView {
  if (circles.length === 0) return worldView;
  const minX = Math.min(...circles.map(({ x, radius }) => x - radius));
  const maxX = Math.max(...circles.map(({ x, radius }) => x + radius));
  const minY = Math.min(...circles.map(({ y, radius }) => y - radius));
  const maxY = Math.max(...circles.map(({ y, radius }) => y + radius));
  const width = Math.max(maxX - minX, (maxY - minY) / mapRatio) * 1.6;
  // A single town without a radius would fill the map with nothing.
  return limitView({ center: { x: (minX + maxX) / 2, y: (minY + maxY) / 2 }, width: Math.max(width, 8) });
}

/** Formats the `viewBox` of the map. */
export function toViewBox({ center, width }: MapView): string {
  const height = width * mapRatio;
  return `${center.x - width / 2} ${center.y - height / 2} ${width} ${height}`;
}
