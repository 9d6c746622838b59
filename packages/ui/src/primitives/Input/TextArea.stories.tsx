import type { Meta, StoryObj } from '@storybook/react-vite';
import { TextArea } from './Input';

const meta = {
  title: 'Inputs/TextArea',
  component: TextArea,
  args: { 'aria-label': 'Primary text', rows: 4, placeholder: 'Book a free check-up.' },
} satisfies Meta<typeof TextArea>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Disabled: Story = { args: { disabled: true } };
