import { Checkbox } from '../../primitives/Checkbox/Checkbox';
import type { DataTableProps } from './DataTableProps';
import { isTicked, type TableModel, type TableRow } from './useDataTable';

type RowTickProps<Row> = Pick<DataTableProps<Row>, 'rowName'> & {
  table: TableModel<Row>;
  row: TableRow<Row>;
};

/** The row's own name, or its number. */
export function nameOfRow<Row>(
  { rowName }: Pick<DataTableProps<Row>, 'rowName'>,
  { record, index }: TableRow<Row>,
): string {
  return rowName ? rowName(record) : `row ${index + 1}`;
}

/** The box that ticks a row; with Shift, all from the last one that was ticked. */
export function RowTick<Row>({ table, row, ...props }: RowTickProps<Row>) {
  return (
    <Checkbox
      aria-label={`Select ${nameOfRow(props, row)}`}
      data-row-tick
      checked={isTicked(table, row)}
      onChange={({ nativeEvent }) =>
        table.tick(row.id, 'shiftKey' in nativeEvent && nativeEvent.shiftKey === true)
      }
    />
  );
}

/** The box that ticks the page. */
export function PageTick<Row>({ table, label }: { table: TableModel<Row>; label?: string }) {
  return (
    <Checkbox
      {...(label === undefined ? { 'aria-label': 'Select all on this page' } : { label })}
      checked={table.ticked === 'all'}
      indeterminate={table.ticked === 'some'}
      onChange={table.tickPage}
    />
  );
}
