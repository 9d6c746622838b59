import { use, useCallback } from 'react';
import { DragContext, useDragState } from './dragStore';

/** Makes an element a drop target of the surrounding `DragBoard`. */
export function useDropTarget(id: string, isEnabled: boolean) {
  const board = use(DragContext);
  const ref = useCallback(
    (element: HTMLElement | null) => {
      const targets = new Map(board.read().targets);
      if (element && isEnabled) targets.set(id, element);
      else if (!targets.delete(id)) return;
      board.change({ targets });
    },
    [board, id, isEnabled],
  );
  const isOver = useDragState(({ overId }) => overId === id);
  const isDragging = useDragState(({ draggedId }) => draggedId !== undefined);
  return {
    ref,
    /** An item is being dragged that can be dropped here. */
    isWaiting: isEnabled && isDragging,
    /** The dragged item is over this target. */
    isOver: isEnabled && isOver,
  };
}
