import type { StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, screen, waitFor } from 'storybook/test';
import { Button } from '../../primitives/Button/Button';
import { DragBoard } from './DragBoard';
import { Item, Target } from './DragBoard.fixtures';
import statesMeta from './DragBoard.stories';
import type { DragBoardProps } from './DragBoardProps';

function getCenter(element: Element) {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { clientX: x + width / 2, clientY: y + height / 2 };
}

/** Presses an item and moves it once the board has mounted what announces the drag. */
async function pickUp(item: Element) {
  await screen.findByRole('status');
  const { clientX, clientY } = getCenter(item);
  void fireEvent.mouseDown(item, { clientX, clientY, button: 0 });
  void fireEvent.mouseMove(document, { clientX, clientY: clientY + 12 });
}

/** Moves until the board says so: it overlooks a move while it still measures its targets, and a hand moves many times. */
async function dragOver(target: Element, findAnnouncement: () => HTMLElement) {
  await waitFor(() => {
    void fireEvent.mouseMove(document, getCenter(target));
    return expect(findAnnouncement()).toBeInTheDocument();
  });
}

const meta = { ...statesMeta, title: 'Data/DragBoard/Flows', tags: ['flow', '!autodocs'] };
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['picture'],
  play: async ({ args, canvas }) => {
    const target = canvas.getByText('Folder B');
    await pickUp(canvas.getByText('Template 1'));
    await waitFor(() => expect(canvas.getByText(/Template 1 (picked up|is over)/)).toBeInTheDocument());
    await dragOver(target, () => canvas.getByText('Template 1 is over Folder B.'));
    void fireEvent.mouseUp(document, getCenter(target));
    await waitFor(() => expect(args.onDrop).toHaveBeenCalledWith(['1'], 'B'));
  },
};

/** Dragging a selected row moves the selection. */
export const Several: Story = {
  args: { getDraggedIds: () => ['1', '2'] },
  play: async ({ args, canvas }) => {
    const target = canvas.getByText('Folder A');
    await pickUp(canvas.getByText('Template 2'));
    await dragOver(target, () => canvas.getByText('2 templates is over Folder A.'));
    void fireEvent.mouseUp(document, getCenter(target));
    await waitFor(() => expect(args.onDrop).toHaveBeenCalledWith(['1', '2'], 'A'));
  },
};

/** Escape and a drop outside the targets cancel the drag. */
export const Canceled: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await pickUp(canvas.getByText('Template 1'));
    await waitFor(() => expect(canvas.getByText(/Template 1 (picked up|is over)/)).toBeInTheDocument());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByText('Template 1 is back in its place.')).toBeInTheDocument());
    await expect(args.onDrop).not.toHaveBeenCalled();
  },
};

function BoardOfAnyWidth(props: DragBoardProps) {
  const [isWide, setWide] = useState(true);
  return (
    <DragBoard {...props}>
      <Button onClick={() => setWide(!isWide)}>{isWide ? 'Hide folders' : 'Show folders'}</Button>
      {isWide ? <Target id="A" /> : null}
      <Item id="1" />
    </DragBoard>
  );
}

/** Where no target is in view, as on a narrow screen, items stay in their place. */
export const NothingToDropOn: Story = {
  render: (args) => <BoardOfAnyWidth {...args} />,
  play: async ({ args, canvas, userEvent }) => {
    const item = canvas.getByText('Template 1');
    const status = await screen.findByRole('status');
    await userEvent.click(canvas.getByRole('button', { name: 'Hide folders' }));
    await pickUp(item);
    void fireEvent.mouseUp(document, getCenter(item));
    await userEvent.click(canvas.getByRole('button', { name: 'Show folders' }));
    await expect(status).toBeEmptyDOMElement();

    await pickUp(item);
    await dragOver(canvas.getByText('Folder A'), () => canvas.getByText('Template 1 is over Folder A.'));
    void fireEvent.mouseUp(document, getCenter(canvas.getByText('Folder A')));
    await waitFor(() => expect(args.onDrop).toHaveBeenCalledOnce());
  },
};
