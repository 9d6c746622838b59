import { useEffect } from 'react';

/** Closes the widget on Escape (widget §2.3), unless the key closes an open list or ends a composition. */
export function useEscape(close: () => void): void {
  useEffect(
    function closeOnEscape() {
      const handleKey = (event: KeyboardEvent) => {
        if (event.key !== 'Escape' || event.isComposing || event.defaultPrevented) return;
        if (document.querySelector('[aria-expanded="true"]')) return;
        close();
      };
      // Before the list's own handler, which would already have closed it.
      window.addEventListener('keydown', handleKey, { capture: true });
      return () => window.removeEventListener('keydown', handleKey, { capture: true });
    },
    [close],
  );
}
