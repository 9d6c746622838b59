import { Checkbox } from '../../primitives/Checkbox/Checkbox';
import type { DataTableProps } from './DataTableProps';
import { isSelected, type TableModel, type TableRow } from './useDataTable';

type RowCheckboxProps<Row> = Pick<DataTableProps<Row>, 'rowName'> & {
  table: TableModel<Row>;
  row: TableRow<Row>;
};

/** The row's own name, or its number. */
export function getRowName<Row>(
  { rowName }: Pick<DataTableProps<Row>, 'rowName'>,
  { record, index }: TableRow<Row>,
): string {
  return rowName ? rowName(record) : `row ${index + 1}`;
}

/** The box that ticks a row; with Shift, all from the last one that was ticked. */
export function RowCheckbox<Row>({ table, row, ...props }: RowCheckboxProps<Row>) {
  return (
    <Checkbox
      aria-label={`Select ${getRowName(props, row)}`}
      data-row-checkbox
      checked={isSelected(table, row)}
      onChange={({ nativeEvent }) =>
        table.toggle(row.id, 'shiftKey' in nativeEvent && nativeEvent.shiftKey === true)
      }
    />
  );
}

/** The box that ticks the page. */
export function PageCheckbox<Row>({ table, label }: { table: TableModel<Row>; label?: string }) {
  return (
    <Checkbox
      {...(label === undefined ? { 'aria-label': 'Select all on this page' } : { label })}
      checked={table.pageSelection === 'all'}
      indeterminate={table.pageSelection === 'some'}
      onChange={table.togglePage}
    />
  );
}
