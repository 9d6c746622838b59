type Keys = {
  key: string;
  /** Index of the focused tile. */
  from: number;
  count: number;
  /** Tiles per row. */
  columns: number;
  isRightToLeft: boolean;
};

/** Returns the tile that an arrow key, Home or End moves to, within the grid; `undefined` for other keys. */
export function getNextTile({ key, from, count, columns, isRightToLeft }: Keys): number | undefined {
  const forward = isRightToLeft ? -1 : 1;
  const steps: Record<string, number> = {
    ArrowRight: forward,
    ArrowLeft: -forward,
    ArrowDown: columns,
    ArrowUp: -columns,
    Home: -from,
    End: count - 1 - from,
  };
  const step = steps[key];
  if (step === undefined) return undefined;
  const to = from + step;
  return to >= 0 && to < count ? to : from;
}
