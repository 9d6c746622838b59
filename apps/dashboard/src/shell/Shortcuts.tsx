import { lazy, Suspense, useEffect } from 'react';

// Loaded when first opened.
const ShortcutsDialog = lazy(async () => ({
  default: (await import('./ShortcutsDialog')).ShortcutsDialog,
}));

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'))
  );
}

export type ShortcutsProps = { open: boolean; onOpen: () => void; onClose: () => void };

/** The list of keyboard shortcuts, opened by `?` outside of inputs. */
export function Shortcuts({ open, onOpen, onClose }: ShortcutsProps) {
  useEffect(
    function listen() {
      const keyDown = (event: KeyboardEvent) => {
        if (event.key === '?' && !isTyping(event.target)) onOpen();
      };
      document.addEventListener('keydown', keyDown);
      return () => document.removeEventListener('keydown', keyDown);
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
