import { useDraggable } from '@dnd-kit/core';

/** Prefix of drag ids on a `DragBoard`: items and targets may have the same ids. */
export const itemPrefix = 'item ';
export const targetPrefix = 'target ';

/**
 * Makes a list element draggable within the surrounding `DragBoard`; does nothing without one. Adds no role
 * and no tab stop: the list offers the keyboard another way.
 */
export function useDragItem(id: string, isEnabled: boolean) {
  const { setNodeRef, listeners, isDragging } = useDraggable({
    id: itemPrefix + id,
    disabled: !isEnabled,
  });
  return {
    ref: setNodeRef,
    isDragging,
    /** Ref for the element. Native dragging of links and images would capture the pointer. */
    listeners: isEnabled
      ? { ...listeners, onDragStart: (event: { preventDefault: () => void }) => event.preventDefault() }
      : {},
  };
}
