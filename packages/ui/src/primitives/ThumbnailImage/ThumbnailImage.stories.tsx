import type { Meta, StoryObj } from '@storybook/react-vite';
import { ThumbnailImage } from './ThumbnailImage';

const meta = {
  title: 'Media/ThumbnailImage',
  component: ThumbnailImage,
  args: { alt: 'Ad picture', width: 48, ratio: '16 / 9' },
} satisfies Meta<typeof ThumbnailImage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Broken: Story = { args: { src: '/missing.png' } };
