import type { Meta, StoryObj } from '@storybook/react-vite';
import { inForm } from '../inForm.fixtures';
import { TextField } from './TextField';

const meta = {
  title: 'Forms/TextField',
  component: TextField,
  decorators: [inForm({ title: 'Free check-up' })],
  args: { name: 'title', label: 'Headline', limit: 40 },
} satisfies Meta<typeof TextField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Hint: Story = { args: { hint: 'Shown in bold under the picture.', required: true } };

export const TooLong: Story = { args: { limit: 10 } };

export const Disabled: Story = { args: { disabled: true } };
