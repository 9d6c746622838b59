type Keys = {
  key: string;
  /** Index of the tile that has the focus. */
  from: number;
  count: number;
  /** Tiles in a row. */
  columns: number;
  isRightToLeft: boolean;
};

/** The tile that an arrow key, Home or End leads to; `undefined` for other keys. Stays inside the grid. */
export function nextTile({ key, from, count, columns, isRightToLeft }: Keys): number | undefined {
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
