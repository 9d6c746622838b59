import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { getStoryItem } from '../../story/storyMedia';
import { MediaUploader } from './MediaUploader';
import { signals, upload } from './MediaUploader.fixtures';

const meta = {
  title: 'Media/MediaUploader',
  component: MediaUploader,
  args: {
    accept: ['image/png', 'image/jpeg', 'video/mp4'],
    hint: 'JPEG or PNG up to 5 MB, MP4 up to 500 MB',
    check: (file, facts) => {
      if (!file.type.startsWith('image/')) return 'Please upload an image.';
      return facts && facts.width < 320 ? 'Images must be at least 320 x 320 pixels' : undefined;
    },
    upload,
    onUploaded: fn(),
  },
  beforeEach: () => {
    upload.mockReset();
    upload.mockResolvedValue(getStoryItem(1));
    signals.length = 0;
  },
} satisfies Meta<typeof MediaUploader>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
