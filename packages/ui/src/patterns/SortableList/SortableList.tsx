import { chakra } from '@chakra-ui/react';
import {
  type Announcements,
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import {
  arrayMove,
  rectSortingStrategy,
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import { GripVertical } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { translate } from '../../language/translate';
import { Box } from '../../layout/Box';
import { Grid } from '../../layout/Grid';
import { listColumns } from './listColumns';

export type SortableListProps<Item> = {
  /** Accessible name of the list: 'Questions'. */
  label: string;
  /** In display order. */
  items: readonly Item[];
  /** Unique and stable id of an item. */
  getId: (item: Item) => string | number;
  /** Name of an item for announcements: 'Beach.png'. */
  getName: (item: Item) => string;
  /** Called with the new order. */
  onReorder: (items: readonly Item[]) => void;
  /**
   * `list` one under the other, `grid` side by side in tiles.
   * @default 'list'
   */
  layout?: 'list' | 'grid';
  /** Disables sorting: items have no handle. */
  disabled?: boolean;
  /** Renders an item; `handle` is the drag handle for mouse, touch and keyboard. */
  children: (item: Item, parts: { handle: ReactNode; index: number }) => ReactNode;
};

const Grip = chakra('button', {
  base: {
    display: 'inline-grid',
    placeItems: 'center',
    boxSize: 8,
    flexShrink: 0,
    borderRadius: 'l2',
    color: 'fg.muted',
    cursor: 'grab',
    // Dragging a tile by touch must not scroll the page.
    touchAction: 'none',
    colorPalette: 'brand',
    focusVisibleRing: 'outside',
    '& svg': { boxSize: 4 },
    _hover: { bg: 'bg.muted', color: 'fg' },
  },
});

const instructions = {
  draggable: 'To move an item, press space or enter, then use the arrow keys. Escape cancels.',
};

type ItemProps = {
  id: string | number;
  name: string;
  disabled: boolean;
  children: (handle: ReactNode) => ReactNode;
};

function SortableItem({ id, name, disabled, children }: ItemProps) {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } =
    useSortable({ id, disabled, attributes: { roleDescription: 'movable' } });
  const moved = transform ? `translate3d(${transform.x}px, ${transform.y}px, 0)` : undefined;
  const handle = disabled ? null : (
    <Grip
      ref={setActivatorNodeRef}
      type="button"
      {...attributes}
      {...listeners}
      aria-label={translate('Move {name}', { name })}
    >
      <GripVertical aria-hidden />
    </Grip>
  );
  return (
    <Box
      as="li"
      ref={setNodeRef}
      minW={0}
      position="relative"
      zIndex={isDragging ? 1 : undefined}
      opacity={isDragging ? 0.85 : 1}
      style={{ transform: moved, transition }}
    >
      {children(handle)}
    </Box>
  );
}

/** List that users reorder by mouse, touch or keyboard; moves are announced. */
export function SortableList<Item>(props: SortableListProps<Item>) {
  const { label, items, getId, getName, onReorder, layout = 'list', disabled = false, children } = props;
  const sensors = useSensors(
    // A click without movement stays a click.
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const ids = items.map(getId);
  const nameById = (id: string | number) => {
    const item = items[ids.indexOf(id)];
    return item === undefined ? '' : getName(item);
  };
  const place = (id: string | number) => `place ${ids.indexOf(id) + 1} of ${ids.length}`;
  const announcements: Announcements = {
    onDragStart: ({ active }) =>
      translate('{name} is picked up from {place}.', { name: nameById(active.id), place: place(active.id) }),
    onDragOver: ({ active, over }) =>
      over
        ? translate('{name} is over {place}.', { name: nameById(active.id), place: place(over.id) })
        : undefined,
    onDragEnd: ({ active, over }) =>
      translate('{name} is at {place}.', { name: nameById(active.id), place: place(over?.id ?? active.id) }),
    onDragCancel: ({ active }) =>
      translate('{name} is back at {place}.', { name: nameById(active.id), place: place(active.id) }),
  };
  function drop({ active, over }: DragEndEvent) {
    if (over && over.id !== active.id)
      onReorder(arrayMove([...items], ids.indexOf(active.id), ids.indexOf(over.id)));
  }
  return (
    <DndContext
      // Its own ids count the renders of the process, so that a server's differ.
      id={useId()}
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={{ announcements, screenReaderInstructions: instructions }}
      onDragEnd={drop}
    >
      <SortableContext
        items={ids}
        strategy={layout === 'grid' ? rectSortingStrategy : verticalListSortingStrategy}
      >
        <Grid
          as="ol"
          aria-label={label}
          listStyleType="none"
          gap={3}
          gridTemplateColumns={listColumns[layout]}
        >
          {items.map((item, index) => (
            <SortableItem key={getId(item)} id={getId(item)} name={getName(item)} disabled={disabled}>
              {(handle) => children(item, { handle, index })}
            </SortableItem>
          ))}
        </Grid>
      </SortableContext>
    </DndContext>
  );
}
