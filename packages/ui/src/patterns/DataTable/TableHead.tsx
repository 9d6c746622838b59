import { chakra } from '@chakra-ui/react';
import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import { useRef } from 'react';
import { translate } from '../../language/translate';
import { Box } from '../../layout/Box';
import { ColumnResizeHandle } from './columns/ColumnResizeHandle';
import { toColumnAttributes } from './columns/toColumnAttributes';
import type { DataTableColumn, DataTableProps } from './DataTableProps';
import { PageCheckbox } from './rows/RowCheckbox';
import type { TableModel } from './useDataTable';

const SortButton = chakra('button', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 1,
    mx: -2,
    px: 2,
    minH: 7,
    maxW: 'calc(100% + 1rem)',
    borderRadius: 'l2',
    fontWeight: 'inherit',
    cursor: 'button',
    colorPalette: 'brand',
    focusVisibleRing: 'inside',
    '& svg': { boxSize: 3.5, flexShrink: 0 },
    _hover: { color: 'fg' },
  },
});

type TableHeadProps<Row> = DataTableProps<Row> & { table: TableModel<Row> };

/** Sticky row of column headers. */
export function TableHead<Row>(props: TableHeadProps<Row>) {
  const { table, rowActions, actionsWidth } = props;
  return (
    <thead>
      <tr>
        {table.selection ? (
          <th scope="col" data-tick>
            <PageCheckbox table={table} />
          </th>
        ) : null}
        {table.columns.map((column, index) => (
          <HeadCell key={column.id} column={column} index={index} {...props} />
        ))}
        {rowActions ? (
          <th scope="col" data-actions style={{ width: actionsWidth }}>
            <chakra.span srOnly>{translate('Actions')}</chakra.span>
          </th>
        ) : null}
      </tr>
    </thead>
  );
}

type HeadCellProps<Row> = TableHeadProps<Row> & { column: DataTableColumn<Row>; index: number };

function HeadCell<Row>({ column, index, table, sort, onSort, columnsKey }: HeadCellProps<Row>) {
  const ref = useRef<HTMLTableCellElement>(null);
  const order = sort?.key === column.id ? sort.order : undefined;
  const spoken = order === 'asc' ? 'ascending' : order === 'desc' ? 'descending' : 'none';
  const Arrow = order === 'asc' ? ArrowUp : order === 'desc' ? ArrowDown : ChevronsUpDown;
  const canSort = column.sortable === true && onSort !== undefined;
  const width = table.widths?.[column.id];
  return (
    <th
      ref={ref}
      scope="col"
      {...toColumnAttributes(column, index)}
      data-column={column.id}
      aria-sort={canSort ? spoken : undefined}
      style={{ width }}
    >
      {canSort ? (
        <SortButton
          type="button"
          color={order ? 'fg' : undefined}
          onClick={() => onSort?.({ key: column.id, order: order === 'asc' ? 'desc' : 'asc' })}
        >
          <Box as="span" truncate>
            {translate(column.header)}
          </Box>
          <Arrow aria-hidden />
        </SortButton>
      ) : (
        translate(column.header)
      )}
      {columnsKey === undefined ? null : (
        <ColumnResizeHandle
          cell={ref}
          column={column}
          columnChoice={table.columnChoice}
          isTabStop={index === 0}
        />
      )}
    </th>
  );
}
