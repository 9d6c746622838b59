import type { ReactNode } from 'react';
import type { RowSelection } from './rows/rowSelection';

/** Sort order of the rows. */
export type TableSort = {
  /** `id` of a column: the sort key of the API. */
  key: string;
  order: 'asc' | 'desc';
};

/** What a column shows. */
export type ColumnKind = 'text' | 'status' | 'number' | 'money' | 'date';

/** Importance of a column: in narrow tables `low` is hidden first. */
export type ColumnPriority = 'low' | 'medium' | 'high';

/** A column of a table. */
export type DataTableColumn<Row> = {
  /** Unique; the sort key of the API if `sortable`. */
  id: string;
  /** Name of the column. */
  header: string;
  /** Renders the cell of a row: one line of text, which is cut where the column ends. */
  cell: (row: Row) => ReactNode;
  /** Renders a muted second line below it. */
  below?: (row: Row) => ReactNode;
  /** Returns the URL of a small picture before the text; without a URL there is an icon. */
  picture?: (row: Row) => string | null | undefined;
  /** Users can sort by it. */
  sortable?: boolean;
  /**
   * What the column shows: decides its width and alignment. Numbers and money are aligned at the end, in figures of equal
   * width; text gets the width that is left.
   * @default 'text'
   */
  kind?: ColumnKind;
  /**
   * Importance: in a table too narrow for all columns, `low` is hidden first, then `medium`, the last column first.
   * @default 'high'
   */
  priority?: ColumnPriority;
  /**
   * Fixed width in pixels.
   * @default by `kind` and `header`
   */
  width?: number;
};

/** Parts that the table passes to a custom card. */
export type CardParts = {
  /** Checkbox that selects the row. */
  readonly checkbox: ReactNode;
  /** `rowActions` of the row. */
  readonly actions: ReactNode;
  /** Whether the row is selected. */
  readonly isSelected: boolean;
};

export type DataTableProps<Row> = {
  /** Accessible name of the table: 'Leads'. */
  label: string;
  /** In display order; the first column names the row, has its link and cannot be hidden. */
  columns: readonly DataTableColumn<Row>[];
  /** Rows of the page; `undefined` while the first page loads. */
  rows: readonly Row[] | undefined;
  /** Returns the id of a row. */
  rowId: (row: Row) => string | number;
  /**
   * Returns the name of a row for its checkbox and actions: 'Select Ada Lovelace'.
   * @default the row number
   */
  rowName?: (row: Row) => string;
  /** Returns the link of a row; makes the whole row clickable. */
  rowHref?: ((row: Row) => string) | undefined;
  /** Renders buttons or a menu at the end of a row. */
  rowActions?: (row: Row) => ReactNode;
  /**
   * Width of `rowActions` in pixels; the default has room for the button of a menu.
   * @default 48
   */
  actionsWidth?: number;
  /**
   * `table` becomes a list with two lines per row where it is narrower than 560 px, `cards` always shows a grid of cards.
   * @default 'table'
   */
  layout?: 'table' | 'cards';
  /**
   * Renders a custom card for the layout `cards`.
   * @default the row's name above its other columns
   */
  renderCard?: (row: Row, parts: CardParts) => ReactNode;
  /**
   * Adds a menu for compact rows and to hide, reorder and resize columns; the choice of columns is stored in the browser
   * under this key, that of the rows for all tables; both for each user inside of `StoredChoices`.
   */
  columnsKey?: string;
  /** Current sort order, from the URL. */
  sort?: TableSort | undefined;
  /** Called with another sort order. */
  onSort?: (sort: TableSort) => void;
  /** Current page, from the URL, and the total number of rows; `hasMore` if there are more, because not all were counted. */
  page?: { page: number; perPage: number; total: number; hasMore?: boolean | undefined } | undefined;
  /** Called with another page. */
  onPage?: (page: number) => void;
  /** Called with another number of rows per page; adds a choice to the pages. */
  onPerPage?: ((perPage: number) => void) | undefined;
  /** Selection on all pages, from `useRowSelection`; adds checkboxes to the rows. */
  selection?: RowSelection | undefined;
  /** Called with the new selection. */
  onSelection?: (selection: RowSelection) => void;
  /** Rows can be dragged to drop targets of the surrounding `DragBoard`. */
  draggable?: boolean;
  /** Cause if the rows could not be loaded. */
  error?: string | undefined;
  /**
   * Title of the error state.
   * @default the general error message
   */
  errorTitle?: string | undefined;
  /** Retries a failed request. */
  onRetry?: () => void;
  /** Another page or order is loading; the current rows stay under a progress line. */
  refreshing?: boolean;
  /** Totals of all pages by column `id`: a last row of the table, or a card below the cards. */
  totals?: Readonly<Record<string, ReactNode>> | undefined;
  /** A search or filter is active: decides which empty state is shown. */
  filtered?: boolean;
  /** Empty state without search and filters: what belongs here and how to create it. */
  empty: ReactNode;
  /** Clears search and filters. */
  onClearFilters?: () => void;
  /** Search and filters above the table; hidden while the list is empty without them. */
  toolbar?: ReactNode;
  /** Buttons at the end of the toolbar: layout. */
  toolbarEnd?: ReactNode;
  /**
   * CSS height from which a long table scrolls.
   * @default '70dvh'
   */
  maxHeight?: string;
};
