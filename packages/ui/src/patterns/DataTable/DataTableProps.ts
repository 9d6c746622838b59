import type { ReactNode } from 'react';

/** Which column orders the rows. */
export type TableSort = {
  /** A column's `id`: the key on the wire. */
  key: string;
  order: 'asc' | 'desc';
};

export type DataTableColumn<Row> = {
  /** Unique; where `sortable`, the key on the wire. */
  id: string;
  /** The column's name. */
  header: string;
  /** What a row shows here. */
  cell: (row: Row) => ReactNode;
  /** Lets the user order by it. */
  sortable?: boolean;
  /** CSS width. Default: as the content needs. */
  width?: string;
  /** `end` for figures. Default `start`. */
  align?: 'start' | 'end';
  /** Leaves the column out on screens narrower than 768 (`md`) or 1024 px (`lg`). */
  hideBelow?: 'md' | 'lg';
};

export type DataTableProps<Row> = {
  /** Spoken name of the table: 'Leads'. */
  label: string;
  /** In reading order; the first one names the row and carries its link. */
  columns: readonly DataTableColumn<Row>[];
  /** `undefined` while the first page loads. */
  rows: readonly Row[] | undefined;
  /** What tells rows apart. */
  rowId: (row: Row) => string | number;
  /** Where a row leads; the whole row can then be pressed. */
  rowHref?: (row: Row) => string;
  /** Buttons or a menu at the row's end. */
  rowActions?: (row: Row) => ReactNode;
  /** Columns left out, by id: the user's choice. */
  hiddenColumns?: readonly string[];
  /** The order in force, from the URL. */
  sort?: TableSort | undefined;
  /** Asks for another order. */
  onSort?: (sort: TableSort) => void;
  /** The page in force, from the URL, and how many rows there are in all. */
  page?: { page: number; perPage: number; total: number } | undefined;
  /** Asks for another page. */
  onPage?: (page: number) => void;
  /** Ids that are ticked, over all pages. With it, rows get a box. */
  selectedIds?: ReadonlySet<string>;
  /** Called with all ticked ids. */
  onSelect?: (ids: ReadonlySet<string>) => void;
  /** What the server said where the rows could not be loaded. */
  error?: string | undefined;
  /** Loads again. */
  onRetry?: () => void;
  /** Rows of another page or order are on their way; the old ones stay under a moving line. */
  refreshing?: boolean;
  /** A search or a filter is in force: decides which empty state is shown. */
  filtered?: boolean;
  /** Shown where there is nothing at all: says what would stand here and how to get it. */
  empty: ReactNode;
  /** Takes search and filters away. */
  onClearFilters?: () => void;
  /** Search, filters and actions above the table. */
  toolbar?: ReactNode;
};
