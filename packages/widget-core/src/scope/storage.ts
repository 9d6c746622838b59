import { asObject, type WireObject } from '../json/readers';

/** Text by key, as in `localStorage`, but never throwing. */
export type TextStore = {
  readonly get: (key: string) => string | undefined;
  readonly set: (key: string, text: string) => void;
  readonly remove: (key: string) => void;
};

/** Wraps a web storage that may be forbidden, full or missing: then nothing is stored and nothing fails. */
export function createSafeStorage(open: () => Storage | undefined): TextStore {
  const attempt = <R>(run: (storage: Storage) => R): R | undefined => {
    try {
      const storage = open();
      return storage && run(storage);
    } catch {
      return undefined;
    }
  };
  return {
    get: (key) => attempt((storage) => storage.getItem(key)) ?? undefined,
    set(key, text) {
      attempt((storage) => storage.setItem(key, text));
    },
    remove(key) {
      attempt((storage) => storage.removeItem(key));
    },
  };
}

/** Reads a stored JSON object. Undefined where nothing, or no JSON object, is stored. */
export function readStoredObject(store: TextStore, key: string): WireObject | undefined {
  try {
    const value: unknown = JSON.parse(store.get(key) ?? 'null');
    return asObject(value);
  } catch {
    return undefined;
  }
}
