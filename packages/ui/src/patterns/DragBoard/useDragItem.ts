import { use } from 'react';
import { DragContext, type PressEvent, useDragState } from './dragStore';

/**
 * Makes a list element draggable within the surrounding `DragBoard`; does nothing without one. Adds no role
 * and no tab stop: the list offers the keyboard another way.
 */
export function useDragItem(id: string, isEnabled: boolean) {
  const board = use(DragContext);
  const press = (event: PressEvent) => board.press(id, event);
  return {
    isDragging: useDragState(({ draggedId }) => draggedId === id),
    /** For the element. Native dragging of links and images would capture the pointer. */
    listeners: isEnabled
      ? {
          onMouseDown: press,
          onTouchStart: press,
          onDragStart: (event: { preventDefault: () => void }) => event.preventDefault(),
        }
      : {},
  };
}
