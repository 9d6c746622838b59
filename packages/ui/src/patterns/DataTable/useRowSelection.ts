import { useState } from 'react';
import { deselectRows, noSelection, type RowSelection } from './rowSelection';

/**
 * Ticked rows of a list, kept over its pages.
 * @param listKey what is listed (search, filters, folder) as text: another list begins with nothing ticked
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
