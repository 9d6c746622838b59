import { createContext, type MouseEvent, type TouchEvent, use, useSyncExternalStore } from 'react';

export type PressEvent = MouseEvent<HTMLElement> | TouchEvent<HTMLElement>;

type OnPress = (id: string, event: PressEvent) => void;

/** Until the code that drags is loaded, a press is a press. */
const ignore: OnPress = () => undefined;

export type DragState = {
  /** The item that is being dragged. */
  readonly draggedId: string | undefined;
  /** The drop target under it. */
  readonly overId: string | undefined;
  /** Elements of the drop targets in view, by their ids. */
  readonly targets: ReadonlyMap<string, HTMLElement>;
};

export type DragStore = {
  readonly read: () => DragState;
  readonly change: (part: Partial<DragState>) => void;
  readonly subscribe: (notify: () => void) => () => void;
  /** Called by an item that may be dragged from here; ignored while there is nothing to drop on. */
  readonly press: OnPress;
  /** Sets who begins a drag; returns a function that ends it. */
  readonly setOnPress: (onPress: OnPress) => () => void;
};

/** Creates the state of a `DragBoard`: what its items and targets share with the code that drags. */
export function createDragStore(): DragStore {
  let state: DragState = { draggedId: undefined, overId: undefined, targets: new Map() };
  const listeners = new Set<() => void>();
  let current = ignore;
  return {
    read: () => state,
    change(part) {
      state = { ...state, ...part };
      for (const notify of listeners) notify();
    },
    subscribe(notify) {
      listeners.add(notify);
      return () => listeners.delete(notify);
    },
    press(id, event) {
      // The code that drags stays loaded when the targets are gone, as in a window that became narrow.
      if (state.targets.size > 0) current(id, event);
    },
    setOnPress(onPress) {
      current = onPress;
      return () => {
        current = ignore;
      };
    },
  };
}

/** The surrounding board; without one, nothing drags. */
export const DragContext = createContext<DragStore>(createDragStore());

/** Returns a part of the board's state, and renders again when it changes. */
export function useDragState<Part>(select: (state: DragState) => Part): Part {
  const board = use(DragContext);
  const read = () => select(board.read());
  return useSyncExternalStore(board.subscribe, read, read);
}
