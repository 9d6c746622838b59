/**
 * Formats a total. Of rows that were not all counted, it shows whole hundreds, which stay the same from page to page while
 * the count goes on.
 * @param last the last row that is visible
 */
export function formatTotal(total: number, hasMore: boolean, last = 0): string {
  if (!hasMore) return String(total);
  const hundreds = total - (total % 100);
  return `${hundreds > last ? hundreds : Math.max(last, hundreds || total)}+`;
}
