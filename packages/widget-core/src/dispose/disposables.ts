/** Undoes what a `start…` or `open…` did. Safe to call twice. */
export type Dispose = () => void;

export type Disposables = {
  /** Registers a disposer and returns it. */
  readonly add: (dispose: Dispose) => Dispose;
  /** Runs every disposer once, in reverse order; a failing one does not stop the others. */
  readonly dispose: () => void;
};

/** Creates a collection of disposers that run together. */
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
          // A failing disposer must not stop the others.
        }
      }
    },
  };
}

type Listens = Pick<EventTarget, 'addEventListener' | 'removeEventListener'>;

/** Adds an event listener; returns its disposer. */
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
