import { useDroppable } from '@dnd-kit/core';
import { targetPrefix } from './useDragItem';

/** Lets an element take what is dragged on the `DragBoard` around it. */
export function useDropTarget(id: string, isEnabled: boolean) {
  const { setNodeRef, isOver, active } = useDroppable({ id: targetPrefix + id, disabled: !isEnabled });
  return {
    ref: setNodeRef,
    /** Something is dragged, and could be dropped here. */
    isWaiting: isEnabled && active !== null,
    /** It would be dropped here. */
    isOver: isEnabled && isOver,
  };
}
