/** Undoes what a `start…` did. Safe to call twice. */
export type Dispose = () => void;

export type Disposables = {
  /** Takes a stop into the collection and hands it back. */
  readonly add: (dispose: Dispose) => Dispose;
  /** Runs every stop once, the latest first; a failing one does not keep the others from running. */
  readonly dispose: () => void;
};

/** A collection of stops that end together. */
export function createDisposables(): Disposables {
  const disposers = new Set<Dispose>();
  return {
    add(dispose) {
      disposers.add(dispose);
      return dispose;
    },
    dispose() {
      const all = [...disposers].reverse();
      disposers.clear();
      for (const dispose of all) {
        try {
          dispose();
        } catch {
          // What cannot be undone must not keep the rest from being undone.
        }
      }
    },
  };
}

type Listens = Pick<EventTarget, 'addEventListener' | 'removeEventListener'>;

/** Listens until stopped. */
export function listen<E extends Event>(
  target: Listens,
  type: string,
  listener: (event: E) => void,
  options: AddEventListenerOptions = {},
): Dispose {
  const handle = (event: Event) => listener(event as E);
  target.addEventListener(type, handle, options);
  return () => target.removeEventListener(type, handle, options);
}
