import { useVirtualizer } from '@tanstack/react-virtual';
import { useDragItem } from '../DragBoard/useDragItem';
import { CoveringLink } from './CoveringLink';
import { columnLook } from './columnLook';
import type { DataTableProps } from './DataTableProps';
import { RowTick } from './RowTick';
import { isTicked, type TableModel, type TableRow } from './useDataTable';
import { useRowKeys } from './useRowKeys';

type TableBodyProps<Row> = DataTableProps<Row> & { table: TableModel<Row> };

/** The rows, all of them. */
export function TableBody<Row>(props: TableBodyProps<Row>) {
  const { table } = props;
  const onKeyDown = useRowKeys(table);
  return (
    <tbody onKeyDown={onKeyDown}>
      {table.rows.map((row) => (
        <BodyRow key={row.id} row={row} {...props} />
      ))}
    </tbody>
  );
}

/** Height of a row of a long list, in pixels: one line of text and its padding. */
const longRowHeight = 53;
/** Rows that are drawn beyond the edges, so that quick scrolling meets no white. */
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

/** Those of thousands of rows that are in sight. */
export function LongTableBody<Row>(props: LongTableBodyProps<Row>) {
  const { table, scroller, rowActions } = props;
  const rows = useVirtualizer({
    count: table.rows.length,
    getScrollElement: () => scroller,
    estimateSize: () => longRowHeight,
    overscan: rowsBeyond,
    getItemKey: (index) => table.rows[index]?.id ?? index,
  });
  const onKeyDown = useRowKeys(table, (index) => rows.scrollToIndex(index));
  const shown = rows.getVirtualItems();
  const columns = table.columns.length + (table.selection ? 1 : 0) + (rowActions ? 1 : 0);
  return (
    <tbody onKeyDown={onKeyDown}>
      <Spacer height={shown[0]?.start ?? 0} columns={columns} />
      {shown.map(({ key, index }) => {
        const row = table.rows[index];
        return row ? <BodyRow key={key} row={row} height={longRowHeight} {...props} /> : null;
      })}
      <Spacer height={rows.getTotalSize() - (shown.at(-1)?.end ?? 0)} columns={columns} />
    </tbody>
  );
}

type BodyRowProps<Row> = TableBodyProps<Row> & { row: TableRow<Row>; height?: number };

function BodyRow<Row>({ row, height, ...props }: BodyRowProps<Row>) {
  const { table, rowHref, rowActions, draggable = false } = props;
  const { record, index } = row;
  const { ref, isDragging, listeners } = useDragItem(row.id, draggable);
  return (
    <tr
      ref={ref}
      {...listeners}
      data-row-index={index}
      aria-rowindex={height === undefined ? undefined : index + 2}
      data-selected={isTicked(table, row) || undefined}
      data-href={rowHref ? true : undefined}
      data-dragging={isDragging || undefined}
      style={height === undefined ? undefined : { height }}
    >
      {table.selection ? (
        <td data-tick>
          <RowTick row={row} {...props} />
        </td>
      ) : null}
      {table.columns.map((column, place) => (
        <td key={column.id} {...columnLook(column, place)}>
          {place === 0 && rowHref ? (
            <CoveringLink href={rowHref(record)}>{column.cell(record)}</CoveringLink>
          ) : (
            column.cell(record)
          )}
        </td>
      ))}
      {rowActions ? <td data-actions>{rowActions(record)}</td> : null}
    </tr>
  );
}
