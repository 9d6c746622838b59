import { useEffect } from 'react';

/** Lets the browser confirm that the tab is closed or reloaded, while something would be lost. */
export function useUnloadPrompt(isActive: boolean): void {
  useEffect(
    function confirmBeforeUnload() {
      if (!isActive) return;
      const confirm = (event: BeforeUnloadEvent) => event.preventDefault();
      window.addEventListener('beforeunload', confirm);
      return () => window.removeEventListener('beforeunload', confirm);
    },
    [isActive],
  );
}
