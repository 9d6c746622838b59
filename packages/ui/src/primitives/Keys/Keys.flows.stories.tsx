import type { StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import statesMeta from './Keys.stories';

const meta = { ...statesMeta, title: 'Data/Keys/Flows', tags: ['flow', '!autodocs'] };
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['picture'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^(Ctrl|⌘)$/)).toBeVisible();
    await expect(canvas.getByText('K')).toBeVisible();
  },
};
