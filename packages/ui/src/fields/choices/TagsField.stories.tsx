import type { Meta, StoryObj } from '@storybook/react-vite';
import { inForm } from '../inForm.fixtures';
import { TagsField } from './TagsField';

const meta = {
  title: 'Forms/TagsField',
  component: TagsField,
  decorators: [inForm({ keywords: ['dentist', 'teeth whitening'] })],
  args: { name: 'keywords', label: 'Keywords', max: 50, placeholder: 'Add a keyword' },
} satisfies Meta<typeof TagsField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Disabled: Story = { args: { disabled: true } };
