import type { ReactNode } from 'react';
import type { RowSelection } from './rowSelection';

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
  /** Leaves the column out of tables narrower than 768 (`md`) or 1024 px (`lg`). Cards show it. */
  hideBelow?: 'md' | 'lg';
};

/** What a card gets from the table: put them where they fit. */
export type CardParts = {
  /** The box that ticks the card's row. */
  readonly checkbox: ReactNode;
  /** `rowActions` of the row. */
  readonly actions: ReactNode;
  /** Whether the row is ticked. */
  readonly isSelected: boolean;
};

export type DataTableProps<Row> = {
  /** Spoken name of the table: 'Leads'. */
  label: string;
  /** In reading order; the first one names the row, carries its link and can't be hidden. */
  columns: readonly DataTableColumn<Row>[];
  /** `undefined` while the first page loads. */
  rows: readonly Row[] | undefined;
  /** What tells rows apart. */
  rowId: (row: Row) => string | number;
  /** The row's own name, for its box and its actions: 'Select Ada Lovelace'. Default: its number. */
  rowName?: (row: Row) => string;
  /** Where a row leads; the whole row can then be pressed. */
  rowHref?: ((row: Row) => string) | undefined;
  /** Buttons or a menu at the row's end. */
  rowActions?: (row: Row) => ReactNode;
  /** `cards` shows a grid of cards. Default `table`, which becomes a list of cards below 768 px. */
  layout?: 'table' | 'cards';
  /** A card of one's own. Default: the row's name over its other columns. */
  renderCard?: (row: Row, parts: CardParts) => ReactNode;
  /**
   * Gives the table a menu to hide, order and size columns, and remembers the choice in the browser under this name.
   */
  columnsKey?: string;
  /** The order in force, from the URL. */
  sort?: TableSort | undefined;
  /** Asks for another order. */
  onSort?: (sort: TableSort) => void;
  /** The page in force, from the URL, and how many rows there are in all. */
  page?: { page: number; perPage: number; total: number } | undefined;
  /** Asks for another page. */
  onPage?: (page: number) => void;
  /** What is ticked, over all pages; `useRowSelection` keeps it. With it, rows get a box. */
  selection?: RowSelection | undefined;
  /** Called with what is ticked from now on. */
  onSelection?: (selection: RowSelection) => void;
  /** Rows can be dragged onto drop targets of the `DragBoard` around. */
  draggable?: boolean;
  /** What the server said where the rows could not be loaded. */
  error?: string | undefined;
  /** Title of the failure. Default: the product's general one. */
  errorTitle?: string | undefined;
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
  /** Search and filters above the table. */
  toolbar?: ReactNode;
  /** Buttons at the end of the toolbar: export, another layout. */
  toolbarEnd?: ReactNode;
  /** Height at which a table of many rows begins to scroll, in CSS. Default `70dvh`. */
  maxHeight?: string;
};
