import { useCallback, useState, useSyncExternalStore } from 'react';

const key = 'adlane.compactRows';
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
function load(): boolean | undefined {
  try {
    return window.localStorage.getItem(key) === 'true';
  } catch {
    return undefined;
  }
}

function store(isCompact: boolean): void {
  try {
    if (isCompact) window.localStorage.setItem(key, 'true');
    else window.localStorage.removeItem(key);
  } catch {
    // Without storage, the choice lasts as long as the table.
  }
}

/** Whether the user wants rows of one low line, in all tables; stored in the browser under `adlane.compactRows`. */
export function useCompactRows() {
  const stored = useSyncExternalStore(subscribe, load, () => false);
  const [chosen, setChosen] = useState(false);
  const change = useCallback((isCompact: boolean) => {
    setChosen(isCompact);
    store(isCompact);
    for (const listener of listeners) listener();
  }, []);
  return { isCompact: stored ?? chosen, change };
}
