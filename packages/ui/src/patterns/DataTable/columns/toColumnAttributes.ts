import type { DataTableColumn } from '../DataTableProps';

/** Returns the attributes that header and cells of a column share: kind and row name. */
export function toColumnAttributes<Row>({ kind }: DataTableColumn<Row>, index: number) {
  return { 'data-kind': kind, 'data-names': index === 0 || undefined };
}
