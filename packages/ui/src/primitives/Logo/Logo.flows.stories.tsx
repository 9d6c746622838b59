import type { StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import statesMeta from './Logo.stories';

const meta = { ...statesMeta, title: 'Theming/Logo/Flows', tags: ['flow', '!autodocs'] };
export default meta;
type Story = StoryObj<typeof meta>;

export const SymbolOnly: Story = {
  args: { signOnly: true, size: 12 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Adlane' })).toBeVisible();
  },
};
