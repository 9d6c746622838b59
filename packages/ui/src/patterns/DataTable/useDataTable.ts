import { type KeyboardEvent, useMemo, useRef } from 'react';
import { orderColumns } from './columns/columnChoice';
import { fitColumns, sideColumnWidths } from './columns/fitColumns';
import { useColumnChoice } from './columns/useColumnChoice';
import { useNeededWidths } from './columns/useNeededWidths';
import type { DataTableColumn, DataTableProps } from './DataTableProps';
import {
  getPageSelection,
  isRowSelected,
  noSelection,
  type RowSelection,
  selectMore,
  selectRange,
  togglePage,
  toggleRow,
} from './rows/rowSelection';
import { useCompactRows } from './rows/useCompactRows';

/** A row with its id and position. */
export type TableRow<Row> = { readonly id: string; readonly index: number; readonly record: Row };

export type TableModel<Row> = {
  /** All columns in the chosen order. */
  readonly ordered: readonly DataTableColumn<Row>[];
  /** Columns that the user has not hidden. */
  readonly chosenColumns: readonly DataTableColumn<Row>[];
  /** Those of them that fit. */
  readonly columns: readonly DataTableColumn<Row>[];
  /** Their widths by `id`, in pixels; undefined before the table is measured. */
  readonly widths: Readonly<Record<string, number>> | undefined;
  /** Whether the columns are wider than the table. */
  readonly overflows: boolean;
  /** Measures the cells of the table with the rows that it shows now. */
  readonly measure: (table: HTMLTableElement) => void;
  readonly columnChoice: ReturnType<typeof useColumnChoice>;
  readonly compactRows: ReturnType<typeof useCompactRows>;
  readonly rows: readonly TableRow<Row>[];
  /** `undefined` if rows are not selectable. */
  readonly selection: RowSelection | undefined;
  readonly pageSelection: 'none' | 'some' | 'all';
  /** Toggles a row; with `asRange`, selects the range from the last toggled row. */
  readonly toggle: (id: string, asRange: boolean) => void;
  /** Extends the selection from the previous row to the focused one. */
  readonly extendSelection: (fromId: string, toId: string) => void;
  readonly togglePage: () => void;
  readonly onSelectionKeys: (event: KeyboardEvent<HTMLElement>) => void;
};

function findColumns<Row>(columns: readonly DataTableColumn<Row>[], ids: readonly string[]) {
  const byId = new Map(columns.map((column) => [column.id, column]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** Applies the user's choice of columns and fits them into the table's width, in pixels. */
function useColumns<Row>(props: DataTableProps<Row>, tableWidth: number | undefined) {
  const { columns, columnsKey, selection, rowActions, actionsWidth = sideColumnWidths.actions } = props;
  const columnChoice = useColumnChoice(columnsKey);
  const { order, hidden, widths: chosen } = columnChoice.choice;
  const ordered = useMemo(() => {
    const ids = columns.map(({ id }) => id);
    return findColumns(columns, orderColumns(ids, order));
  }, [columns, order]);
  const chosenColumns = useMemo(
    () => ordered.filter(({ id }, index) => index === 0 || !hidden.includes(id)),
    [ordered, hidden],
  );
  const { needed, measure } = useNeededWidths();
  const beside = (selection ? sideColumnWidths.tick : 0) + (rowActions ? actionsWidth : 0);
  const fitted = useMemo(
    () =>
      tableWidth === undefined
        ? { columns: chosenColumns, widths: undefined, overflows: false }
        : fitColumns({ columns: chosenColumns, width: tableWidth - beside, chosen, needed }),
    [chosenColumns, tableWidth, beside, chosen, needed],
  );
  return { columnChoice, measure, ordered, chosenColumns, ...fitted };
}

/** Selects rows: single, ranges, the page, all that match. */
function useSelectionActions<Row>(
  { selection, onSelection, page }: DataTableProps<Row>,
  ids: readonly string[],
) {
  /** Start of a range: the last toggled row. */
  const anchor = useRef<string | undefined>(undefined);
  const change = (next: RowSelection) => onSelection?.(next);
  const current = selection ?? noSelection;
  return {
    toggle: (id: string, asRange: boolean) => {
      const from = anchor.current;
      anchor.current = id;
      change(
        asRange && from !== undefined ? selectRange(current, ids, from, id) : toggleRow(current, ids, id),
      );
    },
    extendSelection: (fromId: string, toId: string) => {
      anchor.current ??= fromId;
      change(selectRange(current, ids, fromId, toId));
    },
    togglePage: () => change(togglePage(current, ids)),
    onSelectionKeys: (event: KeyboardEvent<HTMLElement>) => {
      if (!selection) return;
      if (event.key === 'a' && (event.ctrlKey || event.metaKey)) {
        event.preventDefault();
        change(selectMore(current, ids, page?.total ?? ids.length));
      }
      if (event.key === 'Escape') change(noSelection);
    },
  };
}

/** Model of a `DataTable` of this width in pixels: columns, rows and selection. */
export function useDataTable<Row>(
  props: DataTableProps<Row>,
  tableWidth: number | undefined,
): TableModel<Row> {
  const { rows, rowId, selection } = props;
  const data = useMemo(
    () => rows?.map((record, index) => ({ record, index, id: String(rowId(record)) })) ?? [],
    [rows, rowId],
  );
  const ids = useMemo(() => data.map(({ id }) => id), [data]);
  const selectionActions = useSelectionActions(props, ids);
  const compactRows = useCompactRows();
  return {
    compactRows,
    ...useColumns(props, tableWidth),
    ...selectionActions,
    rows: data,
    selection,
    pageSelection: selection ? getPageSelection(selection, ids) : 'none',
  };
}

/** Returns whether a row is selected. */
export function isSelected<Row>({ selection }: TableModel<Row>, { id }: TableRow<Row>): boolean {
  return selection !== undefined && isRowSelected(selection, id);
}
