import type { StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import statesMeta from './ProgressBar.stories';

const meta = { ...statesMeta, title: 'Feedback/ProgressBar/Flows', tags: ['flow', '!autodocs'] };
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Importing leads' })).toHaveAttribute(
      'aria-valuenow',
      '38',
    );
  },
};

export const Unknown: Story = {
  args: { share: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).not.toHaveAttribute('aria-valuenow');
  },
};
