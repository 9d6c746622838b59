import type { Meta, StoryObj } from '@storybook/react-vite';
import { inForm } from '../inForm.fixtures';
import { PasswordField } from './PasswordField';

const meta = {
  title: 'Forms/PasswordField',
  component: PasswordField,
  decorators: [inForm()],
  args: { name: 'password', label: 'Password', autoComplete: 'new-password' },
} satisfies Meta<typeof PasswordField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Hint: Story = { args: { hint: 'At least 12 characters.' } };

export const Disabled: Story = { args: { disabled: true } };
