import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { fn } from 'storybook/test';
import { Box } from '../../layout/Box';
import { HStack } from '../../layout/HStack';
import { SortableList, type SortableListProps } from './SortableList';

type Question = { id: number; text: string };

const questions: readonly Question[] = [
  { id: 1, text: 'What is your name?' },
  { id: 2, text: 'When can we call?' },
  { id: 3, text: 'What do you need?' },
];

function Stateful(props: SortableListProps<Question>) {
  const [items, setItems] = useState(props.items);
  return (
    <SortableList
      {...props}
      items={items}
      onReorder={(next) => {
        props.onReorder(next);
        setItems(next);
      }}
    />
  );
}

const meta = {
  title: 'Data/SortableList',
  component: SortableList<Question>,
  render: (args) => <Stateful {...args} />,
  args: {
    label: 'Questions',
    items: questions,
    getId: ({ id }) => id,
    getName: ({ text }) => text,
    onReorder: fn(),
    children: ({ text }, { handle, index }) => (
      <HStack gap={2} borderWidth="1px" borderRadius="l2" p={2} bg="bg.panel">
        {handle}
        <Box textStyle="sm">{`${index + 1}. ${text}`}</Box>
      </HStack>
    ),
  },
} satisfies Meta<typeof SortableList<Question>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['picture'] };

export const Grid: Story = { args: { layout: 'grid' } };
