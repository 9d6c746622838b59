/** An import file that was read: its columns under our names, and its rows as they are stored. */
export type ImportFile = {
  readonly columns: readonly string[];
  readonly rowCount: number;
  /** JSON lists of `{ row, name, cells }`, with the cells in the order of the columns. */
  readonly batches: readonly string[];
};
