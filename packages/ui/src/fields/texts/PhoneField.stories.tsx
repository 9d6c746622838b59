import type { Meta, StoryObj } from '@storybook/react-vite';
import { inForm } from '../inForm.fixtures';
import { PhoneField } from './PhoneField';

const meta = {
  title: 'Forms/PhoneField',
  component: PhoneField,
  decorators: [inForm({ phone: '+12133734253' })],
  args: { name: 'phone', label: 'Phone', locale: 'en' },
} satisfies Meta<typeof PhoneField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const OtherCountry: Story = { args: { name: 'empty', defaultCountry: 'CH' } };

export const Disabled: Story = { args: { disabled: true } };
