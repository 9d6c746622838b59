/** A CSV file of contacts that was read. */
export type ContactFile = {
  /** Titles of its columns. */
  readonly titles: readonly string[];
  readonly rows: readonly {
    /** Line of the file, counted from 1. */
    readonly line: number;
    readonly cells: readonly string[];
  }[];
};
