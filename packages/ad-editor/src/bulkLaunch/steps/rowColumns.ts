/** Columns of the rows where they are a table: client, account, page, budget, location, removing. */
export const rowColumns =
  'minmax(0, 3fr) minmax(0, 4fr) minmax(0, 4fr) minmax({sizes.28}, 2.5fr) minmax(0, 3fr) {sizes.8}';
