import { Skeleton } from '../../primitives/Skeleton/Skeleton';
import { toColumnAttributes } from './columns/toColumnAttributes';
import type { DataTableProps } from './DataTableProps';
import type { TableModel } from './useDataTable';

export const skeletonRows = [0, 1, 2, 3, 4, 5];
/** Uneven widths on purpose: equal bars look like a broken table. */
const widths = ['70%', '55%', '80%', '45%', '65%', '60%'];

/** Loading rows. */
export function TableSkeleton<Row>({ table, rowActions }: DataTableProps<Row> & { table: TableModel<Row> }) {
  return (
    <tbody>
      {skeletonRows.map((row) => (
        <tr key={row}>
          {table.selection ? <td data-tick /> : null}
          {table.columns.map((column, index) => (
            <td key={column.id} {...toColumnAttributes(column, index)}>
              <Skeleton width={widths[(row + index) % widths.length] ?? '60%'} />
            </td>
          ))}
          {rowActions ? <td data-actions /> : null}
        </tr>
      ))}
    </tbody>
  );
}
