import { useSyncExternalStore } from 'react';

type Globals = Readonly<Record<string, unknown>>;

const none: Globals = {};
let replaced = none;
const listeners = new Set<() => void>();

function subscribe(onChange: () => void): () => void {
  listeners.add(onChange);
  return () => listeners.delete(onChange);
}

/**
 * Shows the current story under other toolbar values, without starting it again: as when a user changes theme or language.
 * Without values, the story's own apply again.
 */
export function replaceGlobals(values: Globals = none): void {
  replaced = values;
  for (const notify of listeners) notify();
}

/** Returns the toolbar values that replace those the story was started with. */
export function useReplacedGlobals(): Globals {
  return useSyncExternalStore(subscribe, () => replaced);
}
