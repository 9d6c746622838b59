import { useEffect } from 'react';

/** Lets the browser ask before the tab is closed or reloaded while something is unsaved. */
export function useLeaveWarning(hasChanges: boolean): void {
  useEffect(
    function warnBeforeUnload() {
      if (!hasChanges) return;
      const warn = (event: BeforeUnloadEvent) => event.preventDefault();
      window.addEventListener('beforeunload', warn);
      return () => window.removeEventListener('beforeunload', warn);
    },
    [hasChanges],
  );
}
