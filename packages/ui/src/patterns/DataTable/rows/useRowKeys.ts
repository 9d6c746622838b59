import type { KeyboardEvent } from 'react';
import type { TableModel } from '../useDataTable';

const steps: Readonly<Record<string, (index: number, last: number) => number>> = {
  ArrowDown: (index) => index + 1,
  ArrowUp: (index) => index - 1,
  Home: () => 0,
  End: (_, last) => last,
};

/** Focuses the link of a row, or else its checkbox. */
function focusIn(row: Element | null, kind: 'link' | 'checkbox'): void {
  const wanted = row?.querySelector<HTMLElement>(`[data-row-${kind}]`);
  (wanted ?? row?.querySelector<HTMLElement>('[data-row-link], [data-row-checkbox]'))?.focus();
}

function findRow(rows: Element, index: number): Element | null {
  return rows.querySelector(`[data-row-index="${index}"]`);
}

/** Focuses a row after scrolling has rendered it. */
function focusSoon(rows: Element, index: number, kind: 'link' | 'checkbox', triesLeft = 10): void {
  const row = findRow(rows, index);
  if (row) return focusIn(row, kind);
  if (triesLeft > 0) requestAnimationFrame(() => focusSoon(rows, index, kind, triesLeft - 1));
}

type RowPlace = {
  readonly index: number;
  readonly kind: 'link' | 'checkbox';
  readonly rows: HTMLElement;
};

/**
 * Finds the row of an event, and whether its link or checkbox has the focus; `undefined` for its buttons and
 * menus.
 */
function findRowPlace(event: KeyboardEvent<HTMLElement>): RowPlace | undefined {
  const { target, currentTarget } = event;
  // Menus are portalled, but their React events bubble to here.
  if (!(target instanceof HTMLElement) || !currentTarget.contains(target)) return undefined;
  const kind = target.matches('[data-row-link]') ? 'link' : 'checkbox';
  if (kind === 'checkbox' && !target.matches('[data-row-checkbox]')) return undefined;
  const index = Number(target.closest('[data-row-index]')?.getAttribute('data-row-index') ?? Number.NaN);
  return Number.isNaN(index) ? undefined : { index, kind, rows: currentTarget };
}

/**
 * Keyboard navigation of rows: arrow keys, Home and End move, with Shift they extend the selection; Space selects, Enter
 * opens (the link), Ctrl/Cmd + A selects the page and then all that match, Escape clears the selection.
 * @param scrollTo renders a row of a long list
 */
export function useRowKeys<Row>(table: TableModel<Row>, scrollTo?: (index: number) => void) {
  return (event: KeyboardEvent<HTMLElement>) => {
    const place = findRowPlace(event);
    if (!place) return;
    table.onSelectionKeys(event);
    const { index, kind, rows } = place;
    const id = table.rows[index]?.id;
    if (event.key === ' ' && kind === 'link' && table.selection && id !== undefined) {
      event.preventDefault();
      table.toggle(id, event.shiftKey);
    }
    const next = steps[event.key]?.(index, table.rows.length - 1);
    const nextId = next === undefined ? undefined : table.rows[next]?.id;
    if (next === undefined || nextId === undefined) return;
    event.preventDefault();
    if (event.shiftKey && table.selection && id !== undefined) table.extendSelection(id, nextId);
    scrollTo?.(next);
    focusSoon(rows, next, kind);
  };
}
