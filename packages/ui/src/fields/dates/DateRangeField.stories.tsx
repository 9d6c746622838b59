import type { Meta, StoryObj } from '@storybook/react-vite';
import { inForm } from '../inForm.fixtures';
import { DateRangeField } from './DateRangeField';

const meta = {
  title: 'Forms/DateRangeField',
  component: DateRangeField,
  decorators: [inForm({ from: '2026-06-01', to: '2026-06-07' })],
  args: { label: 'Period', fromName: 'from', toName: 'to' },
} satisfies Meta<typeof DateRangeField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Disabled: Story = { args: { disabled: true } };
