import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { fn } from 'storybook/test';
import { getStoryItem } from '../../story/storyMedia';
import { MediaList } from './MediaList';
import type { MediaListProps } from './MediaListProps';

function Stateful(props: MediaListProps) {
  const [items, setItems] = useState(props.items);
  return (
    <MediaList
      {...props}
      items={items}
      onChange={(next) => {
        props.onChange(next);
        setItems(next);
      }}
    />
  );
}

const meta = {
  title: 'Media/MediaList',
  component: MediaList,
  render: (args) => <Stateful {...args} />,
  args: {
    label: 'Chosen pictures and videos',
    items: [getStoryItem(1), getStoryItem(5), getStoryItem(3)],
    onChange: fn(),
    onReplace: fn(),
    onCrop: fn(),
  },
} satisfies Meta<typeof MediaList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithProblem: Story = {
  tags: ['picture'],
  args: {
    checkItem: ({ id }) => (id === 3 ? 'This picture was deleted from the library.' : undefined),
  },
};

export const Empty: Story = { args: { items: [] } };
