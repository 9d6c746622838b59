import { Box } from '@chakra-ui/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import { DragBoard } from './DragBoard';
import { useDragItem } from './useDragItem';
import { useDropTarget } from './useDropTarget';

const look = { p: 4, bg: 'bg.panel', borderWidth: '1px', borderRadius: 'l2', textStyle: 'sm' } as const;

function Item({ id }: { id: string }) {
  const { ref, listeners, isDragging } = useDragItem(id, true);
  return (
    <Box ref={ref} {...listeners} {...look} cursor="grab" opacity={isDragging ? 0.5 : 1}>
      {`Template ${id}`}
    </Box>
  );
}

function Target({ id }: { id: string }) {
  const { ref, isOver, isWaiting } = useDropTarget(id, true);
  return (
    <Box
      ref={ref}
      {...look}
      data-over={isOver || undefined}
      borderStyle={isWaiting ? 'dashed' : 'solid'}
      borderColor={isOver ? 'brand.solid' : 'border'}
    >
      {`Folder ${id}`}
    </Box>
  );
}

const meta = {
  title: 'UI/DragBoard',
  component: DragBoard,
  args: {
    idsWith: (id) => [id],
    describe: (ids) => (ids.length === 1 ? `Template ${ids[0]}` : `${ids.length} templates`),
    nameOfTarget: (id) => `Folder ${id}`,
    onDrop: fn(),
    children: (
      <Box display="grid" gap={4} gridTemplateColumns="1fr 1fr" maxW="24rem">
        <Target id="A" />
        <Item id="1" />
        <Target id="B" />
        <Item id="2" />
      </Box>
    ),
  },
} satisfies Meta<typeof DragBoard>;
export default meta;
type Story = StoryObj<typeof meta>;

function centerOf(element: Element) {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { clientX: x + width / 2, clientY: y + height / 2 };
}

function pickUp(item: Element) {
  const { clientX, clientY } = centerOf(item);
  void fireEvent.mouseDown(item, { clientX, clientY, button: 0 });
  void fireEvent.mouseMove(document, { clientX, clientY: clientY + 12 });
}

export const Default: Story = {
  tags: ['picture'],
  play: async ({ args, canvas }) => {
    const target = canvas.getByText('Folder B');
    pickUp(canvas.getByText('Template 1'));
    await waitFor(() => expect(canvas.getByText(/Template 1 (picked up|is over)/)).toBeInTheDocument());
    void fireEvent.mouseMove(document, centerOf(target));
    await waitFor(() => expect(canvas.getByText('Template 1 is over Folder B.')).toBeInTheDocument());
    void fireEvent.mouseUp(document, centerOf(target));
    await waitFor(() => expect(args.onDrop).toHaveBeenCalledWith(['1'], 'B'));
  },
};

/** Dragging a selected row moves the selection. */
export const Several: Story = {
  args: { idsWith: () => ['1', '2'] },
  play: async ({ args, canvas }) => {
    const target = canvas.getByText('Folder A');
    pickUp(canvas.getByText('Template 2'));
    void fireEvent.mouseMove(document, centerOf(target));
    await waitFor(() => expect(canvas.getByText('2 templates is over Folder A.')).toBeInTheDocument());
    void fireEvent.mouseUp(document, centerOf(target));
    await waitFor(() => expect(args.onDrop).toHaveBeenCalledWith(['1', '2'], 'A'));
  },
};

/** Escape and a drop outside the targets cancel the drag. */
export const Canceled: Story = {
  play: async ({ args, canvas, userEvent }) => {
    pickUp(canvas.getByText('Template 1'));
    await waitFor(() => expect(canvas.getByText(/Template 1 (picked up|is over)/)).toBeInTheDocument());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByText('Template 1 is back in its place.')).toBeInTheDocument());
    await expect(args.onDrop).not.toHaveBeenCalled();
  },
};
