import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { SearchPicker } from './SearchPicker';
import { WithQuery } from './SearchPicker.fixtures';

const cities = ['Berlin', 'Bern', 'Bergen', 'Oslo'].map((label) => ({ value: label, label, detail: 'City' }));

const meta = {
  title: 'Inputs/SearchPicker',
  component: SearchPicker,
  render: (props) => <WithQuery {...props} />,
  args: {
    label: 'Add a city',
    hint: 'Two letters are enough.',
    placeholder: 'Berlin',
    query: '',
    onQuery: fn(),
    options: cities,
    status: 'ready',
    emptyText: 'No city is called that.',
    onPick: fn(),
  },
} satisfies Meta<typeof SearchPicker>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithError: Story = { args: { error: 'This location has already exist.' } };

export const Disabled: Story = { tags: ['picture'], args: { disabled: true } };
