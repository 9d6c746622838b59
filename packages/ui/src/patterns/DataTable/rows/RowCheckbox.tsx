import { translate } from '../../../language/translate';
import { Checkbox } from '../../../primitives/Checkbox/Checkbox';
import type { DataTableProps } from '../DataTableProps';
import { isSelected, type TableModel, type TableRow } from '../useDataTable';

type RowCheckboxProps<Row> = Pick<DataTableProps<Row>, 'rowName'> & {
  table: TableModel<Row>;
  row: TableRow<Row>;
};

/** Returns the name of a row, or its number. */
export function getRowName<Row>(
  { rowName }: Pick<DataTableProps<Row>, 'rowName'>,
  { record, index }: TableRow<Row>,
): string {
  return rowName ? rowName(record) : `row ${index + 1}`;
}

/** Checkbox that selects a row; with Shift, the range from the last selected row. */
export function RowCheckbox<Row>({ table, row, ...props }: RowCheckboxProps<Row>) {
  return (
    <Checkbox
      aria-label={translate('Select {row}', { row: getRowName(props, row) })}
      data-row-checkbox
      checked={isSelected(table, row)}
      onChange={({ nativeEvent }) =>
        table.toggle(row.id, 'shiftKey' in nativeEvent && nativeEvent.shiftKey === true)
      }
    />
  );
}

/**
 * Checkbox that selects the page.
 * @param label shown beside it; begins like its accessible name
 */
export function PageCheckbox<Row>({ table, label }: { table: TableModel<Row>; label?: string }) {
  return (
    <Checkbox
      aria-label={translate('Select all on this page')}
      label={label}
      checked={table.pageSelection === 'all'}
      indeterminate={table.pageSelection === 'some'}
      onChange={table.togglePage}
    />
  );
}
