/** The rows are a table where they have this width, else cards. */
export const wideRows = '@container (min-width: 46rem)';
/** Columns of that table: client, account, page, budget, location, removing. */
export const rowColumns =
  'minmax(0, 3fr) minmax(0, 4fr) minmax(0, 4fr) minmax(6.5rem, 2.5fr) minmax(0, 3fr) 2rem';
