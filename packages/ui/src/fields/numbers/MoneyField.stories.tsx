import type { Meta, StoryObj } from '@storybook/react-vite';
import { inForm } from '../inForm.fixtures';
import { MoneyField } from './MoneyField';

const meta = {
  title: 'Forms/MoneyField',
  component: MoneyField,
  decorators: [inForm({ budget: 5000 })],
  args: { name: 'budget', label: 'Daily budget', currency: 'USD', digits: 2 },
} satisfies Meta<typeof MoneyField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Yen: Story = { args: { currency: 'JPY', digits: 0 } };

export const Disabled: Story = { args: { disabled: true } };
