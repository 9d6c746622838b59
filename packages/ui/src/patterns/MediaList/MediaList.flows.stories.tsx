import type { StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { getStoryItem } from '../../story/storyMedia';
import statesMeta from './MediaList.stories';

const meta = { ...statesMeta, title: 'Media/MediaList/Flows', tags: ['flow', '!autodocs'] };
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Actions for beach.png' }));
    await expect(await screen.findByRole('menuitem', { name: 'Move earlier' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await userEvent.click(screen.getByRole('menuitem', { name: 'Move later' }));
    await expect(args.onChange).toHaveBeenLastCalledWith([getStoryItem(5), getStoryItem(1), getStoryItem(3)]);
    await waitFor(() => expect(screen.queryByRole('menuitem')).not.toBeInTheDocument());
    await userEvent.click(canvas.getByRole('button', { name: 'Actions for tour.mp4' }));
    await screen.findByRole('menuitem', { name: 'Remove' });
    await expect(screen.queryByRole('menuitem', { name: 'Crop' })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('menuitem', { name: 'Remove' }));
    await expect(args.onChange).toHaveBeenLastCalledWith([getStoryItem(1), getStoryItem(3)]);
  },
};

export const Keyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    (await canvas.findByRole('button', { name: 'Move tour.mp4' })).focus();
    await userEvent.keyboard(' ');
    await waitFor(() => expect(canvas.getByText(/tour.mp4 is over place 2 of 3/)).toBeInTheDocument());
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(canvas.getByText(/is over place [13] of 3/)).toBeInTheDocument());
    await userEvent.keyboard(' ');
    await waitFor(() => expect(args.onChange).toHaveBeenCalledOnce());
  },
};

export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};
