import type { Meta, StoryObj } from '@storybook/react-vite';
import { Input } from './Input';

const meta = {
  title: 'Inputs/Input',
  component: Input,
  args: { 'aria-label': 'Name' },
} satisfies Meta<typeof Input>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Small: Story = { args: { size: 'sm' } };

export const Invalid: Story = { args: { 'aria-invalid': true, defaultValue: 'ada@' } };

export const Disabled: Story = { args: { disabled: true } };
