import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { ChipList } from './ChipList';

const meta = {
  title: 'Data/ChipList',
  component: ChipList,
  args: {
    label: 'Keywords',
    chips: [
      { id: 'a', label: 'dentist near me' },
      { id: 'b', label: 'teeth cleaning' },
      { id: 'c', label: 'emergency dentist' },
    ],
    onRemove: fn(),
    onLeave: fn(),
  },
} satisfies Meta<typeof ChipList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const LongText: Story = {
  tags: ['picture'],
  args: {
    chips: [{ id: 'a', label: 'a very long keyword pasted from a document '.repeat(4) }],
  },
};

export const Empty: Story = { args: { chips: [] } };
