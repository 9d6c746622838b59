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

export const FirstStep: Story = { args: { current: 0 } };
