import {
  type Announcements,
  DndContext,
  type DragEndEvent,
  DragOverlay,
  MouseSensor,
  pointerWithin,
  TouchSensor,
  type UniqueIdentifier,
  useDraggable,
  useDroppable,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { use, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { translate } from '../../language/translate';
import { Box } from '../../layout/Box';
import { Badge } from '../../primitives/Badge/Badge';
import type { DragBoardProps } from './DragBoardProps';
import { DragContext, useDragState } from './dragStore';

export type DraggingProps = Omit<DragBoardProps, 'children'>;

/** Items and targets may have the same ids. */
const itemPrefix = 'item ';
const targetPrefix = 'target ';

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

/** The item that is pressed: the only one that the library knows, so that rows cost nothing before. */
function PressedItem() {
  const board = use(DragContext);
  const [pressed, setPressed] = useState<{ readonly id: string; readonly element: HTMLElement }>();
  const { listeners, setNodeRef } = useDraggable({ id: itemPrefix + (pressed?.id ?? '') });
  const latest = useRef(listeners);
  useLayoutEffect(() => {
    latest.current = listeners;
    setNodeRef(pressed?.element ?? null);
  });
  useEffect(
    () =>
      board.setOnPress((id, event) => {
        if (board.read().draggedId !== undefined) return;
        // The library refuses the event unless it knows the item.
        flushSync(() => setPressed({ id, element: event.currentTarget }));
        latest.current?.[event.type === 'touchstart' ? 'onTouchStart' : 'onMouseDown']?.(event);
      }),
    [board],
  );
  return null;
}

function Target({ id, element }: { id: string; element: HTMLElement }) {
  const { setNodeRef } = useDroppable({ id: targetPrefix + id });
  useLayoutEffect(() => setNodeRef(element), [element, setNodeRef]);
  return null;
}

/** The dragging of a `DragBoard`, loaded when there is something to drop on. */
export function Dragging({ getDraggedIds, describe, getTargetName, onDrop }: DraggingProps) {
  const board = use(DragContext);
  const [dragged, setDragged] = useState<readonly string[]>([]);
  const targets = useDragState((state) => state.targets);
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
  function end() {
    setDragged([]);
    board.change({ draggedId: undefined, overId: undefined });
  }
  function drop({ active, over }: DragEndEvent) {
    end();
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
      onDragStart={({ active }) => {
        const draggedId = parseDragId(active.id, itemPrefix);
        setDragged(getDraggedIds(draggedId));
        board.change({ draggedId });
      }}
      onDragOver={({ over }) =>
        board.change({ overId: over ? parseDragId(over.id, targetPrefix) : undefined })
      }
      onDragCancel={end}
      onDragEnd={drop}
    >
      <PressedItem />
      {[...targets].map(([id, element]) => (
        <Target key={id} id={id} element={element} />
      ))}
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
