import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inbox } from 'lucide-react';
import { expect, fn } from 'storybook/test';
import { Button } from '../Button/Button';
import { EmptyState, ErrorState } from './EmptyState';

const onRetry = fn();

const meta = {
  title: 'UI/EmptyState',
  component: EmptyState,
  subcomponents: { ErrorState },
  args: {
    icon: <Inbox />,
    title: 'No leads yet',
    children: 'Leads of your launched ads appear here within a minute.',
    actions: <Button>Launch an ad</Button>,
  },
} satisfies Meta<typeof EmptyState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['picture'] };

export const TitleOnly: Story = { args: { icon: undefined, actions: undefined, children: undefined } };

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

export const Retrying: Story = { render: () => <ErrorState onRetry={onRetry} retrying /> };
