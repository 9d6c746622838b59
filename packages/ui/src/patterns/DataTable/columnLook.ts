import type { DataTableColumn } from './DataTableProps';

/** What header and cells of a column share: alignment, and the widths at which they go. */
export function columnLook<Row>({ align, hideBelow }: Pick<DataTableColumn<Row>, 'align' | 'hideBelow'>) {
  return {
    textAlign: align ?? 'start',
    ...(hideBelow ? { display: { base: 'none', [hideBelow]: 'table-cell' } } : {}),
  } as const;
}
