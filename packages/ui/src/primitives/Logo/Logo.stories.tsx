import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Logo } from './Logo';

const meta = { title: 'UI/Logo', component: Logo } satisfies Meta<typeof Logo>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['picture'] };

export const SymbolOnly: Story = {
  args: { signOnly: true, size: '3rem' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Adlane' })).toBeVisible();
  },
};
