import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { getStoryItem } from '../../story/storyMedia';
import { MediaCropper } from './MediaCropper';
import { saved } from './MediaCropper.fixtures';

const meta = {
  title: 'Media/MediaCropper',
  component: MediaCropper,
  // Opens over the page; on the docs page, over its own small page.
  parameters: { docs: { story: { inline: false, iframeHeight: 560 } } },
  args: {
    item: getStoryItem(1),
    shapes: [
      { value: 'square', label: 'Square 1:1', ratio: 1 },
      { value: 'landscape', label: 'Landscape 1.91:1', ratio: 1.91 },
      { value: 'free', label: 'Free', ratio: undefined },
    ],
    check: (_shape, { width, height }) =>
      width < 320 || height < 320 ? 'Images must be at least 320 x 320 pixels' : undefined,
    save: fn(),
    onSaved: fn(),
    onClose: fn(),
  },
  beforeEach: ({ args }) => {
    saved.length = 0;
    (args.save as ReturnType<typeof fn>).mockImplementation(async (_item: unknown, part: Blob) => {
      const { width, height } = await createImageBitmap(part);
      saved.push({ width, height });
      return getStoryItem(2);
    });
  },
} satisfies Meta<typeof MediaCropper>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
