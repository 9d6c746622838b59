import { useEffect } from 'react';

/** Keyboard shortcuts of the inbox, in the order of their list. */
export const inboxShortcuts = [
  { keys: ['J'], label: 'Next item' },
  { keys: ['K'], label: 'Previous item' },
  { keys: ['X'], label: 'Select the open item' },
  { keys: ['R'], label: 'Reply' },
  { keys: ['N'], label: 'Add a note' },
  { keys: ['A'], label: 'Assign' },
  { keys: ['E'], label: 'Close or reopen' },
  { keys: ['U'], label: 'Mark as unread' },
  { keys: ['S'], label: 'Snooze until tomorrow' },
  { keys: ['/'], label: 'Search' },
  { keys: ['?'], label: 'Show keyboard shortcuts' },
] as const;

export type InboxShortcut = 'j' | 'k' | 'x' | 'r' | 'n' | 'a' | 'e' | 'u' | 's' | '/' | '?';

/** True while keys belong to a field, a menu or a dialog. */
function isBusy(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    target.closest(
      'input:not([type=checkbox]), textarea, select, [contenteditable], [role=menu], [role=dialog]',
    ) !== null
  );
}

/** Runs an action for a key that is pressed outside of fields. */
export function useInboxShortcuts(actions: Readonly<Record<InboxShortcut, () => void>>): void {
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing || isBusy(event.target)) return;
      const key = event.key.toLowerCase();
      if (!Object.hasOwn(actions, key)) return;
      event.preventDefault();
      actions[key as InboxShortcut]();
    }
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [actions]);
}
