import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react';
import type { DragBoardProps } from './DragBoardProps';
import type { DraggingProps } from './Dragging';
import { createDragStore, DragContext } from './dragStore';

/**
 * Drag and drop of list items to targets, by mouse or touch, announced to screen readers. Offer the keyboard
 * another way, such as a dialog that asks for the target.
 */
export function DragBoard({ children, ...props }: DragBoardProps) {
  const [board] = useState(createDragStore);
  const [Dragging, setDragging] = useState<ComponentType<DraggingProps>>();
  const hasTargets = useSyncExternalStore(
    board.subscribe,
    () => board.read().targets.size > 0,
    () => false,
  );
  useEffect(
    function loadDragging() {
      if (!hasTargets) return;
      // If that fails, the other way remains.
      import('./Dragging').then(
        (module) => setDragging(() => module.Dragging),
        () => undefined,
      );
    },
    [hasTargets],
  );
  return (
    <DragContext value={board}>
      {children}
      {Dragging ? <Dragging {...props} /> : null}
    </DragContext>
  );
}
