import {
  type Announcements,
  DndContext,
  type DragEndEvent,
  DragOverlay,
  MouseSensor,
  pointerWithin,
  TouchSensor,
  type UniqueIdentifier,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { type ReactNode, useId, useState } from 'react';
import { translate } from '../../language/translate';
import { Box } from '../../layout/Box';
import { Badge } from '../../primitives/Badge/Badge';
import { itemPrefix, targetPrefix } from './useDragItem';

export type DragBoardProps = {
  /** Contains the items (`DataTable` with `draggable`) and the drop targets (`FolderTree`). */
  children: ReactNode;
  /** Returns the ids to drag with an item: the selection, or the item alone. */
  getDraggedIds: (id: string) => readonly string[];
  /** Describes the dragged items: 'Summer offer', '3 templates'. */
  describe: (ids: readonly string[]) => string;
  /** Returns the name of a drop target: 'Dental'. */
  getTargetName: (id: string) => string;
  /** Called after a drop on a target. */
  onDrop: (ids: readonly string[], targetId: string) => void;
};

/** A pointer that moves less is a click, in pixels. */
const mouseDistance = 8;
/** A long press (milliseconds) within a tolerance (pixels) drags; otherwise touch scrolls. */
const touch = { delay: 250, tolerance: 8 };

function parseDragId(id: UniqueIdentifier, prefix: string): string {
  return String(id).slice(prefix.length);
}

/** The click at the end of a drag must not open a link. */
function preventNextClick(): void {
  const preventClick = (event: Event) => event.preventDefault();
  window.addEventListener('click', preventClick, { capture: true, once: true });
  setTimeout(() => window.removeEventListener('click', preventClick, { capture: true }));
}

/**
 * Drag and drop of list items to targets, by mouse or touch, announced to screen readers. Offer the keyboard
 * another way, such as a dialog that asks for the target.
 */
export function DragBoard({ children, getDraggedIds, describe, getTargetName, onDrop }: DragBoardProps) {
  const [dragged, setDragged] = useState<readonly string[]>([]);
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: mouseDistance } }),
    useSensor(TouchSensor, { activationConstraint: touch }),
  );
  const describeDragged = (id: UniqueIdentifier) => describe(getDraggedIds(parseDragId(id, itemPrefix)));
  const target = (id: UniqueIdentifier) => getTargetName(parseDragId(id, targetPrefix));
  const announcements: Announcements = {
    onDragStart: ({ active }) => translate('{name} picked up.', { name: describeDragged(active.id) }),
    onDragOver: ({ active, over }) =>
      over
        ? translate('{name} is over {target}.', { name: describeDragged(active.id), target: target(over.id) })
        : translate('{name} is not over a drop target.', { name: describeDragged(active.id) }),
    onDragEnd: ({ active, over }) =>
      over
        ? translate('{name} dropped on {target}.', {
            name: describeDragged(active.id),
            target: target(over.id),
          })
        : translate('{name} is back in its place.', { name: describeDragged(active.id) }),
    onDragCancel: ({ active }) =>
      translate('{name} is back in its place.', { name: describeDragged(active.id) }),
  };
  function drop({ active, over }: DragEndEvent) {
    setDragged([]);
    preventNextClick();
    if (over) onDrop(getDraggedIds(parseDragId(active.id, itemPrefix)), parseDragId(over.id, targetPrefix));
  }
  return (
    <DndContext
      // Its own ids count the renders of the process, so that a server's differ.
      id={useId()}
      sensors={sensors}
      collisionDetection={pointerWithin}
      accessibility={{ announcements }}
      onDragStart={({ active }) => setDragged(getDraggedIds(parseDragId(active.id, itemPrefix)))}
      onDragCancel={() => setDragged([])}
      onDragEnd={drop}
    >
      {children}
      <DragOverlay dropAnimation={null}>
        {dragged.length > 0 ? (
          <Box
            display="inline-flex"
            alignItems="center"
            gap={2}
            maxW="16rem"
            px={3}
            py={2}
            bg="bg.panel"
            borderWidth="1px"
            borderColor="brand.solid"
            borderRadius="l2"
            shadow="lg"
            textStyle="sm"
            cursor="grabbing"
          >
            <Box as="span" truncate>
              {describe(dragged)}
            </Box>
            {dragged.length > 1 ? <Badge tone="brand">{dragged.length}</Badge> : null}
          </Box>
        ) : null}
      </DragOverlay>
    </DndContext>
  );
}
