import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { fn } from 'storybook/test';
import { storyMedia } from '../../story/storyMedia';
import { MediaLibrary } from './MediaLibrary';
import type { MediaLibraryProps } from './MediaLibraryProps';

function Stateful(props: MediaLibraryProps) {
  const [selected, setSelected] = useState(props.selected);
  return (
    <MediaLibrary
      {...props}
      selected={selected}
      onSelect={(items) => {
        props.onSelect(items);
        setSelected(items);
      }}
    />
  );
}

const meta = {
  title: 'Media/MediaLibrary',
  component: MediaLibrary,
  render: (args) => <Stateful {...args} />,
  args: {
    label: 'Media library',
    items: storyMedia,
    selected: [],
    onSelect: fn(),
    limit: 2,
    onLimit: fn(),
    onCrop: fn(),
  },
} satisfies Meta<typeof MediaLibrary>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NextPage: Story = { args: { hasMore: true, isLoadingMore: true, onMore: fn() } };

export const Loading: Story = { args: { items: undefined } };

export const NothingFound: Story = { args: { items: [], isFiltered: true } };
