import { Box, chakra } from '@chakra-ui/react';
import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import { Checkbox } from '../../primitives/Checkbox/Checkbox';
import { columnLook } from './columnLook';
import type { DataTableColumn, DataTableProps } from './DataTableProps';
import type { TableModel } from './useDataTable';

const SortButton = chakra('button', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 1,
    mx: -2,
    px: 2,
    minH: 8,
    borderRadius: 'l2',
    fontWeight: 'inherit',
    cursor: 'button',
    colorPalette: 'brand',
    focusVisibleRing: 'inside',
    '& svg': { boxSize: 3.5 },
    _hover: { color: 'fg' },
  },
});

type TableHeadProps<Row> = DataTableProps<Row> & { table: TableModel<Row> };

/** The line of column names. */
export function TableHead<Row>(props: TableHeadProps<Row>) {
  const { table, columns, selectedIds, rowActions } = props;
  return (
    <Box as="thead" bg="bg.subtle" color="fg.muted" textStyle="xs" borderBottomWidth="1px">
      <tr>
        {selectedIds ? (
          <Box as="th" w={10} ps={4} py={2} textAlign="start" lineHeight="0" {...{ scope: 'col' }}>
            <Checkbox
              aria-label="Select all on this page"
              checked={table.getIsAllPageRowsSelected()}
              indeterminate={table.getIsSomePageRowsSelected() && !table.getIsAllPageRowsSelected()}
              onChange={table.getToggleAllPageRowsSelectedHandler()}
            />
          </Box>
        ) : null}
        {columns
          .filter((column) => table.getColumn(column.id)?.getIsVisible())
          .map((column) => (
            <HeadCell key={column.id} column={column} {...props} />
          ))}
        {rowActions ? (
          <Box as="th" w={12} {...{ scope: 'col' }}>
            <Box as="span" srOnly>
              Actions
            </Box>
          </Box>
        ) : null}
      </tr>
    </Box>
  );
}

type HeadCellProps<Row> = Pick<DataTableProps<Row>, 'sort' | 'onSort'> & { column: DataTableColumn<Row> };

function HeadCell<Row>({ column, sort, onSort }: HeadCellProps<Row>) {
  const order = sort?.key === column.id ? sort.order : undefined;
  const spoken = order === 'asc' ? 'ascending' : order === 'desc' ? 'descending' : 'none';
  const Arrow = order === 'asc' ? ArrowUp : order === 'desc' ? ArrowDown : ChevronsUpDown;
  const canSort = column.sortable === true && onSort !== undefined;
  return (
    <Box
      as="th"
      {...{ scope: 'col' }}
      {...columnLook(column)}
      px={4}
      py={2}
      h={11}
      fontWeight="medium"
      whiteSpace="nowrap"
      aria-sort={canSort ? spoken : undefined}
      {...(column.width ? { style: { width: column.width } } : {})}
    >
      {canSort ? (
        <SortButton
          type="button"
          color={order ? 'fg' : undefined}
          onClick={() => onSort?.({ key: column.id, order: order === 'asc' ? 'desc' : 'asc' })}
        >
          {column.header}
          <Arrow aria-hidden />
        </SortButton>
      ) : (
        column.header
      )}
    </Box>
  );
}
