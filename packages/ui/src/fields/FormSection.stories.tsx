import type { Meta, StoryObj } from '@storybook/react-vite';
import { FormSection } from './FormSection';
import { inForm } from './inForm.fixtures';

const meta = {
  title: 'Forms/FormSection',
  component: FormSection,
  decorators: [inForm()],
  args: { title: 'Schedule', description: 'When your ads run.', children: 'Fields' },
} satisfies Meta<typeof FormSection>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithoutDescription: Story = { args: { description: undefined } };
