/** Selected rows: ids on all pages, or every row that matches search and filters. */
export type RowSelection = {
  /** Ids as strings. Empty while `isAllMatching`. */
  readonly ids: ReadonlySet<string>;
  /** Every matching row, also on pages that were never loaded. */
  readonly isAllMatching: boolean;
};

/** Selects no row. */
export const noSelection: RowSelection = { ids: new Set(), isAllMatching: false };
/** Selects all rows that match the filters. */
export const allMatching: RowSelection = { ids: new Set(), isAllMatching: true };

function selectIds(ids: ReadonlySet<string>): RowSelection {
  return { ids, isAllMatching: false };
}

/** Returns true when the row is selected, individually or with all matching rows. */
export function isRowSelected({ ids, isAllMatching }: RowSelection, id: string): boolean {
  return isAllMatching || ids.has(id);
}

/** Counts the selected rows; `total` rows match. */
export function countSelected({ ids, isAllMatching }: RowSelection, total: number): number {
  return isAllMatching ? total : ids.size;
}

/** Returns how much of a page is selected, for the checkbox in the header. */
export function getPageSelection(
  selection: RowSelection,
  pageIds: readonly string[],
): 'none' | 'some' | 'all' {
  const count = pageIds.filter((id) => isRowSelected(selection, id)).length;
  if (count === 0) return 'none';
  return count === pageIds.length ? 'all' : 'some';
}

/** Returns the selected ids; "all that match" becomes the current page. */
function toSelectedIds({ ids, isAllMatching }: RowSelection, pageIds: readonly string[]): Set<string> {
  return new Set(isAllMatching ? pageIds : ids);
}

/** Selects or deselects a row. */
export function toggleRow(selection: RowSelection, pageIds: readonly string[], id: string): RowSelection {
  const ids = toSelectedIds(selection, pageIds);
  if (!ids.delete(id)) ids.add(id);
  return selectIds(ids);
}

/** Deselects rows on any page; "all that match" becomes empty. */
export function deselectRows(selection: RowSelection, deselectedIds: readonly string[]): RowSelection {
  if (selection.isAllMatching) return noSelection;
  const deselected = new Set(deselectedIds);
  return selectIds(new Set([...selection.ids].filter((id) => !deselected.has(id))));
}

/** Adds the rows between two rows, in either direction. */
export function selectRange(
  selection: RowSelection,
  pageIds: readonly string[],
  fromId: string,
  toId: string,
): RowSelection {
  const from = pageIds.indexOf(fromId);
  const to = pageIds.indexOf(toId);
  // The start of the range is on another page.
  if (from < 0 || to < 0) return toggleRow(selection, pageIds, toId);
  const between = pageIds.slice(Math.min(from, to), Math.max(from, to) + 1);
  return selectIds(new Set([...toSelectedIds(selection, pageIds), ...between]));
}

/** Selects the whole page, or deselects it if all of it is selected. Other pages stay. */
export function togglePage(selection: RowSelection, pageIds: readonly string[]): RowSelection {
  if (selection.isAllMatching) return noSelection;
  const ids = new Set(selection.ids);
  const isPageSelected = getPageSelection(selection, pageIds) === 'all';
  for (const id of pageIds) {
    if (isPageSelected) ids.delete(id);
    else ids.add(id);
  }
  return selectIds(ids);
}

/** Ctrl/Cmd + A: selects the page, then all that match. */
export function selectMore(selection: RowSelection, pageIds: readonly string[], total: number): RowSelection {
  const isPageSelected = getPageSelection(selection, pageIds) === 'all';
  if (isPageSelected && total > pageIds.length) return allMatching;
  return isPageSelected ? selection : togglePage(selection, pageIds);
}
