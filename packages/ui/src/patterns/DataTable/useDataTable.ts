import { type KeyboardEvent, useMemo, useRef } from 'react';
import { orderColumns } from './columnChoice';
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
} from './rowSelection';
import { useColumnChoice } from './useColumnChoice';

/** A row with what the table knows of it. */
export type TableRow<Row> = { readonly id: string; readonly index: number; readonly record: Row };

export type TableModel<Row> = {
  /** All columns in the order wanted. */
  readonly ordered: readonly DataTableColumn<Row>[];
  /** Those that are shown. */
  readonly columns: readonly DataTableColumn<Row>[];
  readonly columnChoice: ReturnType<typeof useColumnChoice>;
  readonly rows: readonly TableRow<Row>[];
  /** Undefined where rows can't be ticked. */
  readonly selection: RowSelection | undefined;
  readonly pageSelection: 'none' | 'some' | 'all';
  /** Ticks a row or takes its tick off; with `asRange`, ticks all from the last one that was ticked. */
  readonly toggle: (id: string, asRange: boolean) => void;
  /** Ticks from the row that one came from to the one that one went to. */
  readonly extendSelection: (fromId: string, toId: string) => void;
  readonly togglePage: () => void;
  readonly onSelectionKeys: (event: KeyboardEvent<HTMLElement>) => void;
};

function findColumns<Row>(columns: readonly DataTableColumn<Row>[], ids: readonly string[]) {
  const byId = new Map(columns.map((column) => [column.id, column]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** Columns as the user wants them. */
function useColumns<Row>({ columns, columnsKey }: DataTableProps<Row>) {
  const columnChoice = useColumnChoice(columnsKey);
  const { order, hidden } = columnChoice.choice;
  const ordered = useMemo(() => {
    const ids = columns.map(({ id }) => id);
    return findColumns(columns, orderColumns(ids, order));
  }, [columns, order]);
  const shown = useMemo(
    () => ordered.filter(({ id }, index) => index === 0 || !hidden.includes(id)),
    [ordered, hidden],
  );
  return { columnChoice, ordered, columns: shown };
}

/** Ticking of rows: single, in ranges, the page, all that match. */
function useSelectionActions<Row>(
  { selection, onSelection, page }: DataTableProps<Row>,
  ids: readonly string[],
) {
  /** Where a range begins: the row that was ticked last. */
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

/** Columns, rows and ticks of a `DataTable`. */
export function useDataTable<Row>(props: DataTableProps<Row>): TableModel<Row> {
  const { rows, rowId, selection } = props;
  const data = useMemo(
    () => rows?.map((record, index) => ({ record, index, id: String(rowId(record)) })) ?? [],
    [rows, rowId],
  );
  const ids = useMemo(() => data.map(({ id }) => id), [data]);
  const selectionActions = useSelectionActions(props, ids);
  return {
    ...useColumns(props),
    ...selectionActions,
    rows: data,
    selection,
    pageSelection: selection ? getPageSelection(selection, ids) : 'none',
  };
}

/** Whether a row of the model is ticked. */
export function isSelected<Row>({ selection }: TableModel<Row>, { id }: TableRow<Row>): boolean {
  return selection !== undefined && isRowSelected(selection, id);
}
