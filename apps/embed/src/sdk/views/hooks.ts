type Effect = () => (() => void) | undefined | void;

/** What a component keeps from one drawing to the next, for one call of a hook. */
export type Hook = {
  /** An effect that is due after this drawing. */
  run?: Effect | undefined;
  /** Ends what the effect's last run began. */
  stop?: ReturnType<Effect>;
};

type Drawing = {
  /** The hooks of the component that is being drawn, in the order of their calls. */
  readonly hooks: object[];
  /** Has everything drawn anew, soon. */
  readonly redraw: () => void;
};

let drawing: Drawing;
let place = 0;

/** Calls a component: the hooks that it calls are those of `next`. Its children are called after it, not within. */
export function withHooks<T>(next: Drawing, component: () => T): T {
  drawing = next;
  place = 0;
  return component();
}

/** What this call of a hook has kept, made at the component's first drawing. */
function keep<Kept extends object>(make: (redraw: () => void) => Kept): Kept {
  const { hooks, redraw } = drawing;
  const kept = (hooks[place] ??= make(redraw));
  place += 1;
  // A component calls the same hooks in the same order each time.
  return kept as Kept;
}

function useKept<State, Action>(
  reduce: (state: State, action: Action) => State,
  first: () => State,
): [State, (action: Action) => void] {
  const kept = keep((redraw) => {
    const own = {
      state: first(),
      reduce,
      send(action: Action) {
        const next = own.reduce(own.state, action);
        if (Object.is(next, own.state)) return;
        own.state = next;
        redraw();
      },
    };
    return own;
  });
  kept.reduce = reduce;
  return [kept.state, kept.send];
}

export function useReducer<State, Action>(reduce: (state: State, action: Action) => State, first: State) {
  return useKept(reduce, () => first);
}

type Updated<State> = State | ((state: State) => State);

const update = <State>(state: State, next: Updated<State>): State =>
  next instanceof Function ? next(state) : next;

export function useState<State>(first: State | (() => State)) {
  return useKept<State, Updated<State>>(update, () => (first instanceof Function ? first() : first));
}

export function useRef<T>(first: T): { current: T } {
  return keep(() => ({ current: first }));
}

/** Runs after a drawing in which one of `inputs` is another than before; without `inputs`, after each. */
export function useEffect(effect: Effect, inputs?: readonly unknown[]): void {
  const kept = keep<Hook & { inputs?: readonly unknown[] | undefined }>(() => ({}));
  const before = kept.inputs;
  if (!inputs || !before || inputs.some((input, at) => !Object.is(input, before[at]))) kept.run = effect;
  kept.inputs = inputs;
}

/** All effects run before the browser paints. */
export const useLayoutEffect = useEffect;
