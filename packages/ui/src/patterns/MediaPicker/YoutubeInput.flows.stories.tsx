import type { StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import statesMeta from './YoutubeInput.stories';

const meta = { ...statesMeta, title: 'Media/YoutubeInput/Flows', tags: ['flow', '!autodocs'] };
export default meta;
type Story = StoryObj<typeof meta>;

export const AddsAVideoByKeyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('tour{Enter}');
    await canvas.findByText('Please enter a valid YouTube URL.');
    await expect(args.add).not.toHaveBeenCalled();
    await userEvent.clear(canvas.getByRole('textbox', { name: 'YouTube link' }));
    await userEvent.keyboard('https://youtu.be/aaaaaaaaaaa{Enter}');
    await waitFor(() => expect(args.onAdded).toHaveBeenCalledOnce());
    await expect(canvas.getByRole('textbox', { name: 'YouTube link' })).toHaveValue('');
  },
};
