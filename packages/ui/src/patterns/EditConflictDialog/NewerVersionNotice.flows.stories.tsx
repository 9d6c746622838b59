import type { StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { NewerVersionNotice } from './NewerVersionNotice';
import statesMeta from './NewerVersionNotice.stories';

const meta = {
  ...statesMeta,
  title: 'Feedback/NewerVersionNotice/Flows',
  component: NewerVersionNotice,
  tags: ['flow', '!autodocs'],
};
export default meta;
type Story = StoryObj<typeof meta>;

export const ComparesByKeyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Compare' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onCompare).toHaveBeenCalledOnce();
  },
};
