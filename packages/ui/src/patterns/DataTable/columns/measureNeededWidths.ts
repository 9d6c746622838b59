/**
 * Measures how wide each column of a table must be to show its header and the longest of its cells in full, in pixels, by
 * the ids of its columns. The browser lays the table out once without fixed widths, before anything is painted.
 */
export function measureNeededWidths(table: HTMLTableElement): Record<string, number> {
  table.dataset.measuring = '';
  const heads = [...table.querySelectorAll<HTMLElement>('thead [data-column]')];
  const widths = heads.map((head) => [head.dataset.column, Math.ceil(head.getBoundingClientRect().width)]);
  delete table.dataset.measuring;
  return Object.fromEntries(widths) as Record<string, number>;
}
