import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { inForm } from './inForm.fixtures';
import { SubmitBar } from './SubmitBar';

const meta = {
  title: 'Forms/SubmitBar',
  component: SubmitBar,
  decorators: [inForm()],
  args: { submitLabel: 'Save' },
} satisfies Meta<typeof SubmitBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithCancel: Story = { args: { onCancel: fn() } };

export const FullWidth: Story = { args: { fullWidth: true } };
