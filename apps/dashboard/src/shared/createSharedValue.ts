import { useSyncExternalStore } from 'react';

/** A value that components share; `use` renders again when it changes. */
export type SharedValue<Value> = {
  readonly set: (value: Value) => void;
  readonly use: () => Value;
};

/**
 * Creates a value for the root of the app. An atom would do the same, but its library would add 3.5 kB to what the
 * sign-in page loads.
 */
export function createSharedValue<Value>(initial: Value): SharedValue<Value> {
  let current = initial;
  const listeners = new Set<() => void>();
  const get = () => current;
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  return {
    set(value) {
      current = value;
      for (const listener of listeners) listener();
    },
    use: () => useSyncExternalStore(subscribe, get, get),
  };
}
