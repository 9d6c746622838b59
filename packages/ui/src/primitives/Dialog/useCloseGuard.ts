import { createContext, use, useEffect, useState } from 'react';

/** Closes at once, later or not at all. */
type CloseGuard = (close: () => void) => void;

/** The guards of the content of the nearest dialog or drawer. */
export const CloseGuardsContext = createContext<Set<CloseGuard> | undefined>(undefined);

/** Lets the content of a dialog or drawer decide what Escape, its close button and a click outside do. */
export function useGuardedClose(onClose: () => void) {
  const [guards] = useState(() => new Set<CloseGuard>());
  const close = () => [...guards].reduce<() => void>((next, guard) => () => guard(next), onClose)();
  return { guards, close };
}

/** Puts a guard before the closing of the dialog or drawer around, if there is one. */
export function useCloseGuard(guard: CloseGuard): void {
  const guards = use(CloseGuardsContext);
  useEffect(
    function guardClose() {
      guards?.add(guard);
      return () => void guards?.delete(guard);
    },
    [guards, guard],
  );
}
