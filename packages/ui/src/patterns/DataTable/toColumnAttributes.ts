import type { DataTableColumn } from './DataTableProps';

/** What head and cells of a column share: alignment, the widths at which they go, and which one names the row. */
export function toColumnAttributes<Row>({ align, hideBelow }: DataTableColumn<Row>, index: number) {
  return {
    'data-align': align,
    'data-below': hideBelow,
    'data-names': index === 0 || undefined,
  };
}
