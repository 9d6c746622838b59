import { useEffect } from 'react';

/** Makes the browser confirm leaving or reloading while there are unsaved changes. */
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
