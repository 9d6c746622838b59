import type { Meta, StoryObj } from '@storybook/react-vite';
import { inForm } from '../inForm.fixtures';
import { CheckboxField } from './CheckboxField';

const meta = {
  title: 'Forms/CheckboxField',
  component: CheckboxField,
  decorators: [inForm({ agree: true })],
  args: { name: 'agree', label: 'Send me a copy by email' },
} satisfies Meta<typeof CheckboxField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Hint: Story = { args: { hint: 'You can change this later.' } };

export const Disabled: Story = { args: { disabled: true } };
