import type { Meta, StoryObj } from '@storybook/react-vite';
import { SkeletonText } from './Skeleton';

const meta = {
  title: 'Feedback/SkeletonText',
  component: SkeletonText,
  args: { lines: 4 },
} satisfies Meta<typeof SkeletonText>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
