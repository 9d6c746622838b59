import type { StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import statesMeta from './Accordion.stories';

const meta = { ...statesMeta, title: 'Layout/Accordion/Flows', tags: ['flow', '!autodocs'] };
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['picture'],
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Age, gender and interests')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Places' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(['audience', 'places']);
    await expect(canvas.getByRole('button', { name: 'Devices' })).toBeDisabled();
  },
};

export const OneAtATime: Story = {
  args: { single: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Places' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(['places']);
  },
};

export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: /^Audience/ }).focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('button', { name: 'Places' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByText('Cities and radius')).toBeVisible());
  },
};
