import { useState } from 'react';
import { deselectRows, noSelection, type RowSelection } from './rowSelection';

/**
 * Stores the selected rows of a list across pages.
 * @param listKey identifies the list (search, filters, folder): another list starts without a selection
 */
export function useRowSelection(listKey: string) {
  const [stored, setStored] = useState({ listKey, selection: noSelection });
  const selection = stored.listKey === listKey ? stored.selection : noSelection;
  return {
    selection,
    onSelection: (next: RowSelection) => setStored({ listKey, selection: next }),
    /** Deselects rows after an action. */
    deselect: (ids: readonly string[]) =>
      setStored((before) => ({ ...before, selection: deselectRows(before.selection, ids) })),
  };
}
