import type { StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import statesMeta from './CoveringLink.stories';

const meta = { ...statesMeta, title: 'Data/CoveringLink/Flows', tags: ['flow', '!autodocs'] };
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['picture'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const link = canvas.getByRole('link', { name: 'Spring check-up' });
    await expect(link).toHaveFocus();
    await expect(link).toHaveAttribute('href', '#/templates/7');
  },
};
