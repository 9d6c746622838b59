/** Undoes what a `start…` did. Safe to call twice. */
export type Stop = () => void;

export type Stops = {
  /** Takes a stop into the collection and hands it back. */
  readonly add: (stop: Stop) => Stop;
  /** Runs every stop once, the latest first; a failing one does not keep the others from running. */
  readonly run: () => void;
};

/** A collection of stops that end together. */
export function createStops(): Stops {
  const stops = new Set<Stop>();
  return {
    add(stop) {
      stops.add(stop);
      return stop;
    },
    run() {
      const all = [...stops].reverse();
      stops.clear();
      for (const stop of all) {
        try {
          stop();
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
): Stop {
  const handle = (event: Event) => listener(event as E);
  target.addEventListener(type, handle, options);
  return () => target.removeEventListener(type, handle, options);
}
