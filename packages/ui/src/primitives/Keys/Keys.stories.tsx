import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Keys } from './Keys';

const meta = { title: 'UI/Keys', component: Keys, args: { keys: ['Mod', 'K'] } } satisfies Meta<typeof Keys>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['picture'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^(Ctrl|⌘)$/)).toBeVisible();
    await expect(canvas.getByText('K')).toBeVisible();
  },
};

export const One: Story = { args: { keys: ['Esc'] } };
