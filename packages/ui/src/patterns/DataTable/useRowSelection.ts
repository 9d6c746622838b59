import { useState } from 'react';
import { noSelection, type RowSelection, untickRows } from './rowSelection';

/**
 * Ticked rows of a list, kept over its pages.
 * @param listKey what is listed (search, filters, folder) as text: another list begins with nothing ticked
 */
export function useRowSelection(listKey: string) {
  const [kept, setKept] = useState({ listKey, selection: noSelection });
  const selection = kept.listKey === listKey ? kept.selection : noSelection;
  return {
    selection,
    onSelection: (next: RowSelection) => setKept({ listKey, selection: next }),
    /** Takes the ticks off rows that something was done to. */
    untick: (ids: readonly string[]) =>
      setKept((before) => ({ ...before, selection: untickRows(before.selection, ids) })),
  };
}
