import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/Button';
import { Alert } from './Alert';

const meta = {
  title: 'Feedback/Alert',
  component: Alert,
  args: {
    tone: 'warning',
    title: 'Another user changed this template',
    children: 'Your changes are not lost. Review theirs before you save.',
    action: <Button variant="secondary">Show their changes</Button>,
  },
} satisfies Meta<typeof Alert>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A fact to know before an action, without anything to do. */
export const Neutral: Story = {
  args: { tone: 'neutral', title: 'Not part of this launch', action: undefined },
};

export const LongText: Story = {
  args: {
    title: undefined,
    children: 'https://example.test/a-very-long-address-without-a-place-to-break/'.repeat(6),
  },
};
