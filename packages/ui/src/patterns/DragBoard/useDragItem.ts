import { useDraggable } from '@dnd-kit/core';

/** Kind of what is dragged on a `DragBoard`: ids of items and of targets may be the same. */
export const itemPrefix = 'item ';
export const targetPrefix = 'target ';

/**
 * Lets an element of a list be dragged onto the targets of the `DragBoard` around it. Without a board nothing
 * happens. It adds no role and no tab stop: a list that uses it has another way for the keyboard.
 */
export function useDragItem(id: string, isEnabled: boolean) {
  const { setNodeRef, listeners, isDragging } = useDraggable({
    id: itemPrefix + id,
    disabled: !isEnabled,
  });
  return {
    ref: setNodeRef,
    isDragging,
    /** Put on the element. The browser's own dragging of links and pictures would take the pointer away. */
    listeners: isEnabled
      ? { ...listeners, onDragStart: (event: { preventDefault: () => void }) => event.preventDefault() }
      : {},
  };
}
