import { useDroppable } from '@dnd-kit/core';
import { targetPrefix } from './useDragItem';

/** Makes an element a drop target of the surrounding `DragBoard`. */
export function useDropTarget(id: string, isEnabled: boolean) {
  const { setNodeRef, isOver, active } = useDroppable({ id: targetPrefix + id, disabled: !isEnabled });
  return {
    ref: setNodeRef,
    /** An item is being dragged that can be dropped here. */
    isWaiting: isEnabled && active !== null,
    /** The dragged item is over this target. */
    isOver: isEnabled && isOver,
  };
}
