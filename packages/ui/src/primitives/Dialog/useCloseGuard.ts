import { createContext, use, useEffect, useRef, useState } from 'react';

/** Closes at once, later or not at all. */
type CloseGuard = (close: () => void) => void;

/** What the content of a dialog or drawer knows of it. */
type Layer = {
  /** The guards of the content. */
  readonly guards: Set<CloseGuard>;
  /** Closes it past the guards. */
  readonly close: () => void;
};

/** The nearest dialog or drawer. */
export const LayerContext = createContext<Layer | undefined>(undefined);

/** Lets the content of a dialog or drawer decide what Escape, its close button and a click outside do. */
export function useGuardedClose(onClose: () => void) {
  const latestOnClose = useRef(onClose);
  useEffect(() => {
    latestOnClose.current = onClose;
  }, [onClose]);
  const [layer] = useState(
    (): Layer => ({ guards: new Set<CloseGuard>(), close: () => latestOnClose.current() }),
  );
  const close = () => [...layer.guards].reduce<() => void>((next, guard) => () => guard(next), onClose)();
  return { layer, close };
}

/** Puts a guard before the closing of the dialog or drawer around, if there is one. */
export function useCloseGuard(guard: CloseGuard): void {
  const guards = use(LayerContext)?.guards;
  useEffect(
    function guardClose() {
      guards?.add(guard);
      return () => void guards?.delete(guard);
    },
    [guards, guard],
  );
}
