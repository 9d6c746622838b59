import { useSyncExternalStore } from 'react';

/** Widths from which a second and a third pane have room beside the menu. */
const queries = ['(min-width: 64rem)', '(min-width: 80rem)'] as const;

function subscribe(notify: () => void): () => void {
  const lists = queries.map((query) => window.matchMedia(query));
  for (const list of lists) list.addEventListener('change', notify);
  return () => {
    for (const list of lists) list.removeEventListener('change', notify);
  };
}

const countPanes = (): number => 1 + queries.filter((query) => window.matchMedia(query).matches).length;

/** Returns how many panes of the inbox are shown side by side: list, open item, details. */
export function usePaneCount(): number {
  return useSyncExternalStore(subscribe, countPanes, () => queries.length + 1);
}
