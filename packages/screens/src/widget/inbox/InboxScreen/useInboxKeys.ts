import type { InboxRow } from '@adlane/contract/widget/inbox';
import type { ItemKey } from '../ItemPane/useThread';
import { listSnoozeActions, toItemKey } from '../itemActions';
import { useItemChanges } from '../useItemChanges';
import { useInboxShortcuts } from './useInboxShortcuts';

type InboxKeysOptions = {
  rows: readonly InboxRow[];
  /** The open item. */
  item: ItemKey | undefined;
  onOpen: (item: ItemKey) => void;
  /** Selects or deselects an item. */
  onToggle: (key: string) => void;
  /** Shows the list of shortcuts. */
  onHelp: () => void;
};

/** Position of "until tomorrow" in the snooze menu. */
const tomorrow = 2;

/** Presses a button or focuses a field that a shortcut names; false if it is not shown. */
function activate(name: string): boolean {
  const target = document.querySelector<HTMLElement>(`[data-shortcut="${name}"]`);
  if (target instanceof HTMLButtonElement) target.click();
  else target?.focus();
  return target !== null;
}

/** Handles the keyboard shortcuts of the inbox. */
export function useInboxKeys({ rows, item, onOpen, onToggle, onHelp }: InboxKeysOptions): void {
  const { change } = useItemChanges();
  const at = item ? rows.findIndex((row) => toItemKey(row) === toItemKey(item)) : -1;
  const open = rows[at];
  const openAt = (index: number) => {
    const row = rows[index];
    if (row) onOpen(row);
  };
  const write = (mode: 'reply' | 'note') => {
    activate(mode);
    activate('text');
  };
  useInboxShortcuts({
    j: () => openAt(at + 1),
    k: () => openAt(Math.max(at - 1, 0)),
    x: () => open && onToggle(toItemKey(open)),
    r: () => write('reply'),
    n: () => write('note'),
    // Without a pane of details, they are in a drawer.
    a: () => void (activate('assign') || activate('details')),
    e: () =>
      open &&
      change({
        items: [open],
        values: { status: open.status === 'DONE' ? 'OPEN' : 'DONE' },
        success: open.status === 'DONE' ? 'Opened again.' : 'Closed.',
      }),
    u: () => open && change({ items: [open], values: { is_unread: true }, success: 'Marked as unread.' }),
    s: () => {
      const action = listSnoozeActions()[tomorrow];
      if (open && action)
        change({ items: [open], values: action.values, success: 'Snoozed until tomorrow.' });
    },
    '/': () => document.querySelector<HTMLElement>('input[type="search"]')?.focus(),
    '?': onHelp,
  });
}
