import { Box } from '@chakra-ui/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Stepper } from './Stepper';

const meta = {
  title: 'UI/Stepper',
  component: Stepper,
  args: {
    label: 'Create a template',
    steps: ['Platform', 'Niche', 'Offer', 'Review'],
    current: 2,
    onStep: fn(),
  },
} satisfies Meta<typeof Stepper>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Platform/ }));
    await expect(args.onStep).toHaveBeenCalledWith(0);
    await expect(canvas.getByRole('button', { name: /Review/ })).toBeDisabled();
  },
};

export const FirstStep: Story = { tags: ['picture'], args: { current: 0 } };

export const Keyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: /Platform/ })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onStep).toHaveBeenCalledWith(0);
  },
};

/** As in a drawer on a phone: one line, and no dash without its step. */
export const Narrow: Story = {
  args: { steps: ['Ad account and page', 'Budget and schedule', 'Confirm', 'Launch', 'Done'], current: 1 },
  render: (args) => (
    <Box w="20rem">
      <Stepper {...args} />
    </Box>
  ),
  play: async ({ canvas }) => {
    const tops = canvas.getAllByRole('listitem').map((item) => item.getBoundingClientRect());
    const [first, ...others] = tops.map(({ top, height }) => top + height / 2);
    for (const middle of others) await expect(Math.abs(middle - (first ?? 0))).toBeLessThan(2);
    const list = canvas.getByRole('list');
    await expect(list.scrollWidth).toBeLessThanOrEqual(list.clientWidth);
    await expect(canvas.getByText('Budget and schedule')).toBeVisible();
    // Names out of sight are still spoken.
    await expect(canvas.getByRole('button', { name: /Confirm/ })).toBeDisabled();
  },
};
