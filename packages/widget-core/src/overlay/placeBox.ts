/** Pixels of the window. */
export type Box = {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
};
export type Size = { readonly width: number; readonly height: number };
export type Place = { readonly left: number; readonly top: number };

/** Least distance to the window's edges, in pixels. */
export const edgePx = 12;

/** Places the box below the target if there is room, else above it, centered and within the window. */
export function placeBox(target: Box, box: Size, window: Size, offset: number): Place {
  const below = target.top + target.height + offset;
  const above = target.top - offset - box.height;
  const fitsBelow = below + box.height <= window.height - edgePx;
  const top = fitsBelow || above < edgePx ? below : above;
  const left = target.left + target.width / 2 - box.width / 2;
  return {
    left: within(left, window.width - box.width - edgePx),
    top: within(top, window.height - box.height - edgePx),
  };
}

function within(value: number, most: number): number {
  return Math.max(edgePx, Math.min(value, most));
}
