import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { NewerVersionNotice } from './NewerVersionNotice';

const meta = {
  title: 'Feedback/NewerVersionNotice',
  component: NewerVersionNotice,
  args: { record: 'article', onCompare: fn() },
} satisfies Meta<typeof NewerVersionNotice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['picture'] };
