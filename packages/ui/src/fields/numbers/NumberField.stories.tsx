import type { Meta, StoryObj } from '@storybook/react-vite';
import { inForm } from '../inForm.fixtures';
import { NumberField } from './NumberField';

const meta = {
  title: 'Forms/NumberField',
  component: NumberField,
  decorators: [inForm({ days: 14 })],
  args: { name: 'days', label: 'Days', unit: 'days' },
} satisfies Meta<typeof NumberField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Required: Story = { args: { required: true, hint: 'Shown on your invoices.' } };

export const Disabled: Story = { args: { disabled: true } };
