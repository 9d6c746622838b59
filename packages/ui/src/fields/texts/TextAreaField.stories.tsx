import type { Meta, StoryObj } from '@storybook/react-vite';
import { inForm } from '../inForm.fixtures';
import { TextAreaField } from './TextAreaField';

const meta = {
  title: 'Forms/TextAreaField',
  component: TextAreaField,
  decorators: [inForm({ text: 'Book a free check-up this week.' })],
  args: { name: 'text', label: 'Primary text', rows: 4, limit: 125 },
} satisfies Meta<typeof TextAreaField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Hint: Story = { args: { hint: 'The rest is cut off on phones.' } };

export const Disabled: Story = { args: { disabled: true } };
