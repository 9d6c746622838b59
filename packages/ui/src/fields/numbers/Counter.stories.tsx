import type { Meta, StoryObj } from '@storybook/react-vite';
import { inForm } from '../inForm.fixtures';
import { Counter } from './Counter';

const meta = {
  title: 'Forms/Counter',
  component: Counter,
  decorators: [inForm()],
  args: { text: 'Free check-up', limit: 40 },
} satisfies Meta<typeof Counter>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const TooLong: Story = { args: { limit: 5 } };
