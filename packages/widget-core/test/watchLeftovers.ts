/** What a widget might leave behind in a page. Start it before the widget; `left` says what is still there. */
export type Leftovers = {
  readonly left: () => {
    /** Types of listeners on targets that are not the widget's own. */
    readonly listeners: string[];
    readonly timers: number;
    readonly observers: string[];
    readonly sockets: number;
  };
  readonly stop: () => void;
};

type Undo = () => void;

/** Counts what is begun and not ended: listeners, timers, observers, sockets. */
export function watchLeftovers(): Leftovers {
  const listeners = new Map<EventTarget, Map<unknown, string>>();
  const timers = new Set<unknown>();
  const observers = new Map<unknown, string>();
  const sockets = new Set<WebSocket>();
  const undos: Undo[] = [
    watchListeners(listeners),
    watchTimers(timers),
    ...(['MutationObserver', 'ResizeObserver', 'IntersectionObserver', 'PerformanceObserver'] as const).map(
      (kind) => watchObservers(kind, observers),
    ),
    watchSockets(sockets),
  ];
  return {
    left: () => ({
      listeners: [...listeners].flatMap(([target, types]) => (isPages(target) ? [...types.values()] : [])),
      timers: timers.size,
      observers: [...observers.values()],
      sockets: [...sockets].filter(({ readyState }) => readyState <= WebSocket.OPEN).length,
    }),
    stop() {
      for (const undo of undos) undo();
    },
  };
}

/** Elements that are gone take their listeners with them; the page's own stay. */
function isPages(target: EventTarget): boolean {
  return !(target instanceof Node) || target.isConnected;
}

function watchListeners(listeners: Map<EventTarget, Map<unknown, string>>): Undo {
  // The test runner gives the window its own methods, which hide the prototype's.
  const owners = [EventTarget.prototype, window].filter((owner) => Object.hasOwn(owner, 'addEventListener'));
  const undos = owners.map((owner) => watchMethods(owner, listeners));
  return () => {
    for (const undo of undos) undo();
  };
}

function watchMethods(owner: EventTarget, listeners: Map<EventTarget, Map<unknown, string>>): Undo {
  const { addEventListener: add, removeEventListener: remove } = owner;
  owner.addEventListener = function (this: EventTarget | undefined, type, listener, options) {
    const target = this ?? window;
    const known = listeners.get(target) ?? new Map<unknown, string>();
    listeners.set(target, known.set(listener, type));
    return add.call(target, type, listener, options);
  };
  owner.removeEventListener = function (this: EventTarget | undefined, type, listener, options) {
    const target = this ?? window;
    listeners.get(target)?.delete(listener);
    return remove.call(target, type, listener, options);
  };
  return () => void Object.assign(owner, { addEventListener: add, removeEventListener: remove });
}

function watchTimers(timers: Set<unknown>): Undo {
  const { setTimeout: once, clearTimeout, setInterval: often, clearInterval } = window;
  const ending = (clear: (id: number) => void) => (id: number) => {
    timers.delete(id);
    clear(id);
  };
  const known = (id: unknown) => {
    timers.add(id);
    return id;
  };
  Object.assign(window, {
    setTimeout(run: () => void, ms?: number) {
      const id: unknown = once(() => {
        timers.delete(id);
        run();
      }, ms);
      return known(id);
    },
    setInterval: (run: () => void, ms?: number) => known(often(run, ms)),
    clearTimeout: ending(clearTimeout),
    clearInterval: ending(clearInterval),
  });
  return () =>
    void Object.assign(window, { setTimeout: once, clearTimeout, setInterval: often, clearInterval });
}

type ObserverKind = 'MutationObserver' | 'ResizeObserver' | 'IntersectionObserver' | 'PerformanceObserver';

function watchObservers(kind: ObserverKind, observers: Map<unknown, string>): Undo {
  const prototype: { observe: (...args: never[]) => void; disconnect: () => void } = window[kind].prototype;
  const { observe, disconnect } = prototype;
  prototype.observe = function (...args) {
    observers.set(this, kind);
    Reflect.apply(observe, this, args);
  };
  prototype.disconnect = function () {
    observers.delete(this);
    Reflect.apply(disconnect, this, []);
  };
  return () => void Object.assign(prototype, { observe, disconnect });
}

function watchSockets(sockets: Set<WebSocket>): Undo {
  const { WebSocket: Plain } = window;
  window.WebSocket = class extends Plain {
    constructor(...args: ConstructorParameters<typeof Plain>) {
      super(...args);
      sockets.add(this);
    }
  };
  return () => {
    window.WebSocket = Plain;
  };
}
