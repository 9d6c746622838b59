import type { StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, screen, waitFor, within } from 'storybook/test';
import { Box } from '../../layout/Box';
import { DragBoard } from '../DragBoard/DragBoard';
import { useDragItem } from '../DragBoard/useDragItem';
import { FolderTree } from './FolderTree';
import { createHandler, onDuplicate } from './FolderTree.fixtures';
import statesMeta, { Collapsed } from './FolderTree.stories';

const onDrop = fn();

function Draggable({ id, children }: { id: string; children: string }) {
  const { listeners } = useDragItem(id, true);
  return (
    <Box {...listeners} mt={6} p={3} bg="bg.panel" borderWidth="1px" borderRadius="l2" cursor="grab">
      {children}
    </Box>
  );
}

function getCenter(element: Element) {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { clientX: x + width / 2, clientY: y + height / 2 };
}
const meta = { ...statesMeta, title: 'Navigation/FolderTree/Flows', tags: ['flow', '!autodocs'] };
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['picture'],
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('link', { name: /Dental/ })).toHaveAttribute('aria-current', 'page');
    await userEvent.click(canvas.getByRole('button', { name: 'Actions for Dental' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Duplicate' }));
    await expect(onDuplicate).toHaveBeenCalled();
    const inside = canvas.getByRole('button', { name: 'Folders in All templates' });
    await userEvent.click(inside);
    await expect(inside).toHaveAttribute('aria-expanded', 'false');
    await expect(canvas.queryByRole('link', { name: /Dental/ })).not.toBeInTheDocument();
    await userEvent.click(inside);
  },
};

export const Keyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByRole('link', { name: /All templates/ }).focus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(canvas.getByRole('link', { name: /Dental/ })).toHaveFocus();
    await userEvent.keyboard('{F2}');
    const field = await canvas.findByRole('textbox', { name: 'New name of Dental' });
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.keyboard('Teeth{Enter}');
    await waitFor(() =>
      expect(args.onRename).toHaveBeenCalledWith(expect.objectContaining({ id: '2' }), 'Teeth'),
    );
    await canvas.findByRole('link', { name: /Dental/ });
  },
};

/** Opens a folder from the drawer by keyboard; the focus returns to the button. */
export const OpenFromDrawer: Story = {
  ...Collapsed,
  // The folders' links would leave the story.
  decorators: [
    (Story) => (
      <Box onClick={(event: { preventDefault: () => void }) => event.preventDefault()}>
        <Story />
      </Box>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    const findButton = () => canvas.getByRole('button', { name: /^Template folders: Dental/ });
    findButton().focus();
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog', { name: 'Template folders' });
    // An open drawer takes the focus, which would come between the keys.
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
    const drawer = within(dialog);
    (await drawer.findByRole('link', { name: /All templates/ })).focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(drawer.getByRole('link', { name: /Without a folder/ })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(findButton()).toHaveFocus());
  },
};

export const Creating: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'New folder' }));
    const field = await canvas.findByRole('textbox', { name: 'Name of the new folder' });
    await userEvent.type(field, 'Gym / Yoga{Enter}');
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'Folder name cannot contain special characters.',
    );
    await expect(args.onCreate).not.toHaveBeenCalled();
    await userEvent.clear(field);
    await userEvent.type(field, 'Gym{Enter}');
    await waitFor(() => expect(args.onCreate).toHaveBeenCalledWith('Gym'));
    await canvas.findByRole('button', { name: 'New folder' });
  },
};

/** Shows the server's error and keeps the typed name. */
export const Refused: Story = {
  args: { onCreate: createHandler('A folder with this name already exists.') },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'New folder' }));
    const field = await canvas.findByRole('textbox', { name: 'Name of the new folder' });
    await userEvent.type(field, 'Dental{Enter}');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('already exists');
    await expect(field).toHaveValue('Dental');
    await userEvent.type(field, '{Escape}');
    await canvas.findByRole('button', { name: 'New folder' });
  },
};

export const DragAndDrop: Story = {
  beforeEach: () => {
    onDrop.mockClear();
  },
  render: (args) => (
    <DragBoard
      getDraggedIds={(id) => [id]}
      describe={() => 'Summer offer'}
      getTargetName={(id) => (id === 'none' ? 'Without a folder' : `folder ${id}`)}
      onDrop={onDrop}
    >
      <FolderTree {...args} />
      <Draggable id="7">Summer offer</Draggable>
    </DragBoard>
  ),
  play: async ({ canvas }) => {
    const item = canvas.getByText('Summer offer');
    const target = canvas.getByRole('link', { name: /Without a folder/ });
    // What announces the drag arrives with the code that drags.
    await screen.findByRole('status');
    void fireEvent.mouseDown(item, { ...getCenter(item), button: 0 });
    void fireEvent.mouseMove(document, { clientX: 40, clientY: 200 });
    void fireEvent.mouseMove(document, getCenter(target));
    await waitFor(() => expect(target).toHaveAttribute('data-over'));
    await expect(canvas.getByText('Summer offer is over Without a folder.')).toBeInTheDocument();
    void fireEvent.mouseUp(document, getCenter(target));
    await waitFor(() => expect(onDrop).toHaveBeenCalledWith(['7'], 'none'));
    await expect(canvas.getByText('Summer offer dropped on Without a folder.')).toBeInTheDocument();
  },
};
