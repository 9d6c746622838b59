import type { Meta, StoryObj } from '@storybook/react-vite';
import { inForm } from '../inForm.fixtures';
import { niches } from '../moreFields.fixtures';
import { ComboboxField } from './ComboboxField';

const meta = {
  title: 'Forms/ComboboxField',
  component: ComboboxField,
  decorators: [inForm({ niche: 'dental' })],
  args: { name: 'niche', label: 'Niche', options: niches },
} satisfies Meta<typeof ComboboxField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Placeholder: Story = { args: { name: 'empty', placeholder: 'Choose a niche' } };

export const Disabled: Story = { args: { disabled: true } };
