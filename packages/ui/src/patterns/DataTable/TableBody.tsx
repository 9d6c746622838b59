import { memo } from 'react';
import { Box } from '../../layout/Box';
import { useDragItem } from '../DragBoard/useDragItem';
import { CellContent } from './CellContent';
import { toColumnAttributes } from './columns/toColumnAttributes';
import type { DataTableProps } from './DataTableProps';
import { RowCheckbox } from './rows/RowCheckbox';
import { useRowKeys } from './rows/useRowKeys';
import { useVisibleRows } from './rows/useVisibleRows';
import { isSelected, type TableModel, type TableRow } from './useDataTable';

type TableBodyProps<Row> = DataTableProps<Row> & { table: TableModel<Row> };

/** All rows. */
export function TableBody<Row>(props: TableBodyProps<Row>) {
  const { table } = props;
  const onKeyDown = useRowKeys(table);
  return (
    <Box as="tbody" onKeyDown={onKeyDown}>
      {table.rows.map((row) => (
        <BodyRow key={row.id} row={row} list={props} />
      ))}
    </Box>
  );
}

/** Row heights of a long list, in pixels: one line of text. */
const longRowHeights = { line: 44, compact: 36 } as const;
const rowsBeyond = 12;

function Spacer({ height, columns }: { height: number; columns: number }) {
  if (height === 0) return null;
  return (
    <tr aria-hidden>
      <td colSpan={columns} style={{ height, padding: 0, border: 0 }} />
    </tr>
  );
}

type LongTableBodyProps<Row> = TableBodyProps<Row> & { scroller: HTMLElement | null };

/** The visible rows of a long list. */
export function LongTableBody<Row>(props: LongTableBodyProps<Row>) {
  const { table, scroller, rowActions } = props;
  const height = longRowHeights[table.compactRows.isCompact ? 'compact' : 'line'];
  const { shown, above, below, scrollTo } = useVisibleRows({
    rows: table.rows,
    scroller,
    rowHeight: height,
    overscan: rowsBeyond,
  });
  const onKeyDown = useRowKeys(table, scrollTo);
  const columns = table.columns.length + (table.selection ? 1 : 0) + (rowActions ? 1 : 0);
  return (
    <Box as="tbody" onKeyDown={onKeyDown}>
      <Spacer height={above} columns={columns} />
      {shown.map((row) => (
        <BodyRow key={row.id} row={row} height={height} list={props} />
      ))}
      <Spacer height={below} columns={columns} />
    </Box>
  );
}

type BodyRowProps<Row> = { row: TableRow<Row>; height?: number; list: TableBodyProps<Row> };

function DrawnRow<Row>({ row, height, list }: BodyRowProps<Row>) {
  const { table, rowHref, rowActions, draggable = false } = list;
  const { record, index } = row;
  const { isDragging, listeners } = useDragItem(row.id, draggable);
  return (
    <tr
      {...listeners}
      data-row-index={index}
      aria-rowindex={height === undefined ? undefined : index + 2}
      data-selected={isSelected(table, row) || undefined}
      data-href={rowHref ? true : undefined}
      data-dragging={isDragging || undefined}
      style={height === undefined ? undefined : { height }}
    >
      {table.selection ? (
        <td data-tick>
          <RowCheckbox row={row} {...list} />
        </td>
      ) : null}
      {table.columns.map((column, place) => (
        <td key={column.id} {...toColumnAttributes(column, place)}>
          <CellContent
            column={column}
            record={record}
            href={place === 0 ? rowHref?.(record) : undefined}
            isCompact={table.compactRows.isCompact}
          />
        </td>
      ))}
      {rowActions ? <td data-actions>{rowActions(record)}</td> : null}
    </tr>
  );
}

/** Memoized while the list scrolls: props keep their identity, so only new rows render. */
const BodyRow = memo(DrawnRow) as typeof DrawnRow;
