import type { StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ErrorState } from './EmptyState';
import { onRetry } from './EmptyState.fixtures';
import statesMeta from './EmptyState.stories';

const meta = { ...statesMeta, title: 'Feedback/EmptyState/Flows', tags: ['flow', '!autodocs'] };
export default meta;
type Story = StoryObj<typeof meta>;

export const Failed: Story = {
  beforeEach: () => {
    onRetry.mockClear();
  },
  render: () => <ErrorState onRetry={onRetry}>The server did not answer.</ErrorState>,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Something went wrong please try later');
    const retry = canvas.getByRole('button', { name: 'Try again' });
    await userEvent.click(retry);
    await expect(onRetry).toHaveBeenCalledOnce();
    retry.blur();
    await userEvent.tab();
    await expect(retry).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(onRetry).toHaveBeenCalledTimes(2);
  },
};
