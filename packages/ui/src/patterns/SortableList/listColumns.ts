/** Columns of a list whose items are one under the other, or side by side in tiles. */
export const listColumns = {
  list: 'minmax(0, 1fr)',
  grid: 'repeat(auto-fill, minmax(min(11rem, 100%), 1fr))',
} as const;
