import { lazy, Suspense, useEffect } from 'react';

// Loaded when first opened.
const ShortcutsDialog = lazy(async () => ({
  default: (await import('./ShortcutsDialog')).ShortcutsDialog,
}));

/** True while keys belong to a field or a dialog. */
function isBusy(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.closest('input, textarea, select, [role$=dialog]') !== null)
  );
}

export type ShortcutsProps = { open: boolean; onOpen: () => void; onClose: () => void };

/** Shortcuts outside of fields: `/` moves to the page's search, `?` opens the list of all shortcuts. */
export function Shortcuts({ open, onOpen, onClose }: ShortcutsProps) {
  useEffect(
    function listen() {
      const keyDown = (event: KeyboardEvent) => {
        // A page may have used the key for itself, as the inbox does.
        if (event.defaultPrevented || event.ctrlKey || event.metaKey || isBusy(event.target)) return;
        if (event.key === '?') onOpen();
        if (event.key !== '/') return;
        const search = document.querySelector<HTMLInputElement>('main input[type=search]');
        if (!search) return;
        // The key would be typed into it.
        event.preventDefault();
        search.select();
      };
      // On the window: after the listeners of pages, which are on the document.
      window.addEventListener('keydown', keyDown);
      return () => window.removeEventListener('keydown', keyDown);
    },
    [onOpen],
  );
  if (!open) return null;
  return (
    <Suspense>
      <ShortcutsDialog open onClose={onClose} />
    </Suspense>
  );
}
