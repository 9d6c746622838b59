import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { getStoryItem, storyMedia } from '../../story/storyMedia';
import { MediaPicker } from './MediaPicker';
import { add, upload, uploaded } from './MediaPicker.fixtures';

const video = { ...getStoryItem(6), id: 21, name: 'A new video' };
const filters = [
  { value: 'all', label: 'Everything' },
  { value: 'image', label: 'Pictures' },
  { value: 'video', label: 'Videos' },
  { value: 'youtube', label: 'YouTube' },
  { value: 'logo', label: 'Logos' },
];

const meta = {
  title: 'Media/MediaPicker',
  component: MediaPicker,
  // Opens over the page; on the docs page, over its own small page.
  parameters: { docs: { story: { inline: false, iframeHeight: 560 } } },
  args: {
    open: true,
    onClose: fn(),
    title: 'Pictures and videos',
    value: [],
    onChoose: fn(),
    limit: 3,
    limitText: "You can't select more than 3",
    checkSelection: (items) =>
      items.some(({ width, height }) => width === height && width > 0)
        ? undefined
        : 'Please include the following required ratio(s): 1:1',
    library: {
      items: storyMedia,
      search: '',
      onSearch: fn(),
      filters,
      filter: 'all',
      onFilter: fn(),
    },
    uploader: {
      accept: ['image/png'],
      hint: 'JPEG, PNG or WebP up to 5 MB, MP4 up to 500 MB',
      check: () => undefined,
      upload,
    },
    youtube: {
      check: (url) => (url.includes('youtube.com') ? undefined : 'Please enter a valid YouTube URL.'),
      add,
    },
    cropper: {
      shapes: [{ value: 'square', label: 'Square 1:1', ratio: 1 }],
      check: () => undefined,
      save: fn(),
    },
  },
  beforeEach: () => {
    upload.mockReset();
    upload.mockResolvedValue(uploaded);
    add.mockReset();
    add.mockResolvedValue(video);
  },
} satisfies Meta<typeof MediaPicker>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = { args: { library: { ...meta.args.library, items: undefined } } };

export const Failed: Story = {
  args: {
    library: {
      ...meta.args.library,
      items: undefined,
      error: 'The server did not answer.',
      onRetry: fn(),
    },
  },
};

export const NothingFound: Story = {
  tags: ['picture'],
  args: { library: { ...meta.args.library, items: [], search: 'sea' } },
};
