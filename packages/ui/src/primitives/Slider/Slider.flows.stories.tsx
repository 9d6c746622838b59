import type { StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import statesMeta from './Slider.stories';

const meta = { ...statesMeta, title: 'Inputs/Slider/Flows', tags: ['flow', '!autodocs'] };
export default meta;
type Story = StoryObj<typeof meta>;

export const Range: Story = {
  tags: ['picture'],
  play: async ({ args, canvas, userEvent, globals }) => {
    // Thumbs are hidden until the track is measured.
    const youngest = await canvas.findByRole('slider', { name: 'Youngest' });
    await expect(youngest).toHaveAttribute('aria-valuetext', '18 years');
    youngest.focus();
    await userEvent.keyboard(globals.direction === 'rtl' ? '{ArrowLeft}' : '{ArrowRight}');
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith([19, 65]));
    canvas.getByRole('slider', { name: 'Oldest' }).focus();
    await userEvent.keyboard('{Home}');
    // A thumb never passes the other one.
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith([19, 19]));
  },
};

export const One: Story = {
  args: { labels: ['Radius'], value: [20], min: 20, max: 500, format: (miles: number) => `${miles} miles` },
  play: async ({ args, canvas, userEvent }) => {
    (await canvas.findByRole('slider', { name: 'Radius' })).focus();
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith([500]));
  },
};
