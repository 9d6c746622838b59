import type { Meta, StoryObj } from '@storybook/react-vite';
import { inForm } from '../inForm.fixtures';
import { FileField } from './FileField';

const meta = {
  title: 'Forms/FileField',
  component: FileField,
  decorators: [inForm()],
  args: { name: 'file', label: 'Import', accept: ['.csv'], hint: 'CSV, at most 10 MB' },
} satisfies Meta<typeof FileField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Disabled: Story = { args: { disabled: true } };
