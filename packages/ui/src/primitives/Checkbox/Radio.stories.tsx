import type { Meta, StoryObj } from '@storybook/react-vite';
import { Radio } from './Checkbox';

const meta = {
  title: 'Inputs/Radio',
  component: Radio,
  args: { label: 'Run until stopped', name: 'schedule' },
} satisfies Meta<typeof Radio>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Checked: Story = { args: { defaultChecked: true } };

export const Disabled: Story = { args: { disabled: true } };
