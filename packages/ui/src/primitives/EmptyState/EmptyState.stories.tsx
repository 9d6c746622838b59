import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inbox } from 'lucide-react';
import { Button } from '../Button/Button';
import { EmptyState, ErrorState } from './EmptyState';
import { onRetry } from './EmptyState.fixtures';

const meta = {
  title: 'Feedback/EmptyState',
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

export const Retrying: Story = { render: () => <ErrorState onRetry={onRetry} retrying /> };
