import type { Meta, StoryObj } from '@storybook/react-vite';
import { inForm } from '../inForm.fixtures';
import { countries } from '../moreFields.fixtures';
import { CountryField } from './CountryField';

const meta = {
  title: 'Forms/CountryField',
  component: CountryField,
  decorators: [inForm({ country: 'NZ' })],
  args: { name: 'country', label: 'Country', countries },
} satisfies Meta<typeof CountryField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Placeholder: Story = { args: { name: 'empty', placeholder: 'Choose a country' } };

export const Disabled: Story = { args: { disabled: true } };
