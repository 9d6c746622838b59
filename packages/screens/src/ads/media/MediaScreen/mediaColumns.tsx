import type { Media } from '@adlane/contract/ads/media';
import type { DataTableColumn } from '@adlane/ui';
import { ShortDate } from '../../../shared/format/ShortDate';
import { formatBytes } from '../describeMedia';

/** Columns of the media; ids of sortable columns are the wire's sort keys. */
export const mediaColumns: readonly DataTableColumn<Media>[] = [
  { id: 'name', header: 'Name', sortable: true, cell: ({ name }) => name },
  { id: 'size', header: 'Size', sortable: true, kind: 'number', cell: ({ size }) => formatBytes(size) },
  {
    id: 'created_at',
    header: 'Added',
    kind: 'date',
    sortable: true,
    cell: ({ created_at }) => <ShortDate instant={created_at} />,
  },
];
