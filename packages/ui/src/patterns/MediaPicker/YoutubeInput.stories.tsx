import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { getStoryItem } from '../../story/storyMedia';
import { YoutubeInput } from './YoutubeInput';

const meta = {
  title: 'Media/YoutubeInput',
  component: YoutubeInput,
  args: {
    check: (url) => (url.startsWith('https://') ? undefined : 'Please enter a valid YouTube URL.'),
    add: fn(async () => getStoryItem(6)),
    onAdded: fn(),
  },
} satisfies Meta<typeof YoutubeInput>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['picture'] };
