import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { SearchInput } from './SearchInput';

const meta = {
  title: 'Inputs/SearchInput',
  component: SearchInput,
  args: { label: 'Search leads', value: '', onSearch: fn() },
} satisfies Meta<typeof SearchInput>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithTerm: Story = { args: { value: 'dentist' } };
