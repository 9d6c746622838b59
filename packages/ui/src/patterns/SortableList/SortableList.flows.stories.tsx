import type { StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import statesMeta from './SortableList.stories';

const meta = { ...statesMeta, title: 'Data/SortableList/Flows', tags: ['flow', '!autodocs'] };
export default meta;
type Story = StoryObj<typeof meta>;

export const Keyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Move What is your name?' }).focus();
    await userEvent.keyboard(' ');
    await waitFor(() => expect(canvas.getByText(/is over place 1 of 3/)).toBeInTheDocument());
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(canvas.getByText(/is over place 2 of 3/)).toBeInTheDocument());
    await userEvent.keyboard(' ');
    await waitFor(() => expect(args.onReorder).toHaveBeenCalledOnce());
    await expect(canvas.getAllByRole('listitem')[0]).toHaveTextContent('When can we call?');
  },
};

export const Canceled: Story = {
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Move What do you need?' }).focus();
    await userEvent.keyboard(' ');
    await waitFor(() => expect(canvas.getByText(/is over place 3 of 3/)).toBeInTheDocument());
    await userEvent.keyboard('{ArrowUp}');
    await userEvent.keyboard('{Escape}');
    await expect(args.onReorder).not.toHaveBeenCalled();
  },
};

export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};
