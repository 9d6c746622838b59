import type { DataTableColumn } from '../DataTableProps';

/** Returns the attributes that header and cells of a column share: alignment, breakpoint, row name. */
export function toColumnAttributes<Row>({ align, hideBelow }: DataTableColumn<Row>, index: number) {
  return {
    'data-align': align,
    'data-below': hideBelow,
    'data-names': index === 0 || undefined,
  };
}
