import { useSyncExternalStore } from 'react';

/** A filter bar with room for tabs, `_wideFilterBar`, needs a window of at least its width. */
const query = '(min-width: 72rem)';

function subscribe(notify: () => void) {
  const list = window.matchMedia(query);
  list.addEventListener('change', notify);
  return () => list.removeEventListener('change', notify);
}

/** Returns whether a filter bar of this window can have room for tabs. */
export function useMayFitTabs(): boolean {
  return useSyncExternalStore(subscribe, () => window.matchMedia(query).matches);
}
