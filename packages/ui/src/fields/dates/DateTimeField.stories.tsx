import type { Meta, StoryObj } from '@storybook/react-vite';
import { inForm } from '../inForm.fixtures';
import { DateTimeField } from './DateTimeField';

const meta = {
  title: 'Forms/DateTimeField',
  component: DateTimeField,
  decorators: [inForm({ start: '2026-11-09T17:00:00Z' })],
  args: { name: 'start', label: 'Starts', timeZone: 'America/Los_Angeles' },
} satisfies Meta<typeof DateTimeField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Hint: Story = { args: { hint: 'In the time zone of the ad account.' } };

export const Disabled: Story = { args: { disabled: true } };
