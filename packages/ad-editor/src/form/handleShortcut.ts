import type { KeyboardEvent } from 'react';

/** Keyboard actions of the editor. */
export type ShortcutActions = {
  readonly save: () => void;
  readonly undo: () => void;
  readonly redo: () => void;
};

function findAction({
  key,
  shiftKey,
}: Pick<KeyboardEvent, 'key' | 'shiftKey'>): keyof ShortcutActions | undefined {
  switch (key.toLowerCase()) {
    case 's':
      return 'save';
    case 'z':
      return shiftKey ? 'redo' : 'undo';
    case 'y':
      return 'redo';
    default:
      return undefined;
  }
}

/** Ctrl or ⌘ with S saves, with Z undoes, with Shift+Z or Y redoes. */
export function handleShortcut(event: KeyboardEvent, actions: ShortcutActions): void {
  if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
  const action = findAction(event);
  if (!action) return;
  event.preventDefault();
  actions[action]();
}
