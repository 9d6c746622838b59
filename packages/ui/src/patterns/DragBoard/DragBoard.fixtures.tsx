import { Box } from '../../layout/Box';
import { useDragItem } from './useDragItem';
import { useDropTarget } from './useDropTarget';

const boxStyle = { p: 4, bg: 'bg.panel', borderWidth: '1px', borderRadius: 'l2', textStyle: 'sm' } as const;

/** An item that can be dragged. */
export function Item({ id }: { id: string }) {
  const { listeners, isDragging } = useDragItem(id, true);
  return (
    <Box {...listeners} {...boxStyle} cursor="grab" opacity={isDragging ? 0.5 : 1}>
      {`Template ${id}`}
    </Box>
  );
}

/** A folder that takes items. */
export function Target({ id }: { id: string }) {
  const { ref, isOver, isWaiting } = useDropTarget(id, true);
  return (
    <Box
      ref={ref}
      {...boxStyle}
      data-over={isOver || undefined}
      borderStyle={isWaiting ? 'dashed' : 'solid'}
      borderColor={isOver ? 'brand.solid' : 'border'}
    >
      {`Folder ${id}`}
    </Box>
  );
}
