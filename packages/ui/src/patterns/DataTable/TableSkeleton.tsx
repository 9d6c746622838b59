import { Box } from '@chakra-ui/react';
import { Skeleton } from '../../primitives/Skeleton/Skeleton';
import { columnLook } from './columnLook';
import type { DataTableProps } from './DataTableProps';

const skeletonRows = 6;
/** Uneven on purpose: even bars look like a broken table. */
const widths = ['70%', '55%', '80%', '45%', '65%', '60%'];

/** Rows that are on their way. */
export function TableSkeleton<Row>({ columns, hiddenColumns, selectedIds, rowActions }: DataTableProps<Row>) {
  const visible = columns.filter((column) => !hiddenColumns?.includes(column.id));
  return (
    <tbody>
      {Array.from({ length: skeletonRows }, (_, row) => row).map((row) => (
        <Box
          as="tr"
          key={row}
          borderBottomWidth="1px"
          borderColor="border.muted"
          _last={{ borderBottomWidth: 0 }}
        >
          {selectedIds ? <td /> : null}
          {visible.map((column, index) => (
            <Box as="td" key={column.id} px={4} py={4} {...columnLook(column)}>
              <Skeleton width={widths[(row + index) % widths.length] ?? '60%'} />
            </Box>
          ))}
          {rowActions ? <td /> : null}
        </Box>
      ))}
    </tbody>
  );
}
