import { useSyncExternalStore } from 'react';

const subscribe = () => () => undefined;

/**
 * Returns whether the page may differ from what a server rendered: false on a server and while its HTML is hydrated, true
 * afterwards and in apps without server rendering. What only the browser stores is read once it is true.
 */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}
