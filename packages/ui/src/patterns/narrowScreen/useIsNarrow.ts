import { useSyncExternalStore } from 'react';

const narrowScreen = '(max-width: 767px)';

function subscribe(notify: () => void): () => void {
  const query = window.matchMedia(narrowScreen);
  query.addEventListener('change', notify);
  return () => query.removeEventListener('change', notify);
}

function isNarrow(): boolean {
  return window.matchMedia(narrowScreen).matches;
}

/** Returns whether the window is as narrow as a phone; false on a server, which has none. */
export function useIsNarrow(): boolean {
  return useSyncExternalStore(subscribe, isNarrow, () => false);
}
