import type { Meta, StoryObj } from '@storybook/react-vite';
import { inForm } from '../inForm.fixtures';
import { RadioGroupField } from './RadioGroupField';

const meta = {
  title: 'Forms/RadioGroupField',
  component: RadioGroupField,
  decorators: [inForm({ goal: 'leads' })],
  args: {
    name: 'goal',
    label: 'Goal',
    options: [
      { value: 'leads', label: 'Leads' },
      { value: 'traffic', label: 'Traffic' },
    ],
  },
} satisfies Meta<typeof RadioGroupField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Inline: Story = { args: { inline: true } };

export const Disabled: Story = { args: { disabled: true } };
