import {
  type ColumnDef,
  columnVisibilityFeature,
  type ReactTable,
  type RowSelectionState,
  rowSelectionFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { useMemo } from 'react';
import type { DataTableColumn, DataTableProps } from './DataTableProps';

const features = tableFeatures({ columnVisibilityFeature, rowSelectionFeature });
type Features = typeof features;

/** The table model over rows that the server has ordered and cut into pages. */
export type TableModel<Row> = ReactTable<Features, { record: Row }>;

const noRows: never[] = [];

function selectionOf(ids: ReadonlySet<string> | undefined): RowSelectionState {
  return Object.fromEntries([...(ids ?? [])].map((id) => [id, true]));
}

function idsOf(selection: RowSelectionState): ReadonlySet<string> {
  return new Set(Object.keys(selection).filter((id) => selection[id]));
}

function definitionsOf<Row>(
  columns: readonly DataTableColumn<Row>[],
): ColumnDef<Features, { record: Row }>[] {
  return columns.map((column) => ({
    id: column.id,
    header: column.header,
    cell: ({ row }) => column.cell(row.original.record),
  }));
}

/** Columns, visibility and ticks of a `DataTable`. */
export function useDataTable<Row>(props: DataTableProps<Row>): TableModel<Row> {
  const { columns, rows, rowId, hiddenColumns, selectedIds, onSelect } = props;
  const definitions = useMemo(() => definitionsOf(columns), [columns]);
  const data = useMemo(() => rows?.map((record) => ({ record })) ?? noRows, [rows]);
  const columnVisibility = useMemo(
    () => Object.fromEntries((hiddenColumns ?? []).map((id) => [id, false])),
    [hiddenColumns],
  );
  const rowSelection = useMemo(() => selectionOf(selectedIds), [selectedIds]);
  return useTable({
    features,
    columns: definitions,
    data,
    getRowId: ({ record }) => String(rowId(record)),
    state: { columnVisibility, rowSelection },
    onRowSelectionChange: (update) => {
      onSelect?.(idsOf(typeof update === 'function' ? update(rowSelection) : update));
    },
  });
}
