/** Which rows are ticked: some, by id and over all pages, or every one that matches the search and filters. */
export type RowSelection = {
  /** Ids as text. Empty while `isAllMatching`. */
  readonly ids: ReadonlySet<string>;
  /** Every row that matches, also those of pages that were never loaded. */
  readonly isAllMatching: boolean;
};

export const noSelection: RowSelection = { ids: new Set(), isAllMatching: false };
export const allMatching: RowSelection = { ids: new Set(), isAllMatching: true };

function selectIds(ids: ReadonlySet<string>): RowSelection {
  return { ids, isAllMatching: false };
}

export function isRowSelected({ ids, isAllMatching }: RowSelection, id: string): boolean {
  return isAllMatching || ids.has(id);
}

/** How many rows are ticked of `total` that match. */
export function countSelected({ ids, isAllMatching }: RowSelection, total: number): number {
  return isAllMatching ? total : ids.size;
}

/** What of a page is ticked: decides how the box in the head looks. */
export function getPageSelection(
  selection: RowSelection,
  pageIds: readonly string[],
): 'none' | 'some' | 'all' {
  const count = pageIds.filter((id) => isRowSelected(selection, id)).length;
  if (count === 0) return 'none';
  return count === pageIds.length ? 'all' : 'some';
}

/** Ids that are ticked one by one; of "all that match" the page in sight stays. */
function toSelectedIds({ ids, isAllMatching }: RowSelection, pageIds: readonly string[]): Set<string> {
  return new Set(isAllMatching ? pageIds : ids);
}

/** Ticks a row or takes its tick off. */
export function toggleRow(selection: RowSelection, pageIds: readonly string[], id: string): RowSelection {
  const ids = toSelectedIds(selection, pageIds);
  if (!ids.delete(id)) ids.add(id);
  return selectIds(ids);
}

/** Takes the ticks off rows that are done with, wherever they are; of "all that match" nothing stays. */
export function deselectRows(selection: RowSelection, deselectedIds: readonly string[]): RowSelection {
  if (selection.isAllMatching) return noSelection;
  const deselected = new Set(deselectedIds);
  return selectIds(new Set([...selection.ids].filter((id) => !deselected.has(id))));
}

/** Ticks all rows from one to another, in either direction; none of them loses its tick. */
export function selectRange(
  selection: RowSelection,
  pageIds: readonly string[],
  fromId: string,
  toId: string,
): RowSelection {
  const from = pageIds.indexOf(fromId);
  const to = pageIds.indexOf(toId);
  // The row that the range began at is on another page.
  if (from < 0 || to < 0) return toggleRow(selection, pageIds, toId);
  const between = pageIds.slice(Math.min(from, to), Math.max(from, to) + 1);
  return selectIds(new Set([...toSelectedIds(selection, pageIds), ...between]));
}

/** Ticks the whole page, or takes its ticks off where all of it has them. Other pages keep theirs. */
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

/** Ctrl/Cmd + A: first the page, then all that match. */
export function selectMore(selection: RowSelection, pageIds: readonly string[], total: number): RowSelection {
  const isPageSelected = getPageSelection(selection, pageIds) === 'all';
  if (isPageSelected && total > pageIds.length) return allMatching;
  return isPageSelected ? selection : togglePage(selection, pageIds);
}
