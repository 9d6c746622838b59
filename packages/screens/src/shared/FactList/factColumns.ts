/** Columns of names and values: the same within a panel, whatever its names are, so that all values line up. */
export const factColumns = {
  templateColumns: 'clamp({sizes.24}, 20%, {sizes.40}) minmax(0, 1fr)',
  gapX: 3,
} as const;
