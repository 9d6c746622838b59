import { useCallback, useState, useSyncExternalStore } from 'react';
import { useStorageKey } from '../../../provider/useStorageKey';

const listeners = new Set<() => void>();

function subscribe(listener: () => void) {
  listeners.add(listener);
  // Sent by other tabs only.
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/** Undefined without browser storage. */
function load(key: string): boolean | undefined {
  try {
    return window.localStorage.getItem(key) === 'true';
  } catch {
    return undefined;
  }
}

function store(key: string, isCompact: boolean): void {
  try {
    if (isCompact) window.localStorage.setItem(key, 'true');
    else window.localStorage.removeItem(key);
  } catch {
    // Without storage, the choice lasts as long as the table.
  }
}

/** Whether the user wants rows of one low line, in all tables; stored in the browser as the user's `compactRows`. */
export function useCompactRows() {
  const key = useStorageKey('compactRows');
  const stored = useSyncExternalStore(
    subscribe,
    () => load(key),
    () => false,
  );
  const [chosen, setChosen] = useState(false);
  const change = useCallback(
    (isCompact: boolean) => {
      setChosen(isCompact);
      store(key, isCompact);
      for (const listener of listeners) listener();
    },
    [key],
  );
  return { isCompact: stored ?? chosen, change };
}
