import type { Meta, StoryObj } from '@storybook/react-vite';
import { Switch } from './Switch';

const meta = {
  title: 'Inputs/Switch',
  component: Switch,
  args: { label: 'Email me about new leads' },
} satisfies Meta<typeof Switch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const On: Story = { args: { defaultChecked: true } };

/** An explanation below the label. */
export const WithHint: Story = {
  tags: ['picture'],
  args: { hint: 'One email for each lead, at once.', defaultChecked: true },
};

export const Disabled: Story = { args: { disabled: true } };
