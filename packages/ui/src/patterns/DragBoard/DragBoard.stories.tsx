import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Box } from '../../layout/Box';
import { Grid } from '../../layout/Grid';
import { DragBoard } from './DragBoard';
import { useDragItem } from './useDragItem';
import { useDropTarget } from './useDropTarget';

const boxStyle = { p: 4, bg: 'bg.panel', borderWidth: '1px', borderRadius: 'l2', textStyle: 'sm' } as const;

function Item({ id }: { id: string }) {
  const { listeners, isDragging } = useDragItem(id, true);
  return (
    <Box {...listeners} {...boxStyle} cursor="grab" opacity={isDragging ? 0.5 : 1}>
      {`Template ${id}`}
    </Box>
  );
}

function Target({ id }: { id: string }) {
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

const meta = {
  title: 'Data/DragBoard',
  component: DragBoard,
  args: {
    getDraggedIds: (id) => [id],
    describe: (ids) => (ids.length === 1 ? `Template ${ids[0]}` : `${ids.length} templates`),
    getTargetName: (id) => `Folder ${id}`,
    onDrop: fn(),
    children: (
      <Grid gap={4} gridTemplateColumns="1fr 1fr" maxW="24rem">
        <Target id="A" />
        <Item id="1" />
        <Target id="B" />
        <Item id="2" />
      </Grid>
    ),
  },
} satisfies Meta<typeof DragBoard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
