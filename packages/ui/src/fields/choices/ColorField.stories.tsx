import type { Meta, StoryObj } from '@storybook/react-vite';
import { inForm } from '../inForm.fixtures';
import { ColorField } from './ColorField';

const meta = {
  title: 'Forms/ColorField',
  component: ColorField,
  decorators: [inForm({ color: '#0b6b7a' })],
  args: { name: 'color', label: 'Brand color' },
} satisfies Meta<typeof ColorField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Disabled: Story = { args: { disabled: true } };
